const NOWHERE = 'http://shop.invalid';

/** Where `?next=` may lead: to a page of this shop, never to another site, nor back to where one came from. */
export function ownPath(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return '/';
  try {
    const { origin, pathname, search, hash } = new URL(next, NOWHERE);
    if (origin !== NOWHERE || pathname === '/login' || pathname === '/register') return '/';
    return `${pathname}${search}${hash}`;
  } catch {
    return '/';
  }
}
