import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { featuredProductsQuery } from '#web/features/catalogue/catalogue.queries.ts';
import { LoadFailed } from '#web/features/catalogue/load-failed.tsx';
import { ProductGrid, ProductGridSkeleton } from '#web/features/catalogue/product-grid.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Section } from '#web/ui/content/section.tsx';

const PLACEHOLDERS = 4;
/** A home page is a shop window, not the storeroom. */
const MAX_SHOWN = 8;

export function FeaturedProducts() {
  const { t } = useTranslation('home');
  const { data: products, isError, refetch } = useQuery(featuredProductsQuery);
  return (
    <Section
      eyebrow={t('featured.eyebrow')}
      title={t('featured.title')}
      className="drawn-late [--likely-height:122rem] lg:[--likely-height:81rem]"
      actions={
        <Button asChild variant="link">
          <Link to="/shop">{t('featured.all')}</Link>
        </Button>
      }
    >
      {products && <ProductGrid products={products.slice(0, MAX_SHOWN)} opensModal />}
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {!products && !isError && <ProductGridSkeleton count={PLACEHOLDERS} label={t('featured.loading')} />}
    </Section>
  );
}
