import { useQuery, useQueries } from '@tanstack/react-query';
import { useParams, useSearch, Link } from '@tanstack/react-router';
import { Wheat } from 'lucide-react';
import type { Category } from '#domains/catalogue/model/product.ts';
import { policies } from '#engine/model/policies.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { categoriesQuery, productListQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { MAX_LIST_TOTAL } from '#domains/catalogue/model/page-size.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { ProductGrid, ProductGridSkeleton } from '#domains/catalogue/web/product-grid.tsx';
import { ComingRow } from '#domains/catalogue/web/seasons/coming-row.tsx';
import { CategoryBar } from './category-bar.tsx';
import { CategoryNotFound } from './category-not-found.tsx';
import { ShopFilterBar } from './shop-filter-bar.tsx';
import { readShopSearch, activeFilterCount, type ShopSearch } from './listing-search.ts';
import { ListingFoot, usePagesOnScreen } from './listing-foot.tsx';

/** All products, or those of one category. */
export function ShopPage() {
  const { category: slug } = useParams({ strict: false });
  const search = readShopSearch(useSearch({ strict: false }));
  const { data: categories } = useQuery(categoriesQuery);
  const category = categories?.find((known) => known.slug === slug);
  if (slug !== undefined && categories && !category) return <CategoryNotFound />;
  return (
    <>
      <CategoryBar active={slug ?? 'all'} />
      <ShopHeader category={category} loading={slug !== undefined && !categories} />
      <Container className="pb-section">
        <ShopFilterBar category={slug} search={search} />
        <ProductListing category={slug} search={search} />
      </Container>
      {slug === undefined && activeFilterCount(search) === 0 && <ComingRow />}
    </>
  );
}

function ShopHeader({ category, loading }: { category: Category | undefined; loading: boolean }) {
  const { t } = useTranslation('catalogue');
  const name = category?.name ?? (loading ? t('bar.loading') : t('shop.title'));
  return (
    <Container className="flex flex-col gap-8 py-10 sm:py-14 md:flex-row md:items-center md:justify-between lg:gap-16">
      <div className="max-w-text">
        <p className="eyebrow mb-4 text-accent-ink">{t('shop.eyebrow')}</p>
        <h1 className="text-5xl">{name}</h1>
        <p className="mt-5 text-lg text-muted">
          {t('shop.subtitle', { category: category?.name ?? t('shop.everything') })}
        </p>
        {policies().taxMode === 'added' && <p className="mt-3 text-sm text-muted">{t('tax.listed')}</p>}
        {category?.description && (
          <p className="mt-4 font-display text-xl text-ink">{category.description}</p>
        )}
      </div>
      {category?.imageUrl && (
        <Picture
          src={category.imageUrl}
          alt=""
          width={800}
          height={800}
          sizes="(min-width: 48rem) 24rem, 100vw"
          priority
          className="aspect-3/2 w-full shrink-0 rounded-lg md:aspect-4/5 md:w-72 md:[border-radius:50%_50%_12px_12px/40%_40%_12px_12px] lg:w-80"
        />
      )}
    </Container>
  );
}

const PLACEHOLDERS = 8;
/** Cards that may be on the first screen. */
const EAGER = 4;

type ListingProps = { category: string | undefined; search: ShopSearch };

/** One or more pages of a list. */
function ProductListing({ category, search }: ListingProps) {
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
