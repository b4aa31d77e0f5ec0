import { createRoute } from '@tanstack/react-router';
import {
  categoriesQuery,
  featuredProductsQuery,
  producersQuery,
} from '#domains/catalogue/web/catalogue.queries.ts';
import { organizationData } from '#domains/storefront/web/home/organization-data.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { browseRoute } from './browse.tsx';
import { staticPage } from '#engine/web/rendering/static-page.tsx';
import { loadTexts, type LoadedRoute } from '#engine/web/rendering/load-texts.ts';
import { loadData } from '#engine/web/rendering/page-data.ts';
import type { RouterContext } from '#engine/web/rendering/router-context.ts';

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
  component: staticPage(() => import('#domains/storefront/web/home/home-page.tsx'), 'HomePage'),
};

export const homeRoute = createRoute({ getParentRoute: () => browseRoute, path: '/', ...home });
export const homeAliasRoute = createRoute({ getParentRoute: () => browseRoute, path: '/home', ...home });
