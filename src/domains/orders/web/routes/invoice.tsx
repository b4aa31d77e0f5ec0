import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

export const invoiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/$id/invoice',
  staticData: { namespaces: ['orders'] },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('orders:invoice.title'),
      description: match.context.i18n.t('orders:meta.description'),
      path: '/order',
      index: false,
    }),
  component: lazyPage(() => import('#domains/orders/web/invoice/invoice-page.tsx'), 'InvoicePage'),
});
