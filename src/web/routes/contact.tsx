import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

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
  component: lazyPage(() => import('#web/features/contact/contact-page.tsx'), 'ContactPage'),
});
