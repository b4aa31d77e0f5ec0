import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { CloudAlert } from 'lucide-react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';

/** A page failed to load or to render: say so and offer to try again. */
export function ErrorPage() {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        icon={<CloudAlert />}
        title={t('error.title')}
        description={t('error.text')}
        actions={
          <>
            <Button onClick={retry}>{t('error.retry')}</Button>
            <Button asChild variant="secondary">
              <Link to="/">{t('notFound.home')}</Link>
            </Button>
          </>
        }
      />
    </Container>
  );
}
