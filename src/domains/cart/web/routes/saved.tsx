import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

export const savedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/saved',
  staticData: { namespaces: ['saved', 'catalogue', 'cart', 'validation'], waitsForVisitor: true },
  loader: loadTexts,
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.i18n.t('saved:title'),
      description: context.i18n.t('saved:metaDescription'),
      path: '/saved',
      index: false,
    }),
  component: lazyPage(() => import('#domains/cart/web/saved/saved-page.tsx'), 'SavedPage'),
});
