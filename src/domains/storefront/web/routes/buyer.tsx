import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';
import { requireUser } from '#engine/web/session/require-user.ts';

export const userDashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user-dashboard',
  staticData: {
    namespaces: [
      'buyer',
      'accounts',
      'dashboards',
      'documents',
      'gift-cards',
      'group-desk',
      'messages',
      'orders',
      'returns',
      'validation',
      'address',
      'standing',
      'catalogue',
    ],
  },
  beforeLoad: ({ context, location }) => requireUser(context, '/user-dashboard', location.searchStr),
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('buyer:title'),
      description: match.context.i18n.t('buyer:metaDescription'),
      path: '/user-dashboard',
      index: false,
    }),
  component: lazyPage(() => import('#domains/storefront/web/buyer/buyer-dashboard.tsx'), 'BuyerDashboard'),
});

export const orderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/$id',
  staticData: { namespaces: ['documents', 'orders', 'returns', 'validation', 'address'] },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('orders:meta.title'),
      description: match.context.i18n.t('orders:meta.description'),
      path: '/order',
      index: false,
    }),
  component: lazyPage(() => import('#domains/storefront/web/order/order-page.tsx'), 'OrderPage'),
});
