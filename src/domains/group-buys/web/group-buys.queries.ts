import { queryOptions } from '@tanstack/react-query';
import type { ChosenSizes } from '#domains/group-buys/model/group-input.ts';
import type { BodyOf } from '#engine/model/api/contract.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest, apiWrite } from '#engine/web/api/client.ts';

/** A person who holds the token may see and change the place. */
export interface PlaceAccess {
  slug: string;
  memberId: number;
  token: string;
}

const inputOf = ({ slug, memberId, token }: PlaceAccess) => ({
  params: { slug, id: memberId },
  query: { token },
});

/** Asked by the browser only: pages hold nothing private. */
export const membershipQuery = (access: PlaceAccess) =>
  apiQuery('/api/group-buys/:slug/members/:id', inputOf(access));

const ASK_EVERY_MS = 5_000;

/** Asks the provider how far the payment is, again and again while the place waits for it. */
export const authorizationRedirectUrlQuery = (access: PlaceAccess) =>
  queryOptions({
    queryKey: ['way-to-promise', access],
    queryFn: () => apiRequest('POST /api/group-buys/:slug/members/:id/payment', inputOf(access)),
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
  });

export const openGroupBuy = apiWrite('POST /api/group-buys');

export const joinGroupBuy = (slug: string, body: BodyOf<'POST /api/group-buys/:slug/members'>) =>
  apiRequest('POST /api/group-buys/:slug/members', { params: { slug }, body });

export const changePlace = (access: PlaceAccess, body: ChosenSizes) =>
  apiRequest('PATCH /api/group-buys/:slug/members/:id', { ...inputOf(access), body });

/** `token`: of the link in the mail, which the place itself does not have. */
export const confirmPlace = ({ slug, memberId }: PlaceAccess, token: string) =>
  apiRequest('POST /api/group-buys/:slug/members/:id/confirm', inputOf({ slug, memberId, token }));

export const leavePlace = (access: PlaceAccess) =>
  apiRequest('DELETE /api/group-buys/:slug/members/:id', inputOf(access));
