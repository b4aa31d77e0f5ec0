import { apiQuery } from '#engine/web/api/api-query.ts';

/** Asked again whenever it is shown: programs use keys while nobody looks. */
export const keysQuery = { ...apiQuery('/api/keys'), staleTime: 0 };
export const webhooksQuery = { ...apiQuery('/api/webhooks'), staleTime: 0 };
export const deliveriesQuery = (id: number) => ({
  ...apiQuery('/api/webhooks/:id/deliveries', { params: { id } }),
  staleTime: 0,
});
