import { readSubject } from '#domains/outreach/web/contact/contact-subject.ts';
import { createRoute, type RouteComponent } from '@tanstack/react-router';
import { readLinkParts } from '#domains/outreach/web/newsletter/link-parts.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';
import type { RouterContext } from '#engine/web/rendering/router-context.ts';

export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact',
  staticData: { namespaces: ['contact', 'gift-set', 'validation'], waitsForVisitor: true },
  validateSearch: readSubject,
  loader: loadTexts,
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.i18n.t('contact:metaTitle'),
      description: context.i18n.t('contact:metaDescription'),
      path: '/contact',
    }),
  component: lazyPage(() => import('#domains/outreach/web/contact/contact-page.tsx'), 'ContactPage'),
});

const pages = () => import('#domains/outreach/web/newsletter/newsletter-link-page.tsx');

function newsletterLinkRoute<Path extends string>(
  path: Path,
  action: 'confirm' | 'unsubscribe',
  component: RouteComponent,
) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { namespaces: ['newsletter', 'validation'] },
    validateSearch: readLinkParts,
    loader: loadTexts,
    head: ({ match: { context } }) =>
      pageHead(context, {
        title: context.i18n.t(`newsletter:${action}.metaTitle`),
        description: context.i18n.t(`newsletter:${action}.metaDescription`),
        path,
        index: false,
      }),
    component,
  });
}

export const newsletterConfirmRoute = newsletterLinkRoute(
  '/newsletter/confirm',
  'confirm',
  lazyPage(pages, 'NewsletterConfirmPage'),
);

export const newsletterUnsubscribeRoute = newsletterLinkRoute(
  '/newsletter/unsubscribe',
  'unsubscribe',
  lazyPage(pages, 'NewsletterUnsubscribePage'),
);

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
