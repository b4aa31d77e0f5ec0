import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#shared/accounts/current-user.ts';
import { browserFetchApi } from '#web/api/client.ts';
import { readFrom } from '#web/api/query-client.ts';

/** Who is signed in; null for a visitor. Asked by the browser only: pages hold nothing private. */
export const currentUserQuery = queryOptions<CurrentUser | null>({
  queryKey: ['/api/auth/current-user'],
  // Asked where nobody being signed in is no error, so that the console stays clean.
  queryFn: readFrom(() => browserFetchApi('/api/auth/visitor'), 'empty') as () => Promise<CurrentUser | null>,
});

export function useCurrentUser(): {
  user: CurrentUser['user'] | null;
  profile: CurrentUser['profile'];
  isLoading: boolean;
} {
  const { data, isLoading } = useQuery(currentUserQuery);
  return { user: data?.user ?? null, profile: data?.profile, isLoading };
}
