import { producerAccount, type Account } from '#shared/ledger/accounts.ts';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { SUMS_OF_ACCOUNT } from './sums-of-accounts.ts';

const sumsOf = statement<{ earned: number; balance: number }, { account: Account }>(
  'sums-of-account',
  `select coalesce(-sum(balance_cents), 0)::bigint as balance, coalesce(-sum(with_parts_cents), 0)::bigint as earned
     from (${SUMS_OF_ACCOUNT}) s`,
);

/** In cents. `earned`: with all parts, paid or not; `balance`: what the shop still owes of it. */
export async function sumsOfProducer(
  db: Db,
  producerId: number,
): Promise<{ earned: number; balance: number }> {
  const [sums] = await sumsOf(db, { account: producerAccount(producerId) });
  return sums!;
}

/** What the producer of `$account` gets for the part `t` of an order `o`, in cents. */
export const EARNED_WITH_PART = `(
  select coalesce(-sum(e.amount_cents), 0)::bigint from ledger_postings g join ledger_entries e on e.posting_id = g.id
   where g.order_id = o.id and e.account = $account and e.part_id = t.id)`;
