import { createRoute, notFound } from '@tanstack/react-router';
import { formatDollars } from '#shared/money.ts';
import { isMissing } from '#web/api/api-error.ts';
import { groupBuyQuery } from '#web/features/group-buys/group-buy.query.ts';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

export const groupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/group/$slug',
  staticData: { namespaces: ['group', 'validation'] },
  // Of the links in mails, and of the way back from a card's page.
  validateSearch: ({ member, token }: Record<string, unknown>): { member?: number; token?: string } =>
    Number.isSafeInteger(Number(member)) && typeof token === 'string'
      ? { member: Number(member), token }
      : {},
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
      title: group.title ?? t('group:meta.title', { product: group.product.name }),
      description: t('group:meta.description', {
        quantity: group.pooledQuantity,
        unitPrice: formatDollars(group.unitPrice),
        price: formatDollars(group.price),
      }),
      path: `/group/${group.slug}`,
      image: group.product.imageUrl,
      // Whoever keeps the link among friends does not want it found.
      index: group.public,
    });
  },
  component: lazyPage(() => import('#web/features/group-buys/page/group-page.tsx'), 'GroupPage'),
  notFoundComponent: lazyPage(
    () => import('#web/features/group-buys/page/group-not-found.tsx'),
    'GroupNotFound',
  ),
});
