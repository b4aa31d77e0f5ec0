import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  staticData: { namespaces: ['accounts', 'validation'] },
  loader: loadTexts,
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.i18n.t('accounts:forgotPassword.title'),
      description: context.i18n.t('accounts:forgotPassword.metaDescription'),
      path: '/forgot-password',
      index: false,
    }),
  component: lazyPage(
    () => import('#domains/accounts/web/sign-in/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
});
