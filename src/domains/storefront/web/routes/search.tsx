import { createRoute, redirect } from '@tanstack/react-router';
import { MAX_SEARCH_PAGES } from '#domains/catalogue/model/search/limits.ts';
import { categoriesQuery, featuredProductsQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { readFoodSearch, type FoodSearch, readPage } from '#domains/catalogue/web/listing/listing-search.ts';
import { readSearchText } from '#domains/storefront/web/search/search-text.ts';
import { searchQuery } from '#domains/storefront/web/search/search.queries.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { loadData, loadExtra } from '#engine/web/rendering/page-data.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

interface Search extends FoodSearch {
  q?: string | undefined;
  page?: number | undefined;
}

const readSearch = (raw: Record<string, unknown>): Search => ({
  q: readSearchText(raw.q),
  page: readPage(raw.page, MAX_SEARCH_PAGES),
  ...readFoodSearch(raw),
});

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  staticData: { namespaces: ['search', 'producers'], waitsForVisitor: true },
  validateSearch: readSearch,
  loaderDeps: ({ search: { q, page, without, perishable } }) => ({ q, page, without, perishable }),
  loader: async ({ context, route, deps }) => {
    if (deps.q === undefined) throw redirect({ to: '/' });
    const query = searchQuery(deps.q, deps.page ?? 1, deps);
    await Promise.all([loadTexts({ context, route }), loadData(context, query)]);
    const found = context.queryClient.getQueryData(query.queryKey);
    // What a page that found nothing proposes.
    if (found?.productTotal === 0 && found.producers.length === 0)
      await Promise.all([loadExtra(context, categoriesQuery), loadExtra(context, featuredProductsQuery)]);
  },
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('search:title'),
      description: match.context.i18n.t('shell:meta.description'),
      path: '/search',
      index: false,
    }),
  component: lazyPage(() => import('#domains/storefront/web/search/search-page.tsx'), 'SearchPage'),
});
