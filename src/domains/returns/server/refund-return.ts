import { eq, and } from 'drizzle-orm';
import { returnPosting } from '#domains/ledger/model/returned.ts';
import { quoteReturn } from '#domains/returns/model/return-quote.ts';
import type { Db } from '#engine/server/db/client.ts';
import { returnItems, returns } from './returns.schema.ts';
import { loadBooks } from '#domains/ledger/server/order-books.queries.ts';
import { post } from '#domains/ledger/server/post.ts';
import type { LockedOrder } from '#domains/orders/server/orders.queries.ts';
import { refundWhatIsDue } from '#domains/orders/server/refunds/refund-what-is-due.ts';
import { returnLines } from './return-lines.queries.ts';
import type { ReturnRecord } from './returns.queries.ts';

/**
 * Gives back what the pieces cost: first off what is still owed, the rest to the customer. Once, no matter who asks: the status
 * is read under the order's lock, and the ledger takes the same posting no second time. In the caller's transaction.
 */
export async function refundReturn(
  tx: Db,
  order: LockedOrder,
  record: ReturnRecord,
  { admin, now }: { admin: { id: number | null }; now: Date },
): Promise<void> {
  const books = await loadBooks(tx, order.id);
  const items = record.items.map(({ orderItemId: itemId, quantity, withFee }) => ({
    itemId,
    quantity,
    withFee,
  }));
  const quote = quoteReturn(await returnLines(tx, order.id), books, { ...record, items });
  const posting = returnPosting(books, { orderId: order.id, returnId: record.id, taken: quote.taken });
  // Pieces that cost nothing move nothing.
  if (posting.entries.length > 0) await post(tx, posting);
  const asCreditOf = record.asCredit ? order.userId : null;
  const cause = { reason: record.number, actor: 'admin', actorUserId: admin.id, asCreditOf } as const;
  await refundWhatIsDue(tx, order, cause);
  for (const [index, { id }] of record.items.entries())
    await tx.update(returnItems).set(quote.items[index]!).where(eq(returnItems.id, id));
  const { refundCents, shippingCents } = quote;
  await tx
    .update(returns)
    .set({ status: 'refunded', closedAt: now, refundCents, shippingCents })
    .where(eq(returns.id, record.id));
}

/** The refund of a return is decided under its number, and the mail about the return says it. */
export async function tellsOfRefund(
  tx: Db,
  { orderId, reason }: { orderId: number; reason: string },
): Promise<boolean> {
  return (await tx.$count(returns, and(eq(returns.orderId, orderId), eq(returns.number, reason)))) > 0;
}
