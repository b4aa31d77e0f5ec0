import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { MissingPage } from '#engine/web/ui/content/missing-page.tsx';

export function CategoryNotFound() {
  const { t } = useTranslation('catalogue');
  return (
    <MissingPage
      title={t('shop.categoryNotFoundTitle')}
      description={t('shop.categoryNotFoundText')}
      back={{ to: '/shop', text: t('notFound.action') }}
    />
  );
}
