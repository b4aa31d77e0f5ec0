import { createRoute, type RouteComponent } from '@tanstack/react-router';
import { readLinkParts } from '#domains/outreach/web/newsletter/link-parts.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

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
