import { createRoute, notFound } from '@tanstack/react-router';
import { passportPath } from '#domains/batches/model/passport-path.ts';
import { isMissing } from '#engine/web/api/api-error.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { loadData } from '#engine/web/rendering/page-data.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';
import type { RouterContext } from '#engine/web/rendering/router-context.ts';
import { requireUser } from '#engine/web/session/require-user.ts';
import { passportData } from './passport/passport-data.ts';
import { passportQuery, type PassportLink } from './passport/passport-query.ts';

const staticData = { namespaces: ['passport'] };
const component = lazyPage(() => import('./passport/passport-page.tsx'), 'PassportPage');
const notFoundComponent = lazyPage(() => import('./passport/passport-not-found.tsx'), 'PassportNotFound');

async function load(context: RouterContext, link: PassportLink): Promise<void> {
  try {
    await loadData(context, passportQuery(link));
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
}

function headOf(context: RouterContext, link: PassportLink) {
  const passport = context.queryClient.getQueryData(passportQuery(link).queryKey);
  if (passport === undefined) return {};
  const values = { product: passport.productName, code: passport.code };
  return pageHead(context, {
    title: context.i18n.t('passport:title', values),
    description: context.i18n.t('passport:description', values),
    path: passportPath(passport),
    image: passport.imageUrl,
    type: 'product',
    index: false,
    structuredData: import.meta.env.SSR ? [passportData(passport, context.publicUrl)] : [],
  });
}

export const batchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/batch/$id',
  staticData,
  loader: async ({ context, route, params }) => {
    await Promise.all([loadTexts({ context, route }), load(context, params)]);
  },
  head: ({ match, params }) => headOf(match.context, params),
  component,
  notFoundComponent,
});

/** A GS1 Digital Link: the number of the article and the code of its batch. */
export const digitalLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/01/$gtin/10/$code',
  staticData,
  loader: async ({ context, route, params }) => {
    await Promise.all([loadTexts({ context, route }), load(context, params)]);
  },
  head: ({ match, params }) => headOf(match.context, params),
  component,
  notFoundComponent,
});

export const labelsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard/batches/$id/labels',
  staticData: { namespaces: ['batches', 'dashboards'] },
  beforeLoad: ({ context, params }) => requireUser(context, `/dashboard/batches/${params.id}/labels`),
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('batches:labels.title'),
      description: match.context.i18n.t('batches:labels.title'),
      path: '/dashboard',
      index: false,
    }),
  component: lazyPage(() => import('./desk/labels-page.tsx'), 'LabelsPage'),
});
