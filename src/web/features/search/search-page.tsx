import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { MAX_COUNTED_PRODUCTS } from '#shared/search/limits.ts';
import type { SearchResult } from '#shared/search/search.ts';
import { ProductGrid, ProductGridSkeleton } from '#web/features/catalogue/product-grid.tsx';
import { ProducerGrid } from '#web/features/producers/producer-grid.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Container } from '#web/ui/section.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { searchQuery } from './search.queries.ts';

const PLACEHOLDERS = 8;

export function SearchPage() {
  const { t } = useTranslation('search');
  const { q: query = '' } = useSearch({ from: '/search' });
  const { data, isError, refetch } = useQuery({ ...searchQuery(query), enabled: query !== '' });
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
      {isError && <SearchFailed onRetry={() => void refetch()} />}
      {!data && !isError && <ProductGridSkeleton count={PLACEHOLDERS} label={t('loading')} />}
      {data && total === 0 && <NothingFound query={query} />}
      {data && total !== undefined && total > 0 && <Results key={query} found={data} total={total} />}
    </Container>
  );
}

function Results({ found, total }: { found: SearchResult; total: number }) {
  const { t } = useTranslation('search');
  const { products, producers, productTotal } = found;
  const { format, isMore } = useCounts();
  const label = (text: string, total: number) =>
    t('tabCount', { label: text, count: isMore(total) ? `${format(MAX_COUNTED_PRODUCTS)}+` : format(total) });
  const productPart = (
    <>
      <ProductGrid products={products} headingLevel={2} eager={4} />
      {productTotal > products.length && (
        <p className="mt-10 text-sm text-muted">
          {t(isMore(productTotal) ? 'firstOfMany' : 'first', {
            shown: products.length,
            total: format(productTotal),
          })}
        </p>
      )}
    </>
  );
  const producerPart = <ProducerGrid producers={producers} headingLevel={2} />;
  return (
    <Tabs defaultValue="all">
      <TabList label={t('tabs')}>
        <Tab value="all">{label(t('all'), total)}</Tab>
        {products.length > 0 && <Tab value="products">{label(t('products'), productTotal)}</Tab>}
        {producers.length > 0 && <Tab value="producers">{label(t('producers'), producers.length)}</Tab>}
      </TabList>
      <TabPanel value="all" className="flex flex-col gap-16 pt-4">
        {products.length > 0 && <div>{productPart}</div>}
        {producers.length > 0 && producerPart}
      </TabPanel>
      <TabPanel value="products" className="pt-4">
        {productPart}
      </TabPanel>
      <TabPanel value="producers" className="pt-4">
        {producerPart}
      </TabPanel>
    </Tabs>
  );
}

/** The server counts matches up to a limit: from there on a number means 'more than'. */
function useCounts() {
  const { i18n } = useTranslation('search');
  const numbers = new Intl.NumberFormat(i18n.language);
  return {
    format: (count: number) => numbers.format(count),
    isMore: (count: number) => count >= MAX_COUNTED_PRODUCTS,
  };
}

function NothingFound({ query }: { query: string }) {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('emptyTitle')}
      description={t('emptyText', { query })}
      actions={
        <Button asChild>
          <Link to="/shop">{t('browse')}</Link>
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
