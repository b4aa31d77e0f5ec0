import { createRoute, type RouteComponent } from '@tanstack/react-router';
import { faqStructuredData } from '#web/features/help/faq-data.ts';
import { giftSetsQuery } from '#web/features/help/gift-sets.queries.ts';
import { GIFT_SET_PRICES } from '#web/features/help/gift-set-prices.ts';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { writtenPage } from '#web/rendering/written-page.tsx';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';
import type { RouterContext } from '#web/rendering/router-context.ts';

interface HelpPage {
  /** The file of the page's texts. */
  texts: string;
  component: RouteComponent;
  /** Values for placeholders in title and description. */
  values?: Record<string, string>;
  load?: (context: RouterContext) => Promise<unknown>;
  structuredData?: (context: RouterContext) => object[];
}

/** All help pages: their own texts, and what machines read from them. */
function helpRoute<Path extends string>(path: Path, page: HelpPage) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { namespaces: ['help', page.texts], waitsForVisitor: true },
    loader: async ({ context, route }) => {
      await Promise.all([loadTexts({ context, route }), page.load?.(context)]);
    },
    head: ({ match: { context } }) => {
      const { t } = context.i18n;
      return pageHead(context, {
        title: t(`${page.texts}:metaTitle`),
        description: t(`${page.texts}:metaDescription`, page.values ?? {}),
        path,
        type: 'article',
        structuredData: page.structuredData?.(context) ?? [],
      });
    },
    component: page.component,
  });
}

export const aboutRoute = helpRoute('/about', {
  texts: 'help-about',
  component: writtenPage(() => import('#web/features/help/about-page.tsx'), 'AboutPage'),
});

export const discountsRoute = helpRoute('/discounts', {
  texts: 'help-discounts',
  component: lazyPage(() => import('#web/features/help/discounts-page.tsx'), 'DiscountsPage'),
});

export const groupBuyingRoute = helpRoute('/group-buying', {
  texts: 'help-group-buying',
  component: lazyPage(() => import('#web/features/help/group-buying-page.tsx'), 'GroupBuyingPage'),
});

export const giftSetsRoute = helpRoute('/gift-sets', {
  texts: 'help-gift-sets',
  values: GIFT_SET_PRICES,
  // Without the products the page still tells what it has to tell.
  load: ({ queryClient }) => queryClient.prefetchQuery(giftSetsQuery),
  component: lazyPage(() => import('#web/features/help/gift-sets-page.tsx'), 'GiftSetsPage'),
});

export const shippingRoute = helpRoute('/shipping', {
  texts: 'help-shipping',
  component: lazyPage(() => import('#web/features/help/shipping-page.tsx'), 'ShippingPage'),
});

export const returnsRoute = helpRoute('/returns', {
  texts: 'help-returns',
  component: lazyPage(() => import('#web/features/help/returns-page.tsx'), 'ReturnsPage'),
});

export const privacyRoute = helpRoute('/privacy', {
  texts: 'help-privacy',
  component: lazyPage(() => import('#web/features/help/privacy-page.tsx'), 'PrivacyPage'),
});

export const faqsRoute = helpRoute('/faqs', {
  texts: 'help-faqs',
  structuredData: ({ i18n }) => (import.meta.env.SSR ? [faqStructuredData(i18n)] : []),
  component: lazyPage(() => import('#web/features/help/faqs-page.tsx'), 'FaqsPage'),
});
