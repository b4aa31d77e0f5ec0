import { createRoute } from '@tanstack/react-router';
import { requireUser } from '#web/features/accounts/session/require-user.ts';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

export const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  staticData: {
    namespaces: ['admin', 'connections', 'dashboards', 'orders', 'product-files', 'returns', 'validation'],
  },
  beforeLoad: ({ context }) => requireUser(context, '/admin'),
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('admin:title'),
      description: match.context.i18n.t('admin:title'),
      path: '/admin',
      index: false,
    }),
  component: lazyPage(() => import('#web/features/admin/admin-dashboard.tsx'), 'AdminDashboard'),
});
