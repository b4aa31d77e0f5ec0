import { createRoute } from '@tanstack/react-router';
import { pageHead } from '../page-head.ts';
import { lazyPage } from './lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute, type RouterContext } from './root.tsx';

/** Also stands in for every storefront page before launch. */
export const waitlistPage = {
  staticData: { namespaces: ['waitlist', 'validation'], preLaunch: true },
  loader: ({ context }: { context: RouterContext }) => loadTexts(context, 'waitlist', 'validation'),
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
