// Apart from the others: every page's script knows the way to every page, and with it what that page loads.
import { apiQuery } from '#engine/web/api/api-query.ts';

/** Open to everybody, the newest first. */
export const openGroupsQuery = apiQuery('/api/group-buys', { query: {} });

/** The same of one product. Asked again whenever they are shown: they fill up and close. */
export const openGroupsOfQuery = (productId: number) => ({
  ...apiQuery('/api/group-buys', { query: { productId } }),
  staleTime: 0,
});

/** What everybody with the link sees. */
export const groupBuyQuery = (slug: string) => apiQuery('/api/group-buys/:slug', { params: { slug } });
