import { apiQuery } from '#engine/web/api/api-query.ts';

/** The ready-made sets, with the names and prices they are sold under. */
export const giftSetsQuery = apiQuery('/api/categories/:slug/products', { params: { slug: 'gift-sets' } });
