import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

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
    () => import('#domains/accounts/web/sign-in/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
});
