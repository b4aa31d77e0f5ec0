import { useQueries, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useMatch } from '@tanstack/react-router';
import { Wheat } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination, type PageLinkProps } from '#web/ui/pagination.tsx';
import { productListQuery, type ProductList } from './catalogue.queries.ts';
import { LoadFailed } from './load-failed.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { activeFilterCount, pageCountOf, shownPages, type ShopSearch } from './shop-search.ts';

const PLACEHOLDERS = 8;
/** Cards that may be on the first screen. */
const EAGER = 4;

type ListingProps = { category: string | undefined; search: ShopSearch };

/**
 * One or more pages of a list. 'More' adds the next page under the others and puts it into the address; the history
 * entry remembers where the list began, so that coming back finds it as it was left.
 */
export function ProductListing({ category, search }: ListingProps) {
  const { t } = useTranslation('catalogue');
  const pages = usePagesOnScreen(category, search);
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
      <ListingFoot pages={pages} total={total} shown={products.length} waiting={waiting} />
    </>
  );
}

const pageQuery = (category: string | undefined, search: ShopSearch, page: number) =>
  productListQuery(category, { ...search, page: page > 1 ? page : undefined });

/** Earlier pages are shown only while they are at hand: a page opened by its address stands alone, as the server wrote it. */
function usePagesOnScreen(category: string | undefined, search: ShopSearch): number[] {
  const queryClient = useQueryClient();
  const page = search.page ?? 1;
  const pages = shownPages(useShownFrom() ?? page, page);
  const atHand = pages
    .slice(0, -1)
    .every((earlier) => queryClient.getQueryData<ProductList>(pageQuery(category, search, earlier).queryKey));
  return atHand ? pages : [page];
}

/** Where the list began, as the history entry tells. While the visitor leaves, the last answer stays: the list must not shrink under them. */
function useShownFrom(): number | undefined {
  const own = useMatch({ strict: false, select: (match) => match.pathname });
  const told = useLocation({
    select: ({ pathname, state }) => (pathname === own ? { from: state.shownFrom } : null),
    structuralSharing: true,
  });
  const [from, setFrom] = useState(told?.from);
  if (told !== null && told.from !== from) setFrom(told.from);
  return told === null ? from : told.from;
}

type FootProps = { pages: number[]; total: number; shown: number; waiting: boolean };

function ListingFoot({ pages, total, shown, waiting }: FootProps) {
  const { t } = useTranslation('catalogue');
  const first = pages[0]!;
  const last = pages.at(-1)!;
  const pageCount = pageCountOf(total);
  if (pageCount === 1) return null;
  return (
    <div className="mt-14 flex flex-col items-center gap-6" data-print="hidden">
      <p className="text-sm text-muted tabular-nums">{t('shop.shown', { shown, total })}</p>
      {last < pageCount && !waiting && (
        <Button asChild variant="secondary" size="lg">
          <Link
            to="."
            search={(previous) => ({ ...previous, page: last + 1 })}
            state={{ shownFrom: first }}
            replace
            resetScroll={false}
          >
            {t('shop.loadMore')}
          </Link>
        </Button>
      )}
      <Pagination
        page={last}
        pageCount={pageCount}
        labels={{
          nav: t('shop.pages'),
          previous: t('shop.previousPage'),
          next: t('shop.nextPage'),
          page: (page) => t('shop.page', { page }),
        }}
        link={pageLink}
      />
    </div>
  );
}

function pageLink(page: number, props: PageLinkProps) {
  return (
    <Link to="." search={(previous) => ({ ...previous, page: page === 1 ? undefined : page })} {...props} />
  );
}

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
