import { useQueries } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { MAX_COUNTED_PRODUCTS } from '#domains/catalogue/model/search/limits.ts';
import type { ShownSearchResult } from '#domains/catalogue/model/search/search.ts';
import {
  FilterChips,
  foodChips,
  FoodFilterButton,
  FoodFilterChoices,
  useNarrow,
} from '#domains/catalogue/web/listing/list-filters.tsx';
import { foodFilterCount, type FoodSearch } from '#domains/catalogue/web/listing/listing-search.ts';
import { ListingFoot, usePagesOnScreen } from '#domains/catalogue/web/listing/listing-foot.tsx';
import { ProducerGrid } from '#domains/catalogue/web/producers/producer-grid.tsx';
import { ProductGrid, ProductGridSkeleton } from '#domains/catalogue/web/product-grid.tsx';
import { numberFormat } from '#engine/web/i18n/number-format.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#engine/web/ui/navigation/tabs.tsx';
import { NothingFound } from './nothing-found.tsx';
import { searchQuery } from './search.queries.ts';

const PLACEHOLDERS = 8;

export function SearchPage() {
  const { t } = useTranslation('search');
  const { q: query = '', page = 1, ...food } = useSearch({ from: '/search' });
  const pages = usePagesOnScreen(page, (earlier) => searchQuery(query, earlier, food).queryKey);
  const results = useQueries({
    queries: pages.map((shown) => ({ ...searchQuery(query, shown, food), enabled: query !== '' })),
  });
  const failed = results.find((result) => result.isError);
  const loaded = results.flatMap((result) => (result.data ? [result.data] : []));
  const [data] = loaded;
  const total = data && data.productTotal + data.producers.length;
  const { format, isMore } = useCounts();
  return (
    <Container className="py-10 sm:py-14">
      <h1 className="text-4xl">{t('heading', { query })}</h1>
      <p role="status" className="mt-3 mb-8 min-h-7 text-muted">
        {total !== undefined &&
          total > 0 &&
          (isMore(total)
            ? t('foundMany', { number: format(MAX_COUNTED_PRODUCTS) })
            : t('found', { count: total }))}
      </p>
      <SearchFilters food={food} />
      {!data && !failed && <ProductGridSkeleton count={PLACEHOLDERS} label={t('loading')} />}
      {data && total === 0 && <NothingFound query={query} food={food} />}
      {data && total !== undefined && total > 0 && (
        <Results
          key={query}
          found={{ ...data, products: loaded.flatMap(({ products }) => products) }}
          total={total}
          pages={pages}
          waiting={results.some((result) => result.isPending)}
        />
      )}
      {failed && <SearchFailed onRetry={() => void failed.refetch()} />}
    </Container>
  );
}

interface ResultsProps {
  found: ShownSearchResult;
  total: number;
  pages: number[];
  waiting: boolean;
}

function Results({ found, total, pages, waiting }: ResultsProps) {
  const { t } = useTranslation('search');
  const { products, producers, productTotal } = found;
  const { format, isMore } = useCounts();
  const label = (text: string, total: number) =>
    t('tabCount', { label: text, count: isMore(total) ? `${format(MAX_COUNTED_PRODUCTS)}+` : format(total) });
  const productPart = (
    <>
      {products.length > 0 && <ProductGrid products={products} headingLevel={2} eager={4} />}
      {products.length === 0 && !waiting && <PastTheLast />}
      {waiting && (
        <div className="mt-10">
          <ProductGridSkeleton count={PLACEHOLDERS / 2} label={t('loading')} />
        </div>
      )}
      {products.length > 0 && (
        <ListingFoot
          pages={pages}
          total={productTotal}
          isMore={isMore(productTotal)}
          shown={products.length}
          waiting={waiting}
        />
      )}
    </>
  );
  return (
    <Tabs defaultValue="all">
      <TabList label={t('tabs')}>
        <Tab value="all">{label(t('all'), total)}</Tab>
        {productTotal > 0 && <Tab value="products">{label(t('products'), productTotal)}</Tab>}
        {producers.length > 0 && <Tab value="producers">{label(t('producers'), producers.length)}</Tab>}
      </TabList>
      <TabPanel value="all" className="flex flex-col gap-16 pt-4">
        {productTotal > 0 && <div>{productPart}</div>}
        {producers.length > 0 && (
          <section aria-labelledby="search-producers">
            <h2 id="search-producers" className="mb-8 text-3xl">
              {t('producers')}
            </h2>
            <ProducerGrid producers={producers} headingLevel={3} />
          </section>
        )}
      </TabPanel>
      <TabPanel value="products" className="pt-4">
        {productPart}
      </TabPanel>
      <TabPanel value="producers" className="pt-4">
        <ProducerGrid producers={producers} headingLevel={2} />
      </TabPanel>
    </Tabs>
  );
}

/** The server counts matches up to a limit: from there on a number means 'more than'. */
function useCounts() {
  const { i18n } = useTranslation('search');
  const numbers = numberFormat(i18n.language);
  return {
    format: (count: number) => numbers.format(count),
    isMore: (count: number) => count >= MAX_COUNTED_PRODUCTS,
  };
}

/** A URL that names a page behind the last. */
function PastTheLast() {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('pastTitle')}
      description={t('pastText')}
      actions={
        <Button asChild variant="secondary">
          <Link to="." search={(previous) => ({ ...previous, page: undefined })}>
            {t('firstPage')}
          </Link>
        </Button>
      }
    />
  );
}

function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('search');
  return (
    <div role="alert">
      <EmptyState
        title={t('failedTitle')}
        description={t('failedText')}
        actions={
          <Button variant="secondary" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}

/** Leaves out of the results what somebody does not eat. */
function SearchFilters({ food }: { food: FoodSearch }) {
  const { t } = useTranslation('catalogue');
  const [open, setOpen] = useState(false);
  const narrow = useNarrow<FoodSearch>();
  return (
    <section aria-label={t('filters.toggle')} data-print="hidden" className="mb-6">
      <FoodFilterButton search={food} open={open} onToggle={() => setOpen(!open)} />
      {open && <FoodFilterChoices search={food} onChange={narrow} />}
      {foodFilterCount(food) > 0 && (
        <div className="mt-4">
          <FilterChips chips={foodChips(t, food)} />
        </div>
      )}
    </section>
  );
}
