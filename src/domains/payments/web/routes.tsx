import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

export const payRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pay/$reference',
  staticData: { namespaces: ['payments', 'validation'] },
  loader: loadTexts,
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('payments:title'),
      description: match.context.i18n.t('payments:noMoney.text'),
      path: '/pay',
      index: false,
    }),
  component: lazyPage(() => import('./test-payment-page.tsx'), 'TestPaymentPage'),
});
