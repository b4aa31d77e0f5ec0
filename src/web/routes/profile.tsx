import { createRoute } from '@tanstack/react-router';
import { requireUser } from '#web/features/accounts/session/require-user.ts';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

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
  component: lazyPage(() => import('#web/features/accounts/account/profile-page.tsx'), 'ProfilePage'),
});
