import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  staticData: { namespaces: ['accounts', 'validation'] },
  validateSearch: ({ token }: Record<string, unknown>): { token: string } => ({
    token: token === undefined ? '' : String(token),
  }),
  loader: loadTexts,
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.i18n.t('accounts:resetPassword.title'),
      description: context.i18n.t('accounts:resetPassword.metaDescription'),
      path: '/reset-password',
      index: false,
    }),
  component: lazyPage(
    () => import('#web/features/accounts/sign-in/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
});
