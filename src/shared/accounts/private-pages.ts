import type { Role } from './current-user.ts';

interface PrivatePage {
  /** Left out: anyone who is signed in. */
  roles?: readonly Role[];
  /** Where a visitor without an account is sent. */
  anonymous: string;
  /** Where somebody of another role is sent. */
  otherRole: string;
}

/** Pages that only some may see. Nothing here protects data: the API does. */
const PRIVATE_PAGES = {
  '/profile': { anonymous: '/login?next=/profile', otherRole: '/' },
  '/dashboard': { roles: ['PRODUCER'], anonymous: '/login?next=/dashboard', otherRole: '/' },
  '/user-dashboard': { roles: ['BUYER'], anonymous: '/', otherRole: '/' },
  '/admin': { roles: ['ADMIN'], anonymous: '/?notice=access-denied', otherRole: '/?notice=access-denied' },
} as const satisfies Record<string, PrivatePage>;

export type PrivatePath = keyof typeof PRIVATE_PAGES;

export const PRIVATE_PATHS = Object.keys(PRIVATE_PAGES) as PrivatePath[];

export function isPrivatePage(path: string): path is PrivatePath {
  return Object.hasOwn(PRIVATE_PAGES, path);
}

/** Where a visitor who may not see the page is sent. `role`: undefined where nobody is signed in. */
export function redirectFrom(path: PrivatePath, role: Role | undefined): string | undefined {
  const page: PrivatePage = PRIVATE_PAGES[path];
  if (role === undefined) return page.anonymous;
  return page.roles?.includes(role) === false ? page.otherRole : undefined;
}
