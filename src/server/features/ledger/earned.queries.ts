import { producerAccount, type Account } from '#shared/ledger/accounts.ts';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';

const sumsOf = statement<{ earned: number; balance: number }, { account: Account }>(
  'sums-of-account',
  `select coalesce(-sum(amount_cents), 0)::bigint as balance,
          coalesce(-sum(amount_cents) filter (where part_id is not null), 0)::bigint as earned
     from ledger_entries where account = $account`,
);

/** In cents. `earned`: with all parts, paid or not; `balance`: what the shop still owes of it. */
export async function sumsOfProducer(
  db: Db,
  producerId: number,
): Promise<{ earned: number; balance: number }> {
  const [sums] = await sumsOf(db, { account: producerAccount(producerId) });
  return sums!;
}

const earnedOf = statement<{ partId: number; cents: number }, { account: Account; orderIds: number[] }>(
  'earned-with-parts',
  `select e.part_id, -sum(e.amount_cents)::bigint as cents
     from ledger_postings p join ledger_entries e on e.posting_id = p.id
    where p.order_id = any($orderIds::int[]) and e.account = $account and e.part_id is not null
    group by e.part_id`,
);

/** What the producer gets for its parts of these orders, in cents by part; a part that is missing earns nothing. */
export async function earnedWithParts(
  db: Db,
  producerId: number,
  orderIds: number[],
): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const found = await earnedOf(db, { account: producerAccount(producerId), orderIds });
  return new Map(found.map(({ partId, cents }) => [partId, cents]));
}
