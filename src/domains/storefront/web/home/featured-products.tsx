import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { featuredProductsQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { ProductGrid, ProductGridSkeleton } from '#domains/catalogue/web/product-grid.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';

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
