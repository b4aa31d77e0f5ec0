import { feePosting } from '#domains/ledger/model/money-moves.ts';
import { post } from '#domains/ledger/server/post.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

const posted = statement<{ cents: number }, { orderId: number; source: string }>(
  'posted-fee',
  `select coalesce(sum(e.amount_cents), 0)::bigint as cents
     from ledger_postings g join ledger_entries e on e.posting_id = g.id and e.account = 'fees'
    where g.order_id = $orderId::int and g.kind = 'fee' and (g.source = $source or g.source like $source || ':%')`,
);

/** What was posted of a fee so far, corrections included. */
export async function postedFeeCents(tx: Db, orderId: number, source: string): Promise<number> {
  return (await posted(tx, { orderId, source }))[0]!.cents;
}

/** What the provider keeps of a payment, once: the reconciliation may have posted it before. Under the order's lock. */
export async function postFee(
  tx: Db,
  { orderId, paymentId, cents }: { orderId: number; paymentId: number; cents: number },
): Promise<void> {
  const source = `fee:${paymentId}`;
  const openCents = cents - (await postedFeeCents(tx, orderId, source));
  if (openCents !== 0) await post(tx, feePosting({ orderId, source, cents: openCents }));
}
