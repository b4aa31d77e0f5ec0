import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { ApiError } from '#web/api/api-error.ts';
import { productQuery } from '#web/features/catalogue/catalogue.queries.ts';
import { productStructuredData } from '#web/features/catalogue/product-structured-data.ts';
import { pageHead } from '../page-head.ts';
import { rootRoute } from './root.tsx';

export const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/product/$slug',
  loader: async ({ context, params }) => {
    try {
      return await context.queryClient.ensureQueryData(productQuery(params.slug));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound();
      throw error;
    }
  },
  head: ({ match, loaderData: product }) =>
    product === undefined
      ? {}
      : pageHead(match.context, {
          title: product.name,
          description: product.description.slice(0, 160),
          path: `/product/${product.slug}`,
          image: product.imageUrl,
          type: 'product',
          structuredData: [productStructuredData(product, match.context.publicUrl)],
        }),
  component: lazyRouteComponent(() => import('#web/features/catalogue/product-page.tsx'), 'ProductPage'),
  notFoundComponent: lazyRouteComponent(
    () => import('#web/features/catalogue/product-not-found.tsx'),
    'ProductNotFound',
  ),
});
