import { statement } from '#engine/server/db/statement.ts';
import { MOST_WAITING, type WaitingWork } from '#engine/server/domain.ts';

/** All, less those that the bank has carried out, less those that a provider makes: counted in their indexes, not matched row by row. */
const countUnpaid = statement<{ count: number }>(
  'count-unpaid-payouts',
  `select least(${MOST_WAITING}, (select count(*) from payouts) - (select count(*) from payout_confirmations) - (
     select count(*) from payout_transfers t
      where not exists (select from payout_confirmations c where c.payout_id = t.payout_id)))::int as count`,
);

/** What the bank still has to carry out. */
export const waitingPayouts: WaitingWork = {
  ADMIN: [
    {
      name: 'payouts',
      page: 'payouts',
      needs: 'money',
      filter: { status: 'pending' },
      count: async (db) => (await countUnpaid(db, {}))[0]!.count,
    },
  ],
};
