import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';

/** A part of a page could not be loaded; the rest of it stays usable. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('catalogue');
  return (
    <div role="alert">
      <EmptyState
        size="sm"
        title={t('failed.title')}
        description={t('failed.text')}
        actions={
          <Button variant="secondary" onClick={onRetry}>
            {t('failed.retry')}
          </Button>
        }
      />
    </div>
  );
}
