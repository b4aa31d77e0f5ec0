import { producerAccount, producerOf, type Account } from '#domains/ledger/model/accounts.ts';
import type { UnpaidPart } from '#domains/ledger/model/upcoming.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

/** Of a producer's account what belongs to a part `t` and no payout has settled. */
const UNPAID = `ledger_entries e join order_parts t on t.id = e.part_id
   where not exists (select from payout_items i where i.entry_id = e.id)`;

const accountsWithDue = statement<{ account: Account }, { cutOff: Date }>(
  'accounts-with-due-entries',
  `select e.account from ${UNPAID}
      and e.account > 'producer:' and e.account < 'producer;' and t.delivered_at < $cutOff::timestamptz
    group by e.account having sum(e.amount_cents) < 0`,
);

/** Producers to whom something is due, by rising id. */
export async function producersWithDue(db: Db, cutOff: Date): Promise<number[]> {
  const found = await accountsWithDue(db, { cutOff });
  return found.map(({ account }) => producerOf(account)!).toSorted((a, b) => a - b);
}

const dueOf = statement<{ id: number; cents: number }, { account: Account; cutOff: Date }>(
  'due-entries-of-account',
  `select e.id, -e.amount_cents as cents from ${UNPAID}
      and e.account = $account and t.delivered_at < $cutOff::timestamptz`,
);

/** Entries of parts that were delivered before: sales, and what was taken back of them since. */
export function dueEntries(
  db: Db,
  producerId: number,
  cutOff: Date,
): Promise<{ id: number; cents: number }[]> {
  return dueOf(db, { account: producerAccount(producerId), cutOff });
}

const unpaidOf = statement<UnpaidPart, { account: Account; producerId: number }>(
  'unpaid-parts-of-account',
  `select t.id as part_id, t.delivered_at, -sum(e.amount_cents)::bigint as cents from ${UNPAID}
      and e.account = $account and t.producer_id = $producerId::int
    group by t.id having sum(e.amount_cents) <> 0`,
);

export function unpaidParts(db: Db, producerId: number): Promise<UnpaidPart[]> {
  return unpaidOf(db, { account: producerAccount(producerId), producerId });
}
