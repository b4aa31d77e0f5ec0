import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useHydrated } from '#engine/web/ui/basics/use-hydrated.ts';

/** Who is signed in; null for a visitor. Asked by the browser only: pages hold nothing private. */
export const currentUserQuery = queryOptions({
  // Asked where nobody being signed in is no error, so that the console stays clean.
  ...apiQuery('/api/auth/visitor'),
  meta: { on401: 'empty' },
});

export function useCurrentUser(): {
  user: CurrentUser['user'] | null;
  profile: CurrentUser['profile'];
  isLoading: boolean;
} {
  const { data, isLoading } = useQuery(currentUserQuery);
  // A private page has asked before it is drawn, but the server drew it for nobody: the first drawing must be the same.
  const hydrated = useHydrated();
  if (!hydrated) return { user: null, profile: undefined, isLoading: true };
  return { user: data?.user ?? null, profile: data?.profile, isLoading };
}

/** What somebody is called: buyers and producers by the name they gave, administrators by their user name. */
export function displayName({ user, profile }: Pick<CurrentUser, 'user' | 'profile'>): string {
  if (profile?.role === 'BUYER') return `${profile.firstName} ${profile.lastName}`.trim();
  if (profile?.role === 'PRODUCER') return profile.companyName;
  return user.username;
}
