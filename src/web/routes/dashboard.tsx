import { createRoute } from '@tanstack/react-router';
import { requireUser } from '#web/features/accounts/session/require-user.ts';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

export const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  staticData: {
    namespaces: [
      'producer-desk',
      'connections',
      'dashboards',
      'group-desk',
      'orders',
      'product-files',
      'returns',
      'validation',
    ],
  },
  beforeLoad: ({ context }) => requireUser(context, '/dashboard'),
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('producer-desk:title'),
      description: match.context.i18n.t('producer-desk:metaDescription'),
      path: '/dashboard',
      index: false,
    }),
  component: lazyPage(
    () => import('#web/features/producer-desk/producer-dashboard.tsx'),
    'ProducerDashboard',
  ),
});
