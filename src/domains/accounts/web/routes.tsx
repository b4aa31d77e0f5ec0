import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';
import { requireUser } from '#engine/web/session/require-user.ts';

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

export const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-email',
  staticData: { namespaces: ['accounts', 'validation'] },
  validateSearch: ({ token }: Record<string, unknown>): { token: string } => ({
    token: token === undefined ? '' : String(token),
  }),
  loader: loadTexts,
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.i18n.t('accounts:confirmEmail.title'),
      description: context.i18n.t('accounts:confirmEmail.metaDescription'),
      path: '/confirm-email',
      index: false,
    }),
  component: lazyPage(
    () => import('#domains/accounts/web/sign-in/confirm-email-page.tsx'),
    'ConfirmEmailPage',
  ),
});

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

export const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile',
  staticData: { namespaces: ['accounts', 'validation', 'address'] },
  beforeLoad: ({ context, location }) => requireUser(context, '/profile', location.searchStr),
  loader: loadTexts,
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.i18n.t('accounts:profile.title'),
      description: context.i18n.t('accounts:profile.metaDescription'),
      path: '/profile',
      index: false,
    }),
  component: lazyPage(() => import('#domains/accounts/web/account/profile-page.tsx'), 'ProfilePage'),
});
