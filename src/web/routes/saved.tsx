import { createRoute } from '@tanstack/react-router';
import { readLeaveParts } from '#web/features/saved/leave-parts.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { pageHead } from '#web/rendering/page-head.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

export const savedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/saved',
  staticData: { namespaces: ['saved', 'catalogue', 'cart', 'validation'], waitsForVisitor: true },
  loader: loadTexts,
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.i18n.t('saved:title'),
      description: context.i18n.t('saved:metaDescription'),
      path: '/saved',
      index: false,
    }),
  component: lazyPage(() => import('#web/features/saved/saved-page.tsx'), 'SavedPage'),
});

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
  component: lazyPage(() => import('#web/features/saved/leave-page.tsx'), 'LeaveAlertsPage'),
});
