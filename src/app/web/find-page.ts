import { createMemoryHistory, createRouter, type AnyRoute } from '@tanstack/react-router';
import { UNKNOWN_ROUTE } from '#engine/model/pages/unknown-page.ts';
import { routeTreeOf } from './all-routes.ts';

/** No page has a longer path; to look for one would be work for nothing. */
const MAX_PATH_LENGTH = 2_000;

/**
 * The one path of the page that a path means. Where slashes, letters or escapes are not the usual ones it is another:
 * '//Sho%70/cheese/' means '/shop/cheese'. Undefined: there is no such page.
 */
export function findPage(path: string, preLaunch: boolean): string | undefined {
  if (path.length > MAX_PATH_LENGTH) return undefined;
  const segments = path.split('/').filter((segment) => segment !== '');
  const { router, shapes } = matcherOf(preLaunch);
  if (!path.includes('%') && !shapes.has(shapeOf(segments))) return undefined;
  const decoded = decode(segments.join('/'));
  if (decoded === undefined || /(?:^|\/)\.{1,2}(?:\/|$)/u.test(decoded)) return undefined;
  const [, , route] = router.getMatchedRoutes(`/${decoded}`);
  const fullPath: string | undefined = route?.fullPath;
  if (fullPath === undefined || fullPath === UNKNOWN_ROUTE) return undefined;
  const canonical = namesOf(fullPath).map((name, at) => (name.startsWith('$') ? segments[at] : name));
  return `/${canonical.join('/')}`;
}

function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

interface Matcher {
  /** Is only asked which route a path belongs to. */
  router: ReturnType<typeof createMatchingRouter>;
  /** Of all paths that pages have: most unknown ones are known by this alone, in a flood too. */
  shapes: ReadonlySet<string>;
}

const matchers = new Map<boolean, Matcher>();

function matcherOf(preLaunch: boolean): Matcher {
  const known = matchers.get(preLaunch);
  if (known !== undefined) return known;
  const router = createMatchingRouter(preLaunch);
  const matcher = { router, shapes: new Set(Object.keys(router.routesByPath).map(namesOf).map(shapeOf)) };
  matchers.set(preLaunch, matcher);
  return matcher;
}

function createMatchingRouter(preLaunch: boolean) {
  return createRouter({ routeTree: routeTreeOf(preLaunch) as AnyRoute, history: createMemoryHistory() });
}

/** '/shop/$category' → ['shop', '$category'] */
function namesOf(fullPath: string): string[] {
  return fullPath.split('/').filter((name) => name !== '');
}

/** The first name and how many there are: no route begins with a parameter. */
function shapeOf(segments: string[]): string {
  return `${segments.length} ${segments[0]?.toLowerCase()}`;
}
