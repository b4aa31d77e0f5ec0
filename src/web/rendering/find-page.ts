import { createMemoryHistory, createRouter, type AnyRoute } from '@tanstack/react-router';
import { routeTreeOf } from '#web/router.tsx';
import { UNKNOWN_ROUTE } from './unknown-route.ts';

/** No page has a longer path; to look for one would be work for nothing. */
const MAX_PATH_LENGTH = 2_000;

/**
 * The one path of the page that a path means. Where slashes, letters or escapes are not the usual ones it is another:
 * '//Sho%70/cheese/' means '/shop/cheese'. Undefined: there is no such page.
 */
export function findPage(path: string, preLaunch: boolean): string | undefined {
  if (path.length > MAX_PATH_LENGTH) return undefined;
  const segments = path.split('/').filter((segment) => segment !== '');
  const decoded = decode(segments.join('/'));
  if (decoded === undefined || /(?:^|\/)\.{1,2}(?:\/|$)/u.test(decoded)) return undefined;
  const [, , route] = matcherOf(preLaunch).getMatchedRoutes(`/${decoded}`);
  const fullPath: string | undefined = route?.fullPath;
  if (fullPath === undefined || fullPath === UNKNOWN_ROUTE) return undefined;
  const names = fullPath.split('/').filter((name) => name !== '');
  const canonical = names.map((name, at) => (name.startsWith('$') ? segments[at] : name));
  return `/${canonical.join('/')}`;
}

function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

type Matcher = Pick<ReturnType<typeof createMatcher>, 'getMatchedRoutes'>;

const matchers = new Map<boolean, Matcher>();

function matcherOf(preLaunch: boolean): Matcher {
  const known = matchers.get(preLaunch) ?? createMatcher(preLaunch);
  matchers.set(preLaunch, known);
  return known;
}

/** A router that is only asked which route a path belongs to. */
function createMatcher(preLaunch: boolean) {
  return createRouter({ routeTree: routeTreeOf(preLaunch) as AnyRoute, history: createMemoryHistory() });
}
