import { useNavigate } from '@tanstack/react-router';
import type { Role } from '#engine/model/current-user.ts';
import { useSignOut } from '#engine/web/session/sign-out.ts';

const DASHBOARDS = { PRODUCER: '/dashboard', BUYER: '/user-dashboard', ADMIN: '/admin' } as const;

/** The page each role works from. */
export function dashboardOf(role: Role): (typeof DASHBOARDS)[Role] | '/profile' {
  return DASHBOARDS[role] ?? '/profile';
}

/** Signs out and leaves for the home page: the page on screen may be private. */
export function useLeave(): () => Promise<void> {
  const { signOut } = useSignOut();
  const navigate = useNavigate();
  return async () => {
    if (await signOut()) await navigate({ to: '/' });
  };
}
