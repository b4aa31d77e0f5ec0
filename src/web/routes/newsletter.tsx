import { createRoute } from '@tanstack/react-router';
import { readLinkParts } from '#web/features/newsletter/link-parts.ts';
import { NewsletterLinkPage } from '#web/features/newsletter/newsletter-link-page.tsx';
import { pageHead } from '../page-head.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

function newsletterLinkRoute<Path extends string>(path: Path, action: 'confirm' | 'unsubscribe') {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { namespaces: ['newsletter'] },
    validateSearch: readLinkParts,
    loader: ({ context }) => loadTexts(context, 'newsletter'),
    head: ({ match: { context } }) =>
      pageHead(context, {
        title: context.i18n.t(`newsletter:${action}.metaTitle`),
        description: context.i18n.t(`newsletter:${action}.metaDescription`),
        path,
        index: false,
      }),
    component: () => <NewsletterLinkPage action={action} link={readLinkParts(route.useSearch())} />,
  });
  return route;
}

export const newsletterConfirmRoute = newsletterLinkRoute('/newsletter/confirm', 'confirm');
export const newsletterUnsubscribeRoute = newsletterLinkRoute('/newsletter/unsubscribe', 'unsubscribe');
