import { createRoute, notFound } from '@tanstack/react-router';
import { isMissing } from '#engine/web/api/api-error.ts';
import { breadcrumbData } from '#domains/catalogue/web/structured-data/shop-data.ts';
import { categoriesQuery, productListQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { readShopSearch, type ShopSearch } from '#domains/catalogue/web/listing/listing-search.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { browseRoute } from './browse.tsx';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadData } from '#engine/web/rendering/page-data.ts';
import type { RouterContext } from '#engine/web/rendering/router-context.ts';

const page = lazyPage(() => import('#domains/catalogue/web/listing/shop-page.tsx'), 'ShopPage');
/** Only what changes the list reloads it: an open product does not. */
const listDeps = ({
  search: { page, sort, producer, minPrice, maxPrice, inStock, without, perishable },
}: {
  search: ShopSearch;
}) => ({
  page,
  sort,
  producer,
  minPrice,
  maxPrice,
  inStock,
  without,
  perishable,
});

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
  component: page,
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
  component: page,
  notFoundComponent: lazyPage(
    () => import('#domains/catalogue/web/listing/category-not-found.tsx'),
    'CategoryNotFound',
  ),
});

const crumbs = ({ i18n }: RouterContext) => [
  { name: i18n.t('catalogue:product.home'), path: '/' },
  { name: i18n.t('catalogue:product.shop'), path: '/shop' },
];
