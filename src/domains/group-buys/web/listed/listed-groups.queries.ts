import { apiQuery } from '#engine/web/api/api-query.ts';

/** Open ones that look for members. Asked again whenever they are shown: they fill up and close. */
export const listedGroupsQuery = { ...apiQuery('/api/group-buys', { query: {} }), staleTime: 0 };

export const listedGroupsOfQuery = (productId: number) => ({
  ...apiQuery('/api/group-buys', { query: { productId } }),
  staleTime: 0,
});
