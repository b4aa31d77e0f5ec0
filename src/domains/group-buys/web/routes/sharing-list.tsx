import { createRoute } from '@tanstack/react-router';
import { requireUser } from '#engine/web/session/require-user.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

export const sharingListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user-dashboard/group-buys/$slug/list',
  staticData: { namespaces: ['group-desk', 'dashboards'] },
  beforeLoad: ({ context, params }) => requireUser(context, `/user-dashboard/group-buys/${params.slug}/list`),
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('group-desk:list.title'),
      description: match.context.i18n.t('group-desk:list.metaDescription'),
      path: '/user-dashboard',
      index: false,
    }),
  component: lazyPage(() => import('#domains/group-buys/web/own/sharing-list-page.tsx'), 'SharingListPage'),
});
