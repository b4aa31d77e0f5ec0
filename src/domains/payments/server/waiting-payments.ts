import type { WaitingWork } from '#engine/server/domain.ts';
import { countFailing } from './failing-jobs.ts';
import { countOpen } from './reconciliation/reconcile.ts';

export const waitingPayments: WaitingWork = {
  ADMIN: [
    { name: 'providerTasks', page: 'paymentProvider', needs: 'owner', count: countFailing },
    // What our books and the provider's say differently, unexplained.
    {
      name: 'differences',
      page: 'reconciliation',
      needs: 'money',
      filter: { state: 'open' },
      count: (db) => countOpen(db),
    },
  ],
};
