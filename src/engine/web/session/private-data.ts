import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { tellOtherTabs, followOtherTabs } from '#engine/web/api/other-tabs.ts';
import { currentUserQuery } from './current-user.ts';
import { forgetAll } from './tab-memory.ts';

/** Answers that depend on who asks. */
const PRIVATE_PATHS = [
  '/api/cart',
  '/api/user/',
  '/api/orders/',
  '/api/messages',
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
  forgetAll();
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

/** Somebody signed in or out in another tab: this one shows the same person, and no page that is not theirs. */
export function useSessionOfOtherTabs(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(
    () => followOtherTabs('session', () => void followSession(queryClient, router)),
    [queryClient, router],
  );
}

async function followSession(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  const before = queryClient.getQueryData(currentUserQuery.queryKey);
  try {
    // A question still under way may be answered with how it was before.
    await queryClient.cancelQueries({ queryKey: currentUserQuery.queryKey });
    await refreshCurrentUser(queryClient);
  } catch {
    // Nobody can be asked just now; whatever this tab asks for next, the server decides.
    return;
  }
  const after = queryClient.getQueryData(currentUserQuery.queryKey);
  if (before && before.user.id !== after?.user.id) forgetAll();
  // The page's guard first: data dropped under a private page would be asked for again.
  await router.invalidate();
  await forgetPrivateData(queryClient);
}
