import { apiQuery } from '#engine/web/api/api-query.ts';

/** Asked again whenever it is opened: colleagues decide too. */
export const adminReturnQuery = (id: number) => ({
  ...apiQuery('/api/admin/returns/:id', { params: { id } }),
  staleTime: 0,
});

/** Asked again whenever it is shown: customers and the shop move it on. */
export const deskReturnsQuery = { ...apiQuery('/api/producer/returns'), staleTime: 0 };
