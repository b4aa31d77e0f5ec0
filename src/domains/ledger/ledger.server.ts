import type { ServerDomain } from '#engine/server/domain.ts';
import { searchablePayouts } from './server/search-payouts.ts';
import { ledgerApi } from './model/ledger.api.ts';
import { nextPayoutAfter } from './model/payout-days.ts';
import { HOURLY } from '#engine/server/scheduler/timer.ts';
import { closeBooks } from './server/close-books.ts';
import { ledgerRoutes } from './server/ledger.routes.ts';
import { payoutPayload } from './server/payouts.queries.ts';
import { payoutsRoutes, deskPayoutsRoutes } from './server/payouts.routes.ts';
import { waitingPayouts } from './server/waiting-payouts.ts';
import { runPayouts } from './server/run-payouts.ts';

/** The books: every cent explained by entries that sum to zero, and what producers are paid. */
export const ledger: ServerDomain = {
  name: 'ledger',
  api: [ledgerApi],
  routes: [ledgerRoutes, payoutsRoutes, deskPayoutsRoutes],
  timers: ({ db }) => [
    { name: 'close-books', next: HOURLY, run: () => closeBooks(db) },
    // Every second Monday.
    { name: 'payouts', next: nextPayoutAfter, run: async (now) => void (await runPayouts(db, now)) },
  ],
  waiting: waitingPayouts,
  events: { 'payout.made': payoutPayload },
  searchable: [searchablePayouts],
};
