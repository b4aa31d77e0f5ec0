import { apiQuery } from '#engine/web/api/api-query.ts';

export const producersQuery = apiQuery('/api/producers');

export const producerQuery = (slug: string) => apiQuery('/api/producers/:slug', { params: { slug } });

export const producerProductsQuery = (slug: string) =>
  apiQuery('/api/producers/:slug/products', { params: { slug } });
