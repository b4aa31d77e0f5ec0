import { createRoute } from '@tanstack/react-router';
import { loadDeskPages } from '#engine/web/domain.ts';
import { requireUser } from '#engine/web/session/require-user.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

export const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  staticData: {
    hasOwnFrame: true,
    namespaces: [
      'accounts',
      'admin',
      'batches',
      'certificates',
      'pickup',
      'address',
      'taxes',
      'connections',
      'dashboards',
      'documents',
      'extensions',
      'group-desk',
      'standing',
      'lists',
      'messages',
      'orders',
      'producer-desk',
      'product-files',
      'returns',
      'settings',
      'staff',
      'validation',
    ],
  },
  beforeLoad: ({ context, location }) => requireUser(context, '/admin', location.searchStr),
  loader: async (route) => {
    await Promise.all([loadTexts(route), loadDeskPages()]);
  },
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('admin:title'),
      description: match.context.i18n.t('admin:title'),
      path: '/admin',
      index: false,
    }),
  component: lazyPage(() => import('./admin-dashboard.tsx'), 'AdminDashboard'),
});

export const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  staticData: {
    hasOwnFrame: true,
    namespaces: [
      'producer-desk',
      'accounts',
      'address',
      'batches',
      'carriers',
      'certificates',
      'pickup',
      'producers',
      'connections',
      'dashboards',
      'documents',
      'group-desk',
      'standing',
      'lists',
      'messages',
      'orders',
      'product-files',
      'returns',
      'staff',
      'validation',
    ],
  },
  beforeLoad: ({ context, location }) => requireUser(context, '/dashboard', location.searchStr),
  loader: async (route) => {
    await Promise.all([loadTexts(route), loadDeskPages()]);
  },
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('producer-desk:title'),
      description: match.context.i18n.t('producer-desk:metaDescription'),
      path: '/dashboard',
      index: false,
    }),
  component: lazyPage(() => import('./producer-dashboard.tsx'), 'ProducerDashboard'),
});
