import { queryOptions } from '@tanstack/react-query';
import type { Category, Product } from '#shared/catalogue/product.ts';
import type { Producer } from '#shared/producers/producer.ts';
import { productListPath, type ShopSearch } from './shop-search.ts';

export interface ProductList {
  items: Product[];
  total: number;
  nextCursor: string | null;
}

export const featuredProductsQuery = queryOptions<Product[]>({ queryKey: ['/api/products/featured'] });

export const categoriesQuery = queryOptions<Category[]>({ queryKey: ['/api/categories'] });

export const productQuery = (slug: string) =>
  queryOptions<Product>({ queryKey: [`/api/products/${encodeURIComponent(slug)}`] });

export const productListQuery = (category: string | undefined, search: ShopSearch) =>
  queryOptions<ProductList>({ queryKey: [productListPath(category, search)] });

/** A few of a producer's products, for the foot of a product page: one more than shown, as the page's own is left out. */
export const MORE_PRODUCTS = 4;
export const moreFromProducerQuery = (producerSlug: string) =>
  queryOptions<Product[]>({
    queryKey: [`/api/producers/${encodeURIComponent(producerSlug)}/products?limit=${MORE_PRODUCTS + 1}`],
  });

/** For the producer filter: the public producers by name. */
export const producerNamesQuery = queryOptions({
  queryKey: ['/api/producers'],
  select: (producers: Producer[]) =>
    producers.map(({ slug, name }) => ({ slug, name })).sort((a, b) => a.name.localeCompare(b.name)),
});
