import { decisionDue } from '#domains/returns/model/return-rules.ts';
import { statement } from '#engine/server/db/statement.ts';
import { MOST_WAITING, type WaitingWork } from '#engine/server/domain.ts';

/** Counted along `returns_closed`. */
const countOpen = statement<{ count: number }>(
  'count-open-returns',
  `select count(*)::int as count from (select 1 from returns where closed_at is null limit ${MOST_WAITING}) found`,
);

const countOpenOf = statement<{ count: number }, { producerId: number }>(
  'count-open-returns-of',
  `select count(*)::int as count from (
     select 1 from returns r where r.closed_at is null and exists (
       select from return_items x where x.return_id = r.id and x.producer_id = $producerId::int)
      limit ${MOST_WAITING}) found`,
);

/** Along `withdrawals_open`. */
const countWithdrawals = statement<{ count: number }>(
  'count-open-withdrawals',
  `select count(*)::int as count from (select 1 from withdrawals where handled_at is null limit ${MOST_WAITING}) found`,
);

const toDecide = statement<{ count: number }>(
  'returns-to-decide',
  `select count(*)::int as count from (select 1 from returns where status = 'requested' limit ${MOST_WAITING}) found`,
);

/** Along `returns_waiting`, which begins with the oldest. */
const oldestClaim = statement<{ at: Date }>(
  'oldest-claim-to-decide',
  `select requested_at as at from returns where closed_at is null and perishable and status = 'requested'
    order by requested_at, id limit 1`,
);

/** Returns that are not closed: the shop decides them, and producers may say something to them. */
export const waitingReturns: WaitingWork = {
  ADMIN: [
    {
      name: 'returnsToDecide',
      page: 'returns',
      needs: 'orders',
      filter: { status: 'requested' },
      count: async (db) => (await toDecide(db, {}))[0]!.count,
      due: async (db) => {
        const [claim] = await oldestClaim(db, {});
        return claim === undefined ? null : decisionDue(true, claim.at);
      },
    },
    {
      name: 'withdrawals',
      page: 'withdrawals',
      needs: 'orders',
      filter: { state: 'open' },
      count: async (db) => (await countWithdrawals(db, {}))[0]!.count,
    },
    {
      name: 'returns',
      page: 'returns',
      needs: 'orders',
      filter: { status: 'open' },
      count: async (db) => (await countOpen(db, {}))[0]!.count,
    },
  ],
  PRODUCER: [
    {
      name: 'returns',
      page: 'returns',
      needs: 'orders',
      count: async (db, { producerId }) => (await countOpenOf(db, { producerId }))[0]!.count,
    },
  ],
};
