import { queryOptions } from '@tanstack/react-query';
import type { Product } from '#shared/catalogue/product.ts';
import type { Producer } from '#shared/producers/producer.ts';

export const producersQuery = queryOptions<Producer[]>({ queryKey: ['/api/producers'] });

export const producerQuery = (slug: string) =>
  queryOptions<Producer>({ queryKey: [`/api/producers/${encodeURIComponent(slug)}`] });

export const producerProductsQuery = (slug: string) =>
  queryOptions<Product[]>({ queryKey: [`/api/producers/${encodeURIComponent(slug)}/products`] });
