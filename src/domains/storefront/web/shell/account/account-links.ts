import type { Role } from '#engine/model/current-user.ts';

const DASHBOARDS = { PRODUCER: '/dashboard', BUYER: '/user-dashboard', ADMIN: '/admin' } as const;

/** The page each role works from. */
export function dashboardOf(role: Role): (typeof DASHBOARDS)[Role] | '/profile' {
  return DASHBOARDS[role] ?? '/profile';
}
