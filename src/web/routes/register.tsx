import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  staticData: { namespaces: ['accounts', 'validation'], waitsForVisitor: true },
  loader: loadTexts,
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.i18n.t('accounts:register.title'),
      description: context.i18n.t('accounts:register.metaDescription'),
      path: '/register',
    }),
  component: lazyPage(() => import('#web/features/accounts/sign-in/register-page.tsx'), 'RegisterPage'),
});
