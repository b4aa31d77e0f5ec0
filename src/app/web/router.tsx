import {
  createRouter,
  parseSearchWith,
  stringifySearchWith,
  type RouterHistory,
} from '@tanstack/react-router';
import { pageTransition } from './page-transition.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';
import type { RouterContext } from '#engine/web/rendering/router-context.ts';
import { composeDesk } from '#engine/web/domain.ts';
import { ErrorPage } from '#domains/storefront/web/shell/error-page.tsx';
import { Shell } from '#domains/storefront/web/shell/shell.tsx';
import type { RouteTree } from './all-routes.ts';

composeDesk(() => import('./desk-pages.ts'));
rootRoute.update({
  component: Shell,
  notFoundComponent: lazyPage(
    () => import('#domains/storefront/web/shell/not-found-page.tsx'),
    'NotFoundPage',
  ),
  errorComponent: ErrorPage,
});

export function createAppRouter(context: RouterContext, routeTree: RouteTree, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history === undefined ? {} : { history }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultViewTransition: history === undefined && pageTransition(),
    // On the server this would add an inline script, which the content policy forbids; the browser needs none.
    scrollRestoration: history === undefined && restoringAfterFirstPage(),
    trailingSlash: 'never',
    // Plain URLs: `?q=1911`, not `?q=%221911%22`. What looks like a number arrives as one.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
  });
}

/** The first page stays where the browser has put it, or its visitor has scrolled it since: only later ones are placed. */
function restoringAfterFirstPage(): () => boolean {
  let pages = 0;
  return () => {
    pages += 1;
    return pages > 1;
  };
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
