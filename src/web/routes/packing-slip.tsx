import { createRoute } from '@tanstack/react-router';
import { requireUser } from '#web/features/accounts/session/require-user.ts';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

export const packingSlipRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard/orders/$id/slip',
  staticData: { namespaces: ['producer-desk', 'dashboards'] },
  beforeLoad: ({ context, params }) => requireUser(context, `/dashboard/orders/${params.id}/slip`),
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('producer-desk:slip.title'),
      description: match.context.i18n.t('producer-desk:slip.metaDescription'),
      path: '/dashboard',
      index: false,
    }),
  component: lazyPage(() => import('#web/features/producer-desk/packing-slip.tsx'), 'PackingSlip'),
});
