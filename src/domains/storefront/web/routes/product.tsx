import { createRoute, notFound, redirect } from '@tanstack/react-router';
import type { Product, ProductWithFamily } from '#domains/catalogue/model/product.ts';
import { MAX_SEARCH_PAGES } from '#domains/catalogue/model/search/limits.ts';
import {
  categoriesQuery,
  moreFromProducerQuery,
  productQuery,
  featuredProductsQuery,
  productReviewsQuery,
} from '#domains/catalogue/web/catalogue.queries.ts';
import { readFoodSearch, readPage, type FoodSearch } from '#domains/catalogue/web/listing/listing-search.ts';
import { breadcrumbData } from '#domains/catalogue/web/structured-data/shop-data.ts';
import { productStructuredData } from '#domains/catalogue/web/structured-data/product-structured-data.ts';
import { PRODUCT_NAMESPACES } from '#domains/storefront/web/product/browse-layout.tsx';
import { readSearchText, searchQuery } from '#domains/storefront/web/search/search.queries.ts';
import { companionsQuery } from '#domains/cart/web/companions/companions.query.ts';
import { isMissing } from '#engine/web/api/api-error.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { loadExtra, loadData } from '#engine/web/rendering/page-data.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';
import type { RouterContext } from '#engine/web/rendering/router-context.ts';

const notFoundComponent = lazyPage(
  () => import('#domains/storefront/web/product/product-not-found.tsx'),
  'ProductNotFound',
);

export const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/product/$slug',
  staticData: { namespaces: PRODUCT_NAMESPACES, waitsForVisitor: true },
  loader: async ({ context, route, params }) => {
    try {
      const product = await context.queryClient.ensureQueryData(productQuery(params.slug));
      await Promise.all([
        loadTexts({ context, route }),
        loadExtra(context, categoriesQuery),
        loadReviews(context, product),
        loadExtra(context, companionsQuery([product.id])),
        product.producerSlug !== null && loadExtra(context, moreFromProducerQuery(product.producerSlug)),
      ]);
      return product;
    } catch (error) {
      if (isMissing(error)) throw notFound();
      throw error;
    }
  },
  head: ({ match, loaderData: product }) => {
    if (product === undefined) return {};
    return pageHead(match.context, {
      title: product.name,
      description: product.description.slice(0, 160),
      path: `/product/${product.slug}`,
      image: product.imageUrl,
      type: 'product',
      structuredData: import.meta.env.SSR ? structuredData(match.context, product) : [],
    });
  },
  component: lazyPage(() => import('#domains/storefront/web/product/product-page.tsx'), 'ProductPage'),
  pendingComponent: lazyPage(
    () => import('#domains/storefront/web/product/product-page-skeleton.tsx'),
    'ProductPageSkeleton',
  ),
  pendingMs: 200,
  notFoundComponent,
  errorComponent: notFoundComponent,
});

function structuredData(context: RouterContext, product: ProductWithFamily): object[] {
  const { i18n, publicUrl, queryClient } = context;
  const category = queryClient
    .getQueryData(categoriesQuery.queryKey)
    ?.find(({ id }) => id === product.categoryId);
  return [
    productStructuredData(product, category?.name, context),
    breadcrumbData(publicUrl, [
      { name: i18n.t('catalogue:product.shop'), path: '/shop' },
      ...(category === undefined ? [] : [{ name: category.name, path: `/shop/${category.slug}` }]),
      { name: product.name, path: `/product/${product.slug}` },
    ]),
  ];
}

/** A product just read says how many it has: none need not be asked for. In the browser it may have been read long ago. */
async function loadReviews(context: RouterContext, { slug, reviewCount }: Product): Promise<void> {
  const query = productReviewsQuery(slug);
  if (reviewCount > 0 || !import.meta.env.SSR) await loadExtra(context, query);
  else context.queryClient.setQueryData(query.queryKey, { items: [], total: 0, average: null });
}

/** The link on a review says 'products'. */
export const productAliasRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/products/$slug',
  loader: ({ params }) => {
    throw redirect({ to: '/product/$slug', params });
  },
});

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
  loaderDeps: ({ search }) => readSearch({ ...search }),
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
