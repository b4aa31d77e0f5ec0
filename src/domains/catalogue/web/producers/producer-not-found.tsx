import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { MissingPage } from '#engine/web/ui/content/missing-page.tsx';

export function ProducerNotFound() {
  const { t } = useTranslation('producers');
  return (
    <MissingPage
      title={t('notFound.title')}
      description={t('notFound.text')}
      back={{ to: '/producers', text: t('notFound.action') }}
    />
  );
}
