import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

export const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout',
  staticData: {
    hasOwnFrame: true,
    namespaces: ['checkout', 'cart', 'orders', 'parcels', 'validation', 'address'],
  },
  /** `order`: the confirmation of that order, for the tab that placed it. */
  validateSearch: ({ order }: Record<string, unknown>): { order?: number } =>
    Number.isSafeInteger(Number(order)) && Number(order) > 0 ? { order: Number(order) } : {},
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('checkout:meta.title'),
      description: match.context.i18n.t('checkout:meta.description'),
      path: '/checkout',
      index: false,
    }),
  component: lazyPage(() => import('#domains/checkout/web/checkout-page.tsx'), 'CheckoutPage'),
});
