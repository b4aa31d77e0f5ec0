import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { MissingPage } from '#engine/web/ui/content/missing-page.tsx';

/** The page; also where the product could not be fetched: for the visitor it is the same. */
export function ProductNotFound() {
  return <ProductMissing headingLevel={1} />;
}

export function ProductMissing({ headingLevel }: { headingLevel: 1 | 2 }) {
  const { t } = useTranslation('catalogue');
  return (
    <MissingPage
      headingLevel={headingLevel}
      title={t('notFound.title')}
      description={t('notFound.text')}
      back={{ to: '/shop', text: t('notFound.action') }}
    />
  );
}
