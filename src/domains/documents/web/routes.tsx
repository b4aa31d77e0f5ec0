import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

const tokenOf = ({ token }: Record<string, unknown>): { token?: string } =>
  typeof token === 'string' ? { token } : {};

/** The invoice of an order, whatever its number. */
export const invoiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/$id/invoice',
  staticData: { namespaces: ['orders', 'documents'] },
  validateSearch: tokenOf,
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('documents:kinds.invoice'),
      description: match.context.i18n.t('documents:meta'),
      path: '/order',
      index: false,
    }),
  component: lazyPage(() => import('#domains/documents/web/invoice-page.tsx'), 'InvoicePage'),
});

export const documentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/documents/$number',
  staticData: { namespaces: ['orders', 'documents'] },
  validateSearch: tokenOf,
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.params.number,
      description: match.context.i18n.t('documents:meta'),
      path: '/documents',
      index: false,
    }),
  component: lazyPage(() => import('#domains/documents/web/document-page.tsx'), 'DocumentPage'),
});
