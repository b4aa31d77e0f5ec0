import { statement } from '#engine/server/db/statement.ts';
import { MOST_WAITING, type WaitingWork } from '#engine/server/domain.ts';

/** From the newest on: what the bank has carried out is mostly older, and would be walked first. */
const countUnpaid = statement<{ count: number }>(
  'count-unpaid-payouts',
  `select count(*)::int as count from (
     select 1 from payouts p where not exists (select 1 from payout_confirmations c where c.payout_id = p.id)
        and not exists (select 1 from payout_transfers t where t.payout_id = p.id)
      order by p.id desc limit ${MOST_WAITING}) found`,
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
