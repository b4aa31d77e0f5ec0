import { apiQuery } from '#engine/web/api/api-query.ts';

/** Asked again whenever they are shown: members come and go. */
const ALWAYS_FRESH = { staleTime: 0 };

export const adminGroupQuery = (id: number) => ({
  ...apiQuery('/api/admin/group-buys/:id', { params: { id } }),
  ...ALWAYS_FRESH,
});

export const ownProductGroupQuery = (id: number) => ({
  ...apiQuery('/api/producer/group-buys/:id', { params: { id } }),
  ...ALWAYS_FRESH,
});
