import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';
import { requireUser } from '#engine/web/session/require-user.ts';

/** From the cart, or of an own order: `?order=12`. */
export const newStandingOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/standing-orders/new',
  staticData: { namespaces: ['standing', 'catalogue', 'validation', 'address'] },
  validateSearch: ({ order }: Record<string, unknown>): { order?: number } =>
    Number.isSafeInteger(Number(order)) && Number(order) > 0 ? { order: Number(order) } : {},
  beforeLoad: ({ context, location }) => requireUser(context, '/standing-orders/new', location.searchStr),
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('standing:make.title'),
      description: match.context.i18n.t('standing:make.metaDescription'),
      path: '/standing-orders/new',
      index: false,
    }),
  component: lazyPage(() => import('./make/make-standing-page.tsx'), 'MakeStandingPage'),
});

/** Where the link of an announcement leads: one date, for who holds it. */
export const standingDateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/standing-order/$id',
  staticData: { namespaces: ['standing', 'catalogue', 'validation'] },
  validateSearch: ({ date, token }: Record<string, unknown>): { date?: string; token?: string } =>
    typeof date === 'string' && typeof token === 'string' ? { date, token } : {},
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('standing:link.title'),
      description: match.context.i18n.t('standing:link.metaDescription'),
      path: '/standing-order',
      index: false,
    }),
  component: lazyPage(() => import('./link/standing-date-page.tsx'), 'StandingDatePage'),
});
