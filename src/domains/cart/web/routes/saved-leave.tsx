import { createRoute } from '@tanstack/react-router';
import { readLeaveParts } from '#domains/cart/web/saved/leave-parts.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

/** Where the link at the foot of an alert leads. */
export const savedLeaveRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/saved/unsubscribe',
  staticData: { namespaces: ['saved', 'validation'] },
  validateSearch: readLeaveParts,
  loader: loadTexts,
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.i18n.t('saved:leave.metaTitle'),
      description: context.i18n.t('saved:leave.metaDescription'),
      path: '/saved/unsubscribe',
      index: false,
    }),
  component: lazyPage(() => import('#domains/cart/web/saved/leave-page.tsx'), 'LeaveAlertsPage'),
});
