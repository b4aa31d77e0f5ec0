import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { UNKNOWN_ROUTE } from '#engine/model/pages/unknown-page.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

/** Every path that no other route has, or whose route the browser has not fetched yet. The root speaks for it in the head. */
export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: UNKNOWN_ROUTE,
  staticData: { waitsForVisitor: true },
  loader: async ({ context, location }) => {
    if (await context.fetchRoutes?.()) throw redirect({ href: location.href, replace: true });
    throw notFound();
  },
  notFoundComponent: lazyPage(
    () => import('#domains/storefront/web/shell/not-found-page.tsx'),
    'NotFoundPage',
  ),
});
