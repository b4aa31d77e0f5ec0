import { createRoute, type RouteComponent } from '@tanstack/react-router';
import { readLinkParts } from '#web/features/newsletter/link-parts.ts';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

const pages = () => import('#web/features/newsletter/newsletter-link-page.tsx');

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
