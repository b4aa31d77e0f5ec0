import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

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
  component: lazyPage(() => import('#web/features/returns/label-page.tsx'), 'LabelPage'),
});
