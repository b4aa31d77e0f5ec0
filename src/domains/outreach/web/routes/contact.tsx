import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact',
  staticData: { namespaces: ['contact', 'validation'], waitsForVisitor: true },
  loader: loadTexts,
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.i18n.t('contact:metaTitle'),
      description: context.i18n.t('contact:metaDescription'),
      path: '/contact',
    }),
  component: lazyPage(() => import('#domains/outreach/web/contact/contact-page.tsx'), 'ContactPage'),
});
