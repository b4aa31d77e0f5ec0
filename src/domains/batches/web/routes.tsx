import { createRoute, notFound } from '@tanstack/react-router';
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

/** What both addresses of a passport have in common. */
const PASSPORT = {
  getParentRoute: () => rootRoute,
  staticData: { namespaces: ['passport'] },
  component: lazyPage(() => import('./passport/passport-page.tsx'), 'PassportPage'),
  notFoundComponent: lazyPage(() => import('./passport/passport-not-found.tsx'), 'PassportNotFound'),
};

type Loading = Parameters<typeof loadTexts>[0] & { context: RouterContext; params: PassportLink };

async function loader({ context, route, params }: Loading): Promise<void> {
  const passport = loadData(context, passportQuery(params)).catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error;
  });
  await Promise.all([loadTexts({ context, route }), passport]);
}

interface Shown {
  match: { context: RouterContext; pathname: string };
  params: PassportLink;
}

function head({ match: { context, pathname }, params }: Shown) {
  const passport = context.queryClient.getQueryData(passportQuery(params).queryKey);
  if (passport === undefined) return {};
  const values = { product: passport.productName, code: passport.code };
  return pageHead(context, {
    title: context.i18n.t('passport:title', values),
    description: context.i18n.t('passport:description', values),
    path: pathname,
    image: passport.imageUrl,
    type: 'product',
    index: false,
    structuredData: import.meta.env.SSR ? [passportData(passport, context.publicUrl)] : [],
  });
}

export const batchRoute = createRoute({
  ...PASSPORT,
  path: '/batch/$id',
  loader,
  head,
});

/** A GS1 Digital Link: the number of the article and the code of its batch. */
export const digitalLinkRoute = createRoute({
  ...PASSPORT,
  path: '/01/$gtin/10/$code',
  loader,
  head,
});

export const recallSheetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/recalls/$id/list',
  staticData: { namespaces: ['batches', 'dashboards'] },
  beforeLoad: ({ context, params, location }) =>
    requireUser(context, `/admin/recalls/${params.id}/list`, location.searchStr),
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('batches:record.recalls'),
      description: match.context.i18n.t('batches:record.recalls'),
      path: '/admin',
      index: false,
    }),
  component: lazyPage(() => import('./desk/recall-sheet.tsx'), 'RecallSheetPage'),
});

export const labelsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard/batches/$id/labels',
  staticData: { namespaces: ['batches', 'dashboards'] },
  beforeLoad: ({ context, params, location }) =>
    requireUser(context, `/dashboard/batches/${params.id}/labels`, location.searchStr),
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
