import { statement } from '#engine/server/db/statement.ts';
import { MOST_WAITING, type WaitingWork } from '#engine/server/domain.ts';

/** Those that a provider makes wait for nobody here. */
const countUnpaid = statement<{ count: number }>(
  'count-unpaid-payouts',
  `select count(*)::int as count from (
     select from pending_payouts p where not exists (select from payout_transfers t where t.payout_id = p.payout_id)
      limit ${MOST_WAITING}) first`,
);

/** What the bank still has to carry out. */
export const waitingPayouts: WaitingWork = {
  ADMIN: [
    {
      name: 'payouts',
      page: 'payouts',
      needs: 'money',
      filter: { status: 'pending', way: 'bank' },
      count: async (db) => (await countUnpaid(db, {}))[0]!.count,
    },
  ],
};
