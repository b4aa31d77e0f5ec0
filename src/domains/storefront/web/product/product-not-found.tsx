import { Link } from '@tanstack/react-router';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';

/** The page; also where the product could not be fetched: for the visitor it is the same. */
export function ProductNotFound() {
  return <ProductMissing headingLevel={1} />;
}

export function ProductMissing({ headingLevel }: { headingLevel: 1 | 2 }) {
  const { t } = useTranslation('catalogue');
  return (
    <EmptyState
      headingLevel={headingLevel}
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
