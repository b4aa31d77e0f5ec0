import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { featuredProductsQuery } from '#web/features/catalogue/catalogue.queries.ts';
import { pageHead } from '../page-head.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute, type RouterContext } from './root.tsx';

const home = {
  staticData: { namespaces: ['home'] },
  loader: async ({ context }: { context: RouterContext }) => {
    await Promise.all([
      loadTexts(context, 'home'),
      context.queryClient.ensureQueryData(featuredProductsQuery),
    ]);
  },
  head: ({ match }: { match: { context: RouterContext } }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('shell:meta.title'),
      description: match.context.i18n.t('shell:meta.description'),
      path: '/',
    }),
  component: lazyRouteComponent(() => import('#web/features/home/home-page.tsx'), 'HomePage'),
};

export const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', ...home });
export const homeAliasRoute = createRoute({ getParentRoute: () => rootRoute, path: '/home', ...home });
