import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

export const orderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/$id',
  staticData: { namespaces: ['orders', 'returns', 'validation'] },
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
  component: lazyPage(() => import('#web/features/orders/order-page.tsx'), 'OrderPage'),
});
