import { createRoute } from '@tanstack/react-router';
import { categoriesQuery, featuredProductsQuery } from '#web/features/catalogue/catalogue.queries.ts';
import { organizationData } from '#web/features/home/organization-data.ts';
import { producersQuery } from '#web/features/producers/producers.queries.ts';
import { pageHead } from '#web/rendering/page-head.ts';
import { browseRoute } from './browse.tsx';
import { writtenPage } from '#web/rendering/written-page.tsx';
import { loadTexts, type LoadedRoute } from './namespaces.ts';
import { loadData } from './page-data.ts';
import type { RouterContext } from '#web/rendering/router-context.ts';

const home = {
  staticData: { namespaces: ['home', 'producers'], waitsForVisitor: true },
  loader: async ({ context, route }: LoadedRoute) => {
    await Promise.all([
      loadTexts({ context, route }),
      loadData(context, featuredProductsQuery),
      loadData(context, categoriesQuery),
      loadData(context, producersQuery),
    ]);
  },
  head: ({ match }: { match: { context: RouterContext } }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('shell:meta.title'),
      description: match.context.i18n.t('shell:meta.description'),
      path: '/',
      structuredData: import.meta.env.SSR ? organizationData(match.context) : [],
    }),
  component: writtenPage(() => import('#web/features/home/home-page.tsx'), 'HomePage'),
};

export const homeRoute = createRoute({ getParentRoute: () => browseRoute, path: '/', ...home });
export const homeAliasRoute = createRoute({ getParentRoute: () => browseRoute, path: '/home', ...home });
