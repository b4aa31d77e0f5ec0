import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

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
  component: lazyPage(() => import('#web/features/accounts/sign-in/login-page.tsx'), 'LoginPage'),
});
