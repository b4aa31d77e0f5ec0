import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { namespaces: ['accounts', 'validation'], waitsForVisitor: true },
  /** Where to go afterwards; only pages of this shop are followed. */
  validateSearch: ({ next }: Record<string, unknown>): { next?: string } =>
    typeof next === 'string' ? { next } : {},
  loader: loadTexts,
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.i18n.t('accounts:signIn.title'),
      description: context.i18n.t('accounts:signIn.metaDescription'),
      path: '/login',
    }),
  component: lazyPage(() => import('#domains/accounts/web/sign-in/login-page.tsx'), 'LoginPage'),
});
