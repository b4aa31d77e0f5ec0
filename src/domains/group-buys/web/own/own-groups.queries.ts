import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';

export const OWN_GROUPS = '/api/user/group-buys';

/** Asked again whenever it is shown: others join and leave all the time. */
export const ownGroupsQuery = { ...apiQuery(OWN_GROUPS), staleTime: 0 };

export const closeGroupBuy = (slug: string) =>
  apiRequest('POST /api/group-buys/:slug/close', { params: { slug } });

export const cancelGroupBuy = (slug: string) =>
  apiRequest('POST /api/group-buys/:slug/cancel', { params: { slug } });
