import type { Role } from '#engine/model/current-user.ts';

interface PrivatePage {
  /** Left out: anyone who is signed in. */
  roles?: readonly Role[];
  /** Where a visitor without an account is sent. */
  anonymous: string;
  /** Where somebody of another role is sent. */
  otherRole: string;
}

/** Where each of the two desks begins. */
export const DESK_PATHS = { ADMIN: '/admin', PRODUCER: '/dashboard' } as const;

/** To the sign-in page, and back from there. */
const SIGN_IN_FIRST = '/login?next=';
/** Home says that the page is not for everybody, and offers those without a session to sign in. */
const ACCESS_DENIED = '/?notice=access-denied';
const OFFER_SIGN_IN = `${ACCESS_DENIED}&next=`;

/** Pages that only some may see; `$id` and `$slug` stand for any name. Nothing here protects data: the API does. */
const PRIVATE_PAGES: Readonly<Record<string, PrivatePage>> = {
  '/profile': { anonymous: SIGN_IN_FIRST, otherRole: '/' },
  '/dashboard': { roles: ['PRODUCER'], anonymous: SIGN_IN_FIRST, otherRole: '/' },
  '/dashboard/orders/slips': { roles: ['PRODUCER'], anonymous: SIGN_IN_FIRST, otherRole: '/' },
  '/dashboard/orders/$id/slip': { roles: ['PRODUCER'], anonymous: SIGN_IN_FIRST, otherRole: '/' },
  '/dashboard/batches/$id/labels': { roles: ['PRODUCER'], anonymous: SIGN_IN_FIRST, otherRole: '/' },
  '/messages': { roles: ['BUYER'], anonymous: SIGN_IN_FIRST, otherRole: '/' },
  '/standing-orders/new': { roles: ['BUYER'], anonymous: SIGN_IN_FIRST, otherRole: '/' },
  '/user-dashboard': { roles: ['BUYER'], anonymous: '/', otherRole: '/' },
  '/user-dashboard/group-buys/$slug/list': { roles: ['BUYER'], anonymous: SIGN_IN_FIRST, otherRole: '/' },
  '/admin/recalls/$id/list': { roles: ['ADMIN'], anonymous: SIGN_IN_FIRST, otherRole: '/' },
  '/admin/orders/slips': { roles: ['ADMIN'], anonymous: SIGN_IN_FIRST, otherRole: '/' },
  '/admin': { roles: ['ADMIN'], anonymous: OFFER_SIGN_IN, otherRole: ACCESS_DENIED },
};

/** All of them, or what they start with. */
export const PRIVATE_PATHS = Object.keys(PRIVATE_PAGES).filter((path) => !path.includes('$'));

const PATTERNS = Object.entries(PRIVATE_PAGES).map(([path, page]) => ({
  pattern: new RegExp(`^${path.replaceAll(/\$\w+/gu, '[^/]+')}$`, 'u'),
  page,
}));

function privatePage(path: string): PrivatePage | undefined {
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.page;
}

export function isPrivatePage(path: string): boolean {
  return privatePage(path) !== undefined;
}

/**
 * Where a visitor who may not see the page is sent. `role`: undefined where nobody is signed in. What the URL asks for
 * besides the page (`search`) is still asked for after the sign-in.
 */
export function redirectFrom(path: string, role: Role | undefined, search = ''): string | undefined {
  const page = privatePage(path);
  if (page === undefined) return undefined;
  if (role === undefined)
    return page.anonymous.endsWith('next=') ? page.anonymous + escaped(path + search) : page.anonymous;
  return page.roles?.includes(role) === false ? page.otherRole : undefined;
}

const escaped = (url: string) => encodeURIComponent(url).replaceAll('%2F', '/');
