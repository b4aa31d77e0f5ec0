import { apiQuery } from '#engine/web/api/api-query.ts';

export const productReviewsQuery = (slug: string) =>
  apiQuery('/api/products/:slug/reviews', { params: { slug } });
