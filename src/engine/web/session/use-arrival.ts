import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CurrentUser, Role } from '#engine/model/current-user.ts';
import { tellOtherTabs } from '#engine/web/api/other-tabs.ts';
import { currentUserQuery, useCurrentUser } from './current-user.ts';
import { forgetPrivateData, refreshCurrentUser } from './private-data.ts';

/** Sends visitors on: once they have signed in on this page, and at once when they come here signed in. */
export function useArrival(pathOf: (role: Role) => string): void {
  const { user } = useCurrentUser();
  const navigate = useNavigate();
  const path = user && pathOf(user.role);
  useEffect(() => {
    if (path !== null) void navigate({ href: path, replace: true });
  }, [navigate, path]);
}

/** The session has begun: what belonged to a visitor is dropped, user and profile are fetched again. */
export function useEnter(): (answer: Pick<CurrentUser, 'user'>) => Promise<void> {
  const queryClient = useQueryClient();
  return async (answer) => {
    tellOtherTabs('session');
    await forgetPrivateData(queryClient);
    try {
      await refreshCurrentUser(queryClient);
    } catch {
      // The sign-in itself has worked: go on with what it answered.
      queryClient.setQueryData(currentUserQuery.queryKey, answer);
    }
  };
}

const NOWHERE = 'http://shop.invalid';

/** Where `?next=` may lead: to a page of this shop, never to another site, nor back to where one came from. */
export function ownPath(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return '/';
  try {
    const { origin, pathname, search, hash } = new URL(next, NOWHERE);
    if (origin !== NOWHERE || pathname === '/login' || pathname === '/register') return '/';
    return `${pathname}${search}${hash}`;
  } catch {
    return '/';
  }
}
