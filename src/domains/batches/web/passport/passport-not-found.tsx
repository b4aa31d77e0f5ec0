import { Link } from '@tanstack/react-router';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';

export function PassportNotFound() {
  const { t } = useTranslation('passport');
  return (
    <EmptyState
      headingLevel={1}
      title={t('notFound.title')}
      description={t('notFound.text')}
      actions={
        <Button asChild>
          <Link to="/shop">{t('notFound.action')}</Link>
        </Button>
      }
    />
  );
}
