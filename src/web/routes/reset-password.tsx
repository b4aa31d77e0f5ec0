import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

const NAMESPACES = ['accounts', 'validation'];

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  staticData: { namespaces: NAMESPACES },
  validateSearch: ({ token }: Record<string, unknown>): { token: string } => ({
    token: token === undefined ? '' : String(token),
  }),
  loader: ({ context }) => loadTexts(context, ...NAMESPACES),
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
