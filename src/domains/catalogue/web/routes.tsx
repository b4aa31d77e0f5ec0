import { createRoute, notFound } from '@tanstack/react-router';
import { isMissing } from '#engine/web/api/api-error.ts';
import { breadcrumbData } from '#domains/catalogue/web/structured-data/shop-data.ts';
import { paragraphsOf } from '#domains/catalogue/web/producers/producer-text.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { staticPage } from '#engine/web/rendering/static-page.tsx';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { loadData } from '#engine/web/rendering/page-data.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';
import { producerProductsQuery, producerQuery, producersQuery } from './catalogue.queries.ts';

const staticData = { namespaces: ['producers'], waitsForVisitor: true };

export const producersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/producers',
  staticData,
  loader: async ({ context, route }) => {
    await Promise.all([loadTexts({ context, route }), loadData(context, producersQuery)]);
  },
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('producers:title'),
      description: match.context.i18n.t('producers:description'),
      path: '/producers',
    }),
  component: staticPage(() => import('#domains/catalogue/web/producers/producers-page.tsx'), 'ProducersPage'),
});

export const producerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/producers/$slug',
  staticData,
  loader: async ({ context, route, params }) => {
    await loadTexts({ context, route });
    try {
      await loadData(context, producerQuery(params.slug));
    } catch (error) {
      throw isMissing(error) ? notFound() : error;
    }
    // The products are asked for only once the producer is there: in the browser by the page itself.
    if (import.meta.env.SSR) await loadData(context, producerProductsQuery(params.slug));
  },
  head: ({ match, params }) => {
    const { i18n, publicUrl, queryClient } = match.context;
    const producer = queryClient.getQueryData(producerQuery(params.slug).queryKey);
    if (producer === undefined) return {};
    const path = `/producers/${producer.slug}`;
    return pageHead(match.context, {
      title: producer.name,
      description: (paragraphsOf(producer.description)[0] ?? '').slice(0, 160),
      path,
      image: producer.imageUrl,
      type: 'article',
      structuredData: import.meta.env.SSR
        ? [
            breadcrumbData(publicUrl, [
              { name: i18n.t('producers:title'), path: '/producers' },
              { name: producer.name, path },
            ]),
          ]
        : [],
    });
  },
  component: lazyPage(() => import('#domains/catalogue/web/producers/producer-page.tsx'), 'ProducerPage'),
  notFoundComponent: lazyPage(
    () => import('#domains/catalogue/web/producers/producer-not-found.tsx'),
    'ProducerNotFound',
  ),
});
