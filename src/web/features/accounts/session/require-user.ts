import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { redirectFrom } from '#shared/accounts/private-pages.ts';
import { currentUserQuery } from './current-user.ts';

/** For `beforeLoad` of a private page: moves within the browser. The server redirects before it renders (ssr/pages.ts). */
export async function requireUser(
  { queryClient }: { queryClient: QueryClient },
  page: string,
): Promise<void> {
  if (typeof window === 'undefined') return;
  // Whether the question could not be asked (no network) or the answer is no: without a user there is no private page.
  const current = await queryClient.ensureQueryData(currentUserQuery).catch(() => null);
  const elsewhere = redirectFrom(page, current?.user.role);
  if (elsewhere !== undefined) throw redirect({ href: elsewhere });
}
