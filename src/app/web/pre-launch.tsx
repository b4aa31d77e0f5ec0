import { createRootRouteWithContext, createRoute, type AnyRoute } from '@tanstack/react-router';
import type { RouterContext } from '#engine/web/rendering/router-context.ts';
import { UNKNOWN_ROUTE } from '#engine/model/pages/unknown-page.ts';
import { waitlistPage } from '#domains/outreach/web/routes/outreach.tsx';

/** What may be read or done before the doors open; every other page of the shop shows the waitlist in its place. */
const OPEN_PATHS: string[] = [
  '/about',
  '/contact',
  '/faqs',
  '/privacy',
  '/returns',
  '/shipping',
  '/waitlist',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  // Those who prepare the opening, and customers of an earlier one.
  '/login',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/profile',
  '/admin',
  '/dashboard',
  '/user-dashboard',
  '/order/$id',
  // What is unknown stays so.
  UNKNOWN_ROUTE,
];

/**
 * The same URLs as the open shop has, so that none of them is unknown, but without the storefront's loaders and
 * pages behind them.
 */
export function preLaunchTree<Tree extends AnyRoute>(tree: Tree): Tree {
  const root: AnyRoute = createRootRouteWithContext<RouterContext>()(tree.options as object);
  root.addChildren(childrenOf(tree).map((route) => standIn(route, root)));
  // The router's types describe the open shop; what is asked of this tree (paths, loaders, heads) is in both.
  return root as Tree;
}

function standIn(route: AnyRoute, parent: AnyRoute): AnyRoute {
  const getParentRoute = () => parent;
  const children = childrenOf(route);
  if (children.length > 0) {
    // A frame around storefront pages: it keeps its place in the tree and shows nothing of its own.
    const { id, path } = route.options as { id?: string; path?: string };
    const frame: AnyRoute = createRoute(
      (id === undefined ? { getParentRoute, path: path! } : { getParentRoute, id }) as never,
    );
    return frame.addChildren(children.map((child) => standIn(child, frame))) as AnyRoute;
  }
  const path = (route.options as { path: string }).path;
  const page = OPEN_PATHS.includes(path) ? (route.options as object) : { path, ...waitlistPage };
  // Built from options read back from a route, which have lost their types.
  return createRoute<AnyRoute>({ ...page, getParentRoute } as never);
}

function childrenOf(route: AnyRoute): AnyRoute[] {
  return Object.values((route.children ?? {}) as Record<string, AnyRoute>);
}
