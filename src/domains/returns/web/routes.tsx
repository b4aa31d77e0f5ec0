import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

export const returnItemsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/$id/return',
  staticData: { namespaces: ['returns', 'validation'] },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('returns:meta.title'),
      description: match.context.i18n.t('returns:meta.description'),
      path: '/order',
      index: false,
    }),
  component: lazyPage(() => import('#domains/returns/web/request/return-page.tsx'), 'ReturnPage'),
});

export const returnLabelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/$id/return/$number/label',
  staticData: { namespaces: ['returns'] },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('returns:meta.labelTitle'),
      description: match.context.i18n.t('returns:meta.description'),
      path: '/order',
      index: false,
    }),
  component: lazyPage(() => import('./label-page.tsx'), 'LabelPage'),
});

export const withdrawRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/withdraw',
  staticData: { namespaces: ['withdrawal', 'validation'] },
  validateSearch: ({ order }: Record<string, unknown>): { order?: number } =>
    Number.isSafeInteger(order) ? { order: order as number } : {},
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('withdrawal:title'),
      description: match.context.i18n.t('withdrawal:lead'),
      path: '/withdraw',
      index: false,
    }),
  component: lazyPage(() => import('./withdraw/withdraw-page.tsx'), 'WithdrawPage'),
});
