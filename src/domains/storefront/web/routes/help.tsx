import { createRoute, type RouteComponent } from '@tanstack/react-router';
import {
  paymentProviderQuery,
  faqStructuredData,
  giftSetsQuery,
  giftSetPrices,
} from '#domains/storefront/web/help/help-data.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { staticPage } from '#engine/web/rendering/static-page.tsx';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';
import type { RouterContext } from '#engine/web/rendering/router-context.ts';

interface HelpPage {
  /** The file of the page's texts. */
  texts: string;
  component: RouteComponent;
  /** Texts that another page shows too. */
  shared?: string;
  /** Values for placeholders in title and description. */
  values?: () => Record<string, string>;
  /** What it shows besides; without an answer the page still tells what it has to tell. */
  shows?: typeof giftSetsQuery | typeof paymentProviderQuery;
  structuredData?: (context: RouterContext) => object[];
}

/** All help pages: their own texts, and what machines read from them. */
function helpRoute<Path extends string>(path: Path, page: HelpPage) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: {
      namespaces: ['help', page.texts, ...(page.shared ? [page.shared] : [])],
      waitsForVisitor: true,
    },
    loader: async ({ context, route }) => {
      await Promise.all([
        loadTexts({ context, route }),
        page.shows && context.queryClient.prefetchQuery(page.shows as typeof giftSetsQuery),
      ]);
    },
    head: ({ match: { context } }) => {
      const { t } = context.i18n;
      return pageHead(context, {
        title: t(`${page.texts}:metaTitle`),
        description: t(`${page.texts}:metaDescription`, page.values?.() ?? {}),
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
  component: staticPage(() => import('#domains/storefront/web/help/about-page.tsx'), 'AboutPage'),
});

export const discountsRoute = helpRoute('/discounts', {
  texts: 'help-discounts',
  component: lazyPage(() => import('#domains/storefront/web/help/discounts-page.tsx'), 'DiscountsPage'),
});

export const groupBuyingRoute = helpRoute('/group-buying', {
  texts: 'help-group-buying',
  component: lazyPage(() => import('#domains/storefront/web/help/group-buying-page.tsx'), 'GroupBuyingPage'),
});

export const giftSetsRoute = helpRoute('/gift-sets', {
  texts: 'help-gift-sets',
  shared: 'gift-set',
  values: giftSetPrices,
  shows: giftSetsQuery,
  component: lazyPage(() => import('#domains/storefront/web/help/gift-sets-page.tsx'), 'GiftSetsPage'),
});

export const shippingRoute = helpRoute('/shipping', {
  texts: 'help-shipping',
  component: lazyPage(() => import('#domains/storefront/web/help/shipping-page.tsx'), 'ShippingPage'),
});

export const returnsRoute = helpRoute('/returns', {
  texts: 'help-returns',
  component: lazyPage(() => import('#domains/storefront/web/help/returns-page.tsx'), 'ReturnsPage'),
});

export const privacyRoute = helpRoute('/privacy', {
  texts: 'help-privacy',
  shows: paymentProviderQuery,
  component: lazyPage(() => import('#domains/storefront/web/help/privacy-page.tsx'), 'PrivacyPage'),
});

export const faqsRoute = helpRoute('/faqs', {
  texts: 'help-faqs',
  structuredData: ({ i18n }) => (import.meta.env.SSR ? [faqStructuredData(i18n)] : []),
  component: lazyPage(() => import('#domains/storefront/web/help/faqs-page.tsx'), 'FaqsPage'),
});
