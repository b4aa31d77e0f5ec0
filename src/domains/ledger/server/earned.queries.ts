import { producerAccount, type Account } from '#domains/ledger/model/accounts.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { lastClosing } from './last-closing.ts';

const sumsOf = statement<{ earned: number; balance: number }, { account: Account; upTo: number }>(
  'sums-of-account',
  `select coalesce(-sum(balance_cents), 0)::bigint as balance, coalesce(-sum(with_parts_cents), 0)::bigint as earned
     from (
       select balance_cents, with_parts_cents from ledger_closings where up_to = $upTo::int and account = $account
       union all
       select amount_cents, case when part_id is null then 0 else amount_cents end
         from ledger_entries where account = $account and id > $upTo::int
     ) parts`,
);

/** In cents. `earned`: with all parts, paid or not; `balance`: what the shop still owes of it. */
export async function sumsOfProducer(
  db: Db,
  producerId: number,
): Promise<{ earned: number; balance: number }> {
  const [sums] = await sumsOf(db, { account: producerAccount(producerId), upTo: await lastClosing(db) });
  return sums!;
}

/** What the producer of `$account` gets for the part `t` of an order `o`, in cents. */
export const EARNED_WITH_PART = `(
  select coalesce(-sum(e.amount_cents), 0)::bigint from ledger_postings g join ledger_entries e on e.posting_id = g.id
   where g.order_id = o.id and e.account = $account and e.part_id = t.id)`;
