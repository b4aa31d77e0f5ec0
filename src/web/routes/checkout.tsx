import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

export const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout',
  staticData: { namespaces: ['checkout', 'cart', 'orders', 'validation'] },
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
  component: lazyPage(() => import('#web/features/checkout/checkout-page.tsx'), 'CheckoutPage'),
});
