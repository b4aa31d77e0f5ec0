import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

export const giftCardsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/gift-cards',
  staticData: { namespaces: ['gift-cards', 'checkout', 'validation'], waitsForVisitor: true },
  loader: loadTexts,
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.i18n.t('gift-cards:meta.title'),
      description: context.i18n.t('gift-cards:meta.description'),
      path: '/gift-cards',
    }),
  component: lazyPage(() => import('./gift-cards-page.tsx'), 'GiftCardsPage'),
});

/** The card to see and to print. Its code stands behind the '#', which no server reads. */
export const giftCardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/gift-card',
  staticData: { namespaces: ['gift-cards'] },
  loader: loadTexts,
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.i18n.t('gift-cards:meta.cardTitle'),
      description: context.i18n.t('gift-cards:meta.description'),
      path: '/gift-card',
      index: false,
    }),
  component: lazyPage(() => import('./gift-card-page.tsx'), 'GiftCardPage'),
});
