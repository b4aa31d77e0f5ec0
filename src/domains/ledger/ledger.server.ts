import type { ServerDomain } from '#engine/server/domain.ts';
import { searchablePayouts } from './server/search-payouts.ts';
import { ledgerApi } from './model/ledger.api.ts';
import { nextPayoutAfter } from './model/payout-days.ts';
import { everyMinutes, HOURLY } from '#engine/server/scheduler/timer.ts';
import { payoutBatchesRoutes } from './server/batches/batches.routes.ts';
import { closeBooks } from './server/close-books.ts';
import { followPayoutWeeks, ledgerSettings } from './server/ledger-settings.ts';
import { sumUpLedgerDays } from './server/overview/ledger-days.ts';
import { ledgerRoutes } from './server/ledger.routes.ts';
import { ledgerMails } from './server/mails/ledger-mails.ts';
import { forgetSettledAccounts, ownPayoutAccount } from './server/payout-accounts/payout-accounts.queries.ts';
import { hearOfAccount } from './server/payout-accounts/open-provider-account.ts';
import { payoutAccountsRoutes } from './server/payout-accounts/payout-accounts.routes.ts';
import { REMIND_EVERY_MINUTES, remindOfAccounts } from './server/payout-accounts/remind-of-accounts.ts';
import { forgetAccounts, resealAccounts } from './server/payout-accounts/sealed-accounts.ts';
import { payoutPayload } from './server/payouts.queries.ts';
import { payoutsRoutes, deskPayoutsRoutes } from './server/payouts.routes.ts';
import { latelyPayouts } from './server/lately-payouts.ts';
import { waitingPayouts } from './server/waiting-payouts.ts';
import { runPayouts } from './server/run-payouts.ts';

/** The books: every cent explained by entries that sum to zero, and what producers are paid. */
export const ledger: ServerDomain = {
  name: 'ledger',
  api: [ledgerApi],
  routes: [ledgerRoutes, payoutsRoutes, deskPayoutsRoutes, payoutAccountsRoutes, payoutBatchesRoutes],
  mails: ledgerMails,
  timers: ({ db }) => [
    {
      name: 'close-books',
      next: HOURLY,
      run: async () => {
        await closeBooks(db);
        await sumUpLedgerDays(db);
      },
    },
    { name: 'forget-payout-accounts', next: HOURLY, run: () => forgetSettledAccounts(db) },
    {
      name: 'remind-of-payout-accounts',
      next: everyMinutes(REMIND_EVERY_MINUTES),
      run: (now) => remindOfAccounts(db, now),
    },
    // Every second Monday, unless the owner chooses another rhythm.
    { name: 'payouts', next: nextPayoutAfter, run: async (now) => void (await runPayouts(db, now)) },
  ],
  settings: ledgerSettings,
  settingsChanged: (tx, change) => followPayoutWeeks(tx, change),
  waiting: waitingPayouts,
  lately: latelyPayouts,
  events: { 'payout.made': payoutPayload },
  ownData: ownPayoutAccount,
  forget: (tx) => forgetSettledAccounts(tx),
  sealed: { reseal: resealAccounts, forget: forgetAccounts },
  hears: { payoutAccount: hearOfAccount },
  searchable: [searchablePayouts],
};
