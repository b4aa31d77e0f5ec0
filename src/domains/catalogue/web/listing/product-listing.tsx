import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Wheat } from 'lucide-react';
import { MAX_LIST_TOTAL } from '#domains/catalogue/model/page-size.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { productListQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { ListingFoot } from './listing-foot.tsx';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { ProductGrid, ProductGridSkeleton } from '#domains/catalogue/web/product-grid.tsx';
import { activeFilterCount, type ShopSearch } from './shop-search.ts';
import { usePagesOnScreen } from './use-pages-on-screen.ts';

const PLACEHOLDERS = 8;
/** Cards that may be on the first screen. */
const EAGER = 4;

type ListingProps = { category: string | undefined; search: ShopSearch };

/** One or more pages of a list. */
export function ProductListing({ category, search }: ListingProps) {
  const { t } = useTranslation('catalogue');
  const pages = usePagesOnScreen(search.page ?? 1, (page) => pageQuery(category, search, page).queryKey);
  const results = useQueries({ queries: pages.map((page) => pageQuery(category, search, page)) });
  const total = results.find((result) => result.data)?.data?.total;
  const failed = results.find((result) => result.isError);
  const loaded = results.flatMap((result) => (result.data ? [result.data] : []));
  const products = loaded.flatMap((list) => list.items);
  const waiting = results.some((result) => result.isPending);

  if (failed && loaded.length === 0) return <LoadFailed onRetry={() => void failed.refetch()} />;
  if (total === undefined) {
    return <ProductGridSkeleton count={PLACEHOLDERS} label={t('shop.loading')} />;
  }
  if (products.length === 0 && !waiting) return <NoProducts search={search} />;
  return (
    <>
      <ProductGrid products={products} headingLevel={2} opensModal eager={EAGER} />
      {waiting && (
        <div className="mt-10">
          <ProductGridSkeleton count={PLACEHOLDERS / 2} label={t('shop.loading')} />
        </div>
      )}
      {failed && <LoadFailed onRetry={() => void failed.refetch()} />}
      <ListingFoot
        pages={pages}
        total={total}
        isMore={total >= MAX_LIST_TOTAL}
        shown={products.length}
        waiting={waiting}
      />
    </>
  );
}

const pageQuery = (category: string | undefined, search: ShopSearch, page: number) =>
  productListQuery(category, { ...search, page: page > 1 ? page : undefined });

function NoProducts({ search }: { search: ShopSearch }) {
  const { t } = useTranslation('catalogue');
  const narrowed = activeFilterCount(search) > 0 || search.page !== undefined;
  return (
    <EmptyState
      icon={<Wheat />}
      title={t('shop.emptyTitle')}
      description={t('shop.emptyText')}
      actions={
        narrowed && (
          <Button asChild variant="secondary">
            <Link to="." search={{ sort: search.sort }}>
              {t('filters.clear')}
            </Link>
          </Button>
        )
      }
    />
  );
}
