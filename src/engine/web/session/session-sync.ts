import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followOtherTabs } from '#engine/web/api/other-tabs.ts';
import { currentUserQuery } from './current-user.ts';
import { forgetPrivateData, refreshCurrentUser } from './private-data.ts';

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
  try {
    // A question still under way may be answered with how it was before.
    await queryClient.cancelQueries({ queryKey: currentUserQuery.queryKey });
    await refreshCurrentUser(queryClient);
  } catch {
    // Nobody can be asked just now; whatever this tab asks for next, the server decides.
    return;
  }
  // The page's guard first: data dropped under a private page would be asked for again.
  await router.invalidate();
  await forgetPrivateData(queryClient);
}
