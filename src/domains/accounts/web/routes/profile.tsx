import { createRoute } from '@tanstack/react-router';
import { requireUser } from '#engine/web/session/require-user.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

export const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile',
  staticData: { namespaces: ['accounts', 'validation'] },
  beforeLoad: ({ context }) => requireUser(context, '/profile'),
  loader: loadTexts,
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.i18n.t('accounts:profile.title'),
      description: context.i18n.t('accounts:profile.metaDescription'),
      path: '/profile',
      index: false,
    }),
  component: lazyPage(() => import('#domains/accounts/web/account/profile-page.tsx'), 'ProfilePage'),
});
