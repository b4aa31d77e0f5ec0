import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';
import { requireUser } from '#engine/web/session/require-user.ts';

export const confirmOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/$id/confirm',
  staticData: { namespaces: ['orders', 'validation'] },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('orders:confirm.metaTitle'),
      description: match.context.i18n.t('orders:meta.description'),
      path: '/order',
      index: false,
    }),
  component: lazyPage(() => import('#domains/orders/web/confirm-order-page.tsx'), 'ConfirmOrderPage'),
});

export const packingSlipRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard/orders/$id/slip',
  staticData: { namespaces: ['producer-desk', 'dashboards', 'orders'] },
  beforeLoad: ({ context, params, location }) =>
    requireUser(context, `/dashboard/orders/${params.id}/slip`, location.searchStr),
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('producer-desk:slip.title'),
      description: match.context.i18n.t('producer-desk:slip.metaDescription'),
      path: '/dashboard',
      index: false,
    }),
  component: lazyPage(() => import('#domains/orders/web/desk/packing-slip.tsx'), 'PackingSlip'),
});

/** Of several orders, for those who run the shop and for the producer who sends the parcels. */
const slipsRoute = <Path extends '/admin/orders/slips' | '/dashboard/orders/slips'>(
  path: Path,
  component: 'PackingSlips' | 'OwnPackingSlips',
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { namespaces: ['producer-desk', 'dashboards', 'admin', 'orders'] },
    validateSearch: ({ ids }: Record<string, unknown>): { ids?: string } => (ids ? { ids: String(ids) } : {}),
    beforeLoad: ({ context, location }) => requireUser(context, path, location.searchStr),
    loader: loadTexts,
    head: ({ match }) =>
      pageHead(match.context, {
        title: match.context.i18n.t('producer-desk:slip.title'),
        description: match.context.i18n.t('producer-desk:slip.metaDescription'),
        path,
        index: false,
      }),
    component: lazyPage(() => import('#domains/orders/web/desk/packing-slips.tsx'), component),
  });

export const packingSlipsRoute = slipsRoute('/admin/orders/slips', 'PackingSlips');
export const ownPackingSlipsRoute = slipsRoute('/dashboard/orders/slips', 'OwnPackingSlips');
