import type { WaitingWork } from '#engine/server/domain.ts';
import { countOpen } from './reconcile.ts';

/** What our books and the provider's say differently, unexplained. */
export const waitingDifferences: WaitingWork = {
  ADMIN: [
    {
      name: 'differences',
      page: 'reconciliation',
      needs: 'money',
      filter: { state: 'open' },
      count: (db) => countOpen(db),
    },
  ],
};
