import { createRoute, notFound } from '@tanstack/react-router';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { UNKNOWN_ROUTE } from '#shared/unknown-page.ts';
import { rootRoute } from './root.tsx';

/** Every path that no other route has. The root speaks for it in the head. */
export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: UNKNOWN_ROUTE,
  staticData: { waitsForVisitor: true },
  loader: () => {
    throw notFound();
  },
  notFoundComponent: lazyPage(() => import('../shell/not-found-page.tsx'), 'NotFoundPage'),
});
