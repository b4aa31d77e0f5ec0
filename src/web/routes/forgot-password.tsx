import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

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
    () => import('#web/features/accounts/sign-in/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
});
