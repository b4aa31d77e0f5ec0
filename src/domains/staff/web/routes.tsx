import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

export const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation',
  staticData: { namespaces: ['staff', 'accounts', 'validation'], waitsForVisitor: true },
  validateSearch: ({ token }: Record<string, unknown>): { token: string } => ({
    token: token === undefined ? '' : String(token),
  }),
  loader: loadTexts,
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.i18n.t('staff:join.title'),
      description: context.i18n.t('staff:join.metaDescription'),
      path: '/invitation',
      index: false,
    }),
  component: lazyPage(() => import('./invitation-page.tsx'), 'InvitationPage'),
});
