import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';
import type { RouterContext } from '#engine/web/rendering/router-context.ts';

/** Also stands in for every storefront page before launch. */
export const waitlistPage = {
  staticData: { namespaces: ['waitlist', 'validation'], preLaunch: true, waitsForVisitor: true },
  loader: loadTexts,
  head: ({ match: { context } }: { match: { context: RouterContext } }) =>
    pageHead(context, {
      title: context.i18n.t('waitlist:metaTitle'),
      description: context.i18n.t('waitlist:metaDescription'),
      path: '/waitlist',
    }),
  component: lazyPage(() => import('#domains/outreach/web/waitlist/waitlist-page.tsx'), 'WaitlistPage'),
};

export const waitlistRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/waitlist',
  ...waitlistPage,
});
