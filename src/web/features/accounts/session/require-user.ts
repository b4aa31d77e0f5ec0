import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { Role } from '#shared/accounts/current-user.ts';
import { currentUserQuery } from './current-user.ts';

interface PageGuard {
  /** Left out: anyone who is signed in. */
  roles?: readonly Role[];
  /** Where a visitor without an account is sent; left out: the same as `otherwise`. */
  anonymous?: string;
  /** Where everybody else is sent. */
  otherwise: string;
}

/**
 * For `beforeLoad` of a private page. The server redirects before it renders (ssr/private-pages.ts), so this only
 * covers moves within the browser. Nothing here protects data: the API does.
 */
export async function requireUser(
  { queryClient }: { queryClient: QueryClient },
  { roles, otherwise, anonymous = otherwise }: PageGuard,
): Promise<void> {
  if (typeof window === 'undefined') return;
  // Whether the question could not be asked (no network) or the answer is no: without a user there is no private page.
  const current = await queryClient.ensureQueryData(currentUserQuery).catch(() => null);
  if (current === null) throw redirect({ href: anonymous });
  if (roles !== undefined && !roles.includes(current.user.role)) throw redirect({ href: otherwise });
}
