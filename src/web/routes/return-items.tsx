import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

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
  component: lazyPage(() => import('#web/features/returns/return-page.tsx'), 'ReturnPage'),
});
