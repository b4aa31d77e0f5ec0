import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { MissingPage } from '#engine/web/ui/content/missing-page.tsx';

export function PassportNotFound() {
  const { t } = useTranslation('passport');
  return (
    <MissingPage
      title={t('notFound.title')}
      description={t('notFound.text')}
      back={{ to: '/shop', text: t('notFound.action') }}
    />
  );
}
