import { apiQuery } from '#web/api/api-query.ts';

/** What everybody with the link sees. */
export const groupBuyQuery = (slug: string) => apiQuery('/api/group-buys/:slug', { params: { slug } });
