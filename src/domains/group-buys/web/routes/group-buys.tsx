import { createRoute, notFound } from '@tanstack/react-router';
import { groupBuyQuery } from '#domains/group-buys/web/group-buy.query.ts';
import { nameOf } from '#domains/group-buys/web/page/group-words.ts';
import { formatAmount } from '#engine/model/money.ts';
import { isMissing } from '#engine/web/api/api-error.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';
import { requireUser } from '#engine/web/session/require-user.ts';

interface GroupSearch {
  member?: number;
  token?: string;
  /** Of the mail that asks whether a large place is wanted. */
  confirm?: string;
}

export const groupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/group/$slug',
  staticData: { namespaces: ['group', 'validation'] },
  // The links in mails carry them, and so does the way back from the page of a card.
  validateSearch: ({ member, token, confirm }: Record<string, unknown>): GroupSearch => ({
    ...(Number.isSafeInteger(Number(member)) &&
      typeof token === 'string' && { member: Number(member), token }),
    ...(typeof confirm === 'string' && { confirm }),
  }),
  loader: async ({ context, route, params }) => {
    // Its page that nothing is here needs them too.
    await loadTexts({ context, route });
    try {
      return await context.queryClient.ensureQueryData(groupBuyQuery(params.slug));
    } catch (error) {
      if (isMissing(error)) throw notFound();
      throw error;
    }
  },
  head: ({ match, loaderData: group }) => {
    if (group === undefined) return {};
    const { t } = match.context.i18n;
    return pageHead(match.context, {
      title: group.title ?? t('group:meta.title', { product: nameOf(group) }),
      description: t('group:meta.description', {
        quantity: group.pooledQuantity,
        unitPrice: formatAmount(group.unitPrice),
        price: formatAmount(group.price),
      }),
      path: `/group/${group.slug}`,
      image: group.product.imageUrl,
      // A link that is kept among friends should not be found.
      index: group.public,
    });
  },
  component: lazyPage(() => import('#domains/group-buys/web/page/group-page.tsx'), 'GroupPage'),
  notFoundComponent: lazyPage(
    () => import('#domains/group-buys/web/page/group-not-found.tsx'),
    'GroupNotFound',
  ),
});

export const sharingListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user-dashboard/group-buys/$slug/list',
  staticData: { namespaces: ['group-desk', 'dashboards'] },
  beforeLoad: ({ context, params, location }) =>
    requireUser(context, `/user-dashboard/group-buys/${params.slug}/list`, location.searchStr),
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('group-desk:list.title'),
      description: match.context.i18n.t('group-desk:list.metaDescription'),
      path: '/user-dashboard',
      index: false,
    }),
  component: lazyPage(() => import('#domains/group-buys/web/own/sharing-list-page.tsx'), 'SharingListPage'),
});
