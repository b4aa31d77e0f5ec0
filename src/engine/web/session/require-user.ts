import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { currentUserQuery } from './current-user.ts';

/** For `beforeLoad` of a private page: moves within the browser. The server redirects before it renders (ssr/pages.ts). */
export async function requireUser(
  { queryClient }: { queryClient: QueryClient },
  page: string,
  search = '',
): Promise<void> {
  if (typeof window === 'undefined') return;
  const [{ redirectFrom }, current] = await Promise.all([
    // Most visits never come to a private page.
    import('#engine/model/pages/private-pages.ts'),
    // Whether the question could not be asked (no network) or the answer is no: without a user there is no private page.
    queryClient.ensureQueryData(currentUserQuery).catch(() => null),
  ]);
  const elsewhere = redirectFrom(page, current?.user.role, search);
  if (elsewhere !== undefined) throw redirect({ href: elsewhere });
}
