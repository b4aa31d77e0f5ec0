import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { categoriesQuery, featuredProductsQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { foodFilterCount, type FoodSearch } from '#domains/catalogue/web/listing/listing-search.ts';
import { ProductGrid } from '#domains/catalogue/web/product-grid.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';

const PROPOSED = 4;

/** A search that found nothing still leads somewhere: without its filters, to a category, to what others like. */
export function NothingFound({ query, food }: { query: string; food: FoodSearch }) {
  const { t } = useTranslation('search');
  return (
    <>
      <EmptyState
        icon={<SearchX />}
        title={t('emptyTitle')}
        description={t('emptyText', { query })}
        actions={
          <>
            {foodFilterCount(food) > 0 && (
              <Button asChild variant="secondary">
                <Link to="." search={{ q: query }}>
                  {t('catalogue:filters.clear')}
                </Link>
              </Button>
            )}
            <Button asChild>
              <Link to="/shop">{t('browse')}</Link>
            </Button>
          </>
        }
      />
      <CategoryProposals />
      <ProductProposals />
    </>
  );
}

function CategoryProposals() {
  const { t } = useTranslation('search');
  const { data: categories = [] } = useQuery(categoriesQuery);
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('categories')} className="mx-auto max-w-narrow">
      <ul className="flex flex-wrap justify-center gap-2">
        {categories.map(({ id, slug, name }) => (
          <li key={id}>
            <Button asChild size="sm" variant="secondary">
              <Link to="/shop/$category" params={{ category: slug }}>
                {name}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ProductProposals() {
  const { t } = useTranslation('search');
  const { data: products = [] } = useQuery(featuredProductsQuery);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="search-proposals" className="mt-14">
      <h2 id="search-proposals" className="mb-8 text-3xl">
        {t('proposals')}
      </h2>
      <ProductGrid products={products.slice(0, PROPOSED)} headingLevel={3} />
    </section>
  );
}
