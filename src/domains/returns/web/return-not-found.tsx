import { Link } from '@tanstack/react-router';
import { KeyRound, PackageSearch } from 'lucide-react';
import { ApiError } from '#engine/web/api/api-error.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';

interface ReturnNotFoundProps {
  /** Of the order, as it stands in the URL. */
  id: string;
  error: unknown;
}

/** There is no such order for whoever asks; signing in may help. */
export function ReturnNotFound({ id, error }: ReturnNotFoundProps) {
  const { t } = useTranslation('returns');
  const isSignedOut = error instanceof ApiError && error.status === 401;
  const state = isSignedOut ? 'signedOut' : 'missing';
  return (
    <EmptyState
      headingLevel={1}
      icon={isSignedOut ? <KeyRound aria-hidden="true" /> : <PackageSearch aria-hidden="true" />}
      title={t(`states.${state}.title`)}
      description={t(`states.${state}.text`)}
      actions={
        <>
          {isSignedOut && (
            <Button asChild>
              <Link to="/login" search={{ next: `/order/${id}/return` }}>
                {t('states.signedOut.action')}
              </Link>
            </Button>
          )}
          <Button asChild variant="secondary">
            <Link to="/returns">{t('page.policy')}</Link>
          </Button>
        </>
      }
    />
  );
}
