import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';
import type { RouterContext } from '#web/rendering/router-context.ts';

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
  component: lazyPage(() => import('#web/features/waitlist/waitlist-page.tsx'), 'WaitlistPage'),
};

export const waitlistRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/waitlist',
  ...waitlistPage,
});
