import type { QueryClient } from '@tanstack/react-query';
import { tellOtherTabs } from '#engine/web/api/other-tabs.ts';
import { currentUserQuery } from './current-user.ts';

/** Answers that depend on who asks. */
const PRIVATE_PATHS = [
  '/api/cart',
  '/api/user/',
  '/api/orders/',
  '/api/producer/',
  '/api/admin/',
  '/api/profile',
];

/** Another person sits before the screen, or nobody: drop what belonged to the last one; what is on show is asked again. */
export async function forgetPrivateData(queryClient: QueryClient): Promise<void> {
  await queryClient.resetQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && PRIVATE_PATHS.some((prefix) => path.startsWith(prefix)),
  });
}

/** The session is over, whichever way it ended: nobody is signed in, in no tab. */
export async function endSession(queryClient: QueryClient): Promise<void> {
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  tellOtherTabs('session');
  await forgetPrivateData(queryClient);
}

/** The session may be over, or another person's: everything is asked again, here and in the other tabs. */
export async function reviewSession(queryClient: QueryClient): Promise<void> {
  tellOtherTabs('session');
  await refreshCurrentUser(queryClient);
  await forgetPrivateData(queryClient);
}

/** After a sign-in the user and profile are fetched again, as they are after every change of either. */
export async function refreshCurrentUser(queryClient: QueryClient): Promise<void> {
  await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
}
