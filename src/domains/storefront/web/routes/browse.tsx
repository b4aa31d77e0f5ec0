import { createRoute, notFound } from '@tanstack/react-router';
import {
  atAGlanceQuery,
  categoriesQuery,
  comingProductsQuery,
  featuredProductsQuery,
  productListQuery,
  producersQuery,
} from '#domains/catalogue/web/catalogue.queries.ts';
import { readShopSearch, type ShopSearch } from '#domains/catalogue/web/listing/listing-search.ts';
import { readProductModalSearch } from '#domains/catalogue/web/open-product.ts';
import { breadcrumbData } from '#domains/catalogue/web/structured-data/shop-data.ts';
import { openGroupsQuery } from '#domains/group-buys/web/group-buy.query.ts';
import { organizationData } from '#domains/storefront/web/home/organization-data.ts';
import { BrowseLayout, loadModal } from '#domains/storefront/web/product/browse-layout.tsx';
import { isMissing } from '#engine/web/api/api-error.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts, type LoadedRoute } from '#engine/web/rendering/load-texts.ts';
import { loadData, loadExtra } from '#engine/web/rendering/page-data.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';
import type { RouterContext } from '#engine/web/rendering/router-context.ts';
import { staticPage } from '#engine/web/rendering/static-page.tsx';

/** Holds the pages whose product cards open over them: home, shop and categories. */
export const browseRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'browse',
  validateSearch: readProductModalSearch,
  // For a page that is opened with a product over it. After a click on a card the page stays, and the modal shows
  // itself while it loads.
  beforeLoad: async ({ context, search: { product }, cause }) => ({
    opened: product === undefined || cause !== 'enter' ? undefined : await loadModal(context, product),
  }),
  component: BrowseLayout,
});

const home = {
  staticData: { namespaces: ['home', 'producers'], waitsForVisitor: true },
  loader: async ({ context, route }: LoadedRoute) => {
    await Promise.all([
      loadTexts({ context, route }),
      loadExtra(context, atAGlanceQuery),
      loadExtra(context, openGroupsQuery),
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

const shopPage = lazyPage(() => import('#domains/catalogue/web/listing/shop-page.tsx'), 'ShopPage');
/** Only what changes the list reloads it: an open product does not. */
const listDeps = ({ search }: { search: ShopSearch }) => readShopSearch({ ...search });

/** Every page of a list is a page of its own for machines; sorted and filtered ones are views of it. */
const pathOf = (base: string, { page }: ShopSearch) => (page === undefined ? base : `${base}?page=${page}`);

export const shopRoute = createRoute({
  getParentRoute: () => browseRoute,
  path: '/shop',
  staticData: { waitsForVisitor: true },
  validateSearch: readShopSearch,
  loaderDeps: listDeps,
  loader: async ({ context, deps }) => {
    await Promise.all([
      loadData(context, categoriesQuery),
      loadData(context, productListQuery(undefined, deps)),
      loadData(context, comingProductsQuery),
    ]);
  },
  head: ({ match }) => {
    const { i18n, publicUrl } = match.context;
    return pageHead(match.context, {
      title: i18n.t('catalogue:shop.title'),
      description: i18n.t('catalogue:shop.description'),
      path: pathOf('/shop', match.search),
      structuredData: import.meta.env.SSR ? [breadcrumbData(publicUrl, crumbs(match.context))] : [],
    });
  },
  component: shopPage,
});

export const categoryRoute = createRoute({
  getParentRoute: () => browseRoute,
  path: '/shop/$category',
  staticData: { waitsForVisitor: true },
  validateSearch: readShopSearch,
  loaderDeps: listDeps,
  loader: async ({ context, deps, params }) => {
    await Promise.all([
      loadData(context, categoriesQuery),
      loadData(context, productListQuery(params.category, deps)).catch((error: unknown) => {
        throw isMissing(error) ? notFound() : error;
      }),
    ]);
  },
  head: ({ match, params }) => {
    if (match.status === 'notFound') return {};
    const { i18n, publicUrl, queryClient } = match.context;
    const category = queryClient
      .getQueryData(categoriesQuery.queryKey)
      ?.find(({ slug }) => slug === params.category);
    const name = category?.name ?? i18n.t('catalogue:shop.title');
    const path = `/shop/${params.category}`;
    return pageHead(match.context, {
      title: name,
      description: category?.description ?? i18n.t('catalogue:shop.description'),
      path: pathOf(path, match.search),
      image: category?.imageUrl ?? null,
      structuredData: import.meta.env.SSR
        ? [breadcrumbData(publicUrl, [...crumbs(match.context), { name, path }])]
        : [],
    });
  },
  component: shopPage,
  notFoundComponent: lazyPage(
    () => import('#domains/catalogue/web/listing/category-not-found.tsx'),
    'CategoryNotFound',
  ),
});

const crumbs = ({ i18n }: RouterContext) => [
  { name: i18n.t('catalogue:product.home'), path: '/' },
  { name: i18n.t('catalogue:product.shop'), path: '/shop' },
];
