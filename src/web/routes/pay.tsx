import { createRoute } from '@tanstack/react-router';
import { pageHead } from '#web/rendering/page-head.ts';
import { lazyPage } from '#web/rendering/lazy-page.ts';
import { loadTexts } from './namespaces.ts';
import { rootRoute } from './root.tsx';

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
  component: lazyPage(() => import('#web/features/payments/test-payment-page.tsx'), 'TestPaymentPage'),
});
