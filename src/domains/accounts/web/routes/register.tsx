import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

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
  component: lazyPage(() => import('#domains/accounts/web/sign-in/register-page.tsx'), 'RegisterPage'),
});
