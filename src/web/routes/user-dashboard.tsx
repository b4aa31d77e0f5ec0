import { createRoute } from '@tanstack/react-router';
import { requireUser } from '#web/features/accounts/session/require-user.ts';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

export const userDashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user-dashboard',
  staticData: { namespaces: ['buyer', 'dashboards', 'group-desk', 'orders', 'returns', 'validation'] },
  beforeLoad: ({ context }) => requireUser(context, '/user-dashboard'),
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('buyer:title'),
      description: match.context.i18n.t('buyer:metaDescription'),
      path: '/user-dashboard',
      index: false,
    }),
  component: lazyPage(() => import('#web/features/buyer/buyer-dashboard.tsx'), 'BuyerDashboard'),
});
