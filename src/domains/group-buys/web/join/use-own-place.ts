import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { GroupBuy, Membership } from '#domains/group-buys/model/group-view.ts';
import { isMissing } from '#engine/web/api/api-error.ts';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { useHydrated } from '#engine/web/ui/basics/use-hydrated.ts';
import { membershipQuery, type PlaceAccess } from '#domains/group-buys/web/group-buys.queries.ts';
import { ownGroupsQuery } from '#domains/group-buys/web/own/own-groups.ts';
import { forgetPlace, storePlace, useStoredPlace } from './stored-places.ts';

const route = getRouteApi('/group/$slug');
/** While the card is being charged. */
const ASK_EVERY_MS = 5_000;

export interface OwnPlace {
  access: PlaceAccess | undefined;
  membership: Membership | undefined;
  /** It is not yet known whether there is one. */
  isLoading: boolean;
}

/** The place of the visitor: by the link of a mail, from this browser, or from the account. */
export function useOwnPlace(group: GroupBuy): OwnPlace {
  const { slug } = group;
  const hydrated = useHydrated();
  const { access, isLoading } = useAccess(slug);
  const query = membershipQuery(access ?? { slug, memberId: 0, token: '' });
  const { data, error } = useQuery({
    ...query,
    enabled: access !== undefined,
    // Asked again whenever the page is opened: much may have happened since.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'charging' ? ASK_EVERY_MS : false),
  });
  useRefreshedPlace(group, access);
  const isGone = error !== null && isMissing(error);
  useEffect(() => {
    if (isGone) forgetPlace(slug);
  }, [isGone, slug]);
  const membership = access === undefined ? undefined : data;
  return {
    access: isGone ? undefined : access,
    membership,
    isLoading: !hydrated || isLoading || (access !== undefined && data === undefined && error === null),
  };
}

function useAccess(slug: string): { access: PlaceAccess | undefined; isLoading: boolean } {
  const { member, token } = route.useSearch();
  const { user, isLoading: isUserLoading } = useCurrentUser();
  const stored = useStoredPlace(slug, user?.id ?? null);
  const linked = member !== undefined && token !== undefined ? { slug, memberId: member, token } : undefined;
  const known = linked ?? stored;
  const { data: own, isLoading: isOwnLoading } = useQuery({
    ...ownGroupsQuery,
    enabled: user?.role === 'BUYER' && known === undefined,
  });
  const joined = own?.joined.find((each) => each.slug === slug)?.membership;
  useStoredLink(linked, user?.id ?? null, isUserLoading);
  return {
    access: known ?? (joined && { slug, memberId: joined.memberId, token: joined.token }),
    isLoading: known === undefined && (isUserLoading || isOwnLoading),
  };
}

/** A link with a token is remembered here and leaves the address bar: what is copied from there gives no place away. */
function useStoredLink(linked: PlaceAccess | undefined, owner: number | null, isWaiting: boolean): void {
  const navigate = route.useNavigate();
  const { slug, memberId, token } = linked ?? {};
  useEffect(() => {
    if (isWaiting || slug === undefined || memberId === undefined || token === undefined) return;
    if (storePlace({ slug, memberId, token, owner }))
      void navigate({
        search: ({ confirm }) => (confirm === undefined ? {} : { confirm }),
        replace: true,
        resetScroll: false,
      });
  }, [slug, memberId, token, owner, isWaiting, navigate]);
}

/** The stream tells everybody the same; where it tells something of the visitor's own place, that is asked for again. */
function useRefreshedPlace({ status, members }: GroupBuy, access: PlaceAccess | undefined): void {
  const client = useQueryClient();
  const held = JSON.stringify(members.find(({ id }) => id === access?.memberId)?.items);
  const shown = useRef({ status, held });
  useEffect(() => {
    const before = shown.current;
    shown.current = { status, held };
    if (access === undefined || (before.status === status && before.held === held)) return;
    void client.invalidateQueries({ queryKey: membershipQuery(access).queryKey });
  }, [client, access, status, held]);
}
