import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { homeRoute, homeAliasRoute } from './routes/home.tsx';
import { productRoute } from './routes/product.tsx';
import { rootRoute, type RouterContext } from './routes/root.tsx';

/** Every page of the shop, one line each. */
const routeTree = rootRoute.addChildren([homeRoute, homeAliasRoute, productRoute]);

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history === undefined ? {} : { history }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // On the server this would add an inline script, which the content policy forbids; the browser needs none.
    scrollRestoration: history === undefined,
    trailingSlash: 'never',
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
