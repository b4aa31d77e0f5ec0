import { queueReversal, queueTransfer } from '#domains/orders/server/refunds/queue-job.ts';
import type { ServerDomain } from '#engine/server/domain.ts';
import { everyMinutes } from '#engine/server/scheduler/timer.ts';
import { disputesApi } from './model/disputes/disputes.api.ts';
import { nextNight } from './model/reconciliation/next-night.ts';
import { reconciliationApi } from './model/reconciliation/reconciliation.api.ts';
import { paymentsApi } from './model/payments.api.ts';
import { cardsOf, forgetCards } from './server/cards/kept-cards.queries.ts';
import { disputesRoutes } from './server/disputes/disputes.routes.ts';
import { startProviderJobs } from './server/do-jobs.ts';
import { expireUnpaid } from './server/expire-unpaid.ts';
import { providerQueue } from './server/jobs.queries.ts';
import { paymentsMails } from './server/mails/payments-mails.ts';
import { paymentsRoutes } from './server/payments.routes.ts';
import { providerStateRoutes } from './server/provider-state.routes.ts';
import { paymentsSettings } from './server/payments-settings.ts';
import { reconcile } from './server/reconciliation/reconcile.ts';
import { reconciliationRoutes } from './server/reconciliation/reconciliation.routes.ts';
import { waitingPayments } from './server/waiting-payments.ts';
import { openProviders, providerRoutes } from './server/providers.ts';
import { hearOfPayment } from './server/source/hear-of-payment.ts';
import { askOfPayouts, hearOfPayout } from './server/source/hear-of-payout.ts';
import { offeredPayouts, openPayouts } from './server/transfers/open-payouts.ts';

const DAY_MINUTES = 24 * 60;

/** How money comes in and goes back: providers, what they say, and what they have to be told. */
export const payments: ServerDomain = {
  name: 'payments',
  api: [paymentsApi, disputesApi, reconciliationApi],
  routes: [paymentsRoutes, providerStateRoutes, disputesRoutes, reconciliationRoutes, ...providerRoutes],
  mails: paymentsMails,
  timers: (shop) => [
    {
      name: 'expire-unpaid',
      next: everyMinutes(1),
      run: (now) => expireUnpaid(shop, openProviders(shop), now),
    },
    {
      name: 'reconcile',
      next: nextNight,
      run: async (now) => void (await reconcile(shop.db, openProviders(shop), now)),
    },
    { name: 'ask-of-payouts', next: everyMinutes(DAY_MINUTES), run: (now) => askOfPayouts(shop, now) },
  ],
  queues: [providerQueue],
  settings: paymentsSettings,
  waiting: waitingPayments,
  hears: { payment: hearOfPayment, payout: hearOfPayout },
  paysProducers: {
    offered: offeredPayouts,
    open: openPayouts,
    queueTransfer,
    queueReversal,
  },
  ownData: async (db, { id }) => ({ cards: await cardsOf(db, id) }),
  forget: (tx, _changed, { id }) => forgetCards(tx, id),
  workers: [(shop, log) => startProviderJobs(shop, openProviders(shop), log)],
};
