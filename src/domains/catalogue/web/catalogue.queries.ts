import { queryOptions, type DataTag, type QueryKey } from '@tanstack/react-query';
import type { ProductCard } from '#domains/catalogue/model/product-card.ts';
import { apiPageQuery, apiQuery } from '#engine/web/api/api-query.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import { listParameters, type ShopSearch } from '#domains/catalogue/web/listing/listing-search.ts';

/** The shop's pages show a family once, with its sizes. */
const collapse = 'families';

/** Pages carry no more of a product than its card shows; what the browser asks for later says more. */
const cards = <Data extends ProductCard[]>({ queryKey }: { queryKey: DataTag<QueryKey, Data, Error> }) =>
  queryOptions<ProductCard[]>({ queryKey });
const cardPages = <Data extends Page<ProductCard>>({
  queryKey,
}: {
  queryKey: DataTag<QueryKey, Data, Error>;
}) => queryOptions<Page<ProductCard>>({ queryKey });

export const featuredProductsQuery = cards(apiQuery('/api/products/featured', { query: { collapse } }));

export const comingProductsQuery = cards(apiQuery('/api/seasons/coming', { query: { collapse } }));

export const categoriesQuery = apiQuery('/api/categories');

export const productQuery = (slug: string) => apiQuery('/api/products/:slug', { params: { slug } });

export function productListQuery(category: string | undefined, search: ShopSearch) {
  const query = { ...listParameters(search), collapse } as const;
  return category === undefined
    ? cardPages(apiPageQuery('/api/products', { query }))
    : cardPages(apiPageQuery('/api/categories/:slug/products', { params: { slug: category }, query }));
}

/** A few of a producer's products, for the foot of a product page: one more than shown, as the page's own is left out. */
export const MORE_PRODUCTS = 4;
export const moreFromProducerQuery = (producerSlug: string) =>
  cards(
    apiQuery('/api/producers/:slug/products', {
      params: { slug: producerSlug },
      query: { limit: MORE_PRODUCTS + 1, collapse },
    }),
  );

export const atAGlanceQuery = apiQuery('/api/at-a-glance');

export const producersQuery = apiQuery('/api/producers');

export const producerQuery = (slug: string) => apiQuery('/api/producers/:slug', { params: { slug } });

export const producerProductsQuery = (slug: string) =>
  cards(apiQuery('/api/producers/:slug/products', { params: { slug }, query: { collapse } }));

export const productReviewsQuery = (slug: string) =>
  apiQuery('/api/products/:slug/reviews', { params: { slug } });
