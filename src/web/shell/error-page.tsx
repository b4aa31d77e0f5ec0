import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** A page failed to load or to render: say so and offer to try again. */
export function ErrorPage() {
  const { t } = useTranslation('shell');
  const router = useRouter();
  return (
    <EmptyState
      headingLevel={1}
      title={t('error.title')}
      description={t('error.text')}
      actions={<Button onClick={() => void router.invalidate()}>{t('error.retry')}</Button>}
    />
  );
}
