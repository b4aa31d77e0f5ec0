import { eq, sql } from 'drizzle-orm';
import { salePosting } from '#domains/ledger/model/sale.ts';
import { saleOf } from '#domains/orders/model/sale-of-order.ts';
import type { Db } from '#engine/server/db/client.ts';
import { handlePaidGiftCard } from './order-hooks.ts';
import { orderParts, orders } from './orders.schema.ts';
import { post } from '#domains/ledger/server/post.ts';
import { queueEvent } from '#engine/server/webhooks/queue-event.ts';
import { releaseMails } from '#engine/server/mail/outbox.ts';

/**
 * The order counts from now on: its sale is posted, its producers see it, and the mails that waited for it go out. In the
 * caller's transaction, which holds the order's lock.
 */
export async function acceptOrder(tx: Db, orderId: number): Promise<void> {
  const [order] = await tx
    .update(orders)
    .set({ acceptedAt: sql`now()` })
    .where(eq(orders.id, orderId))
    .returning();
  const parts = await tx
    .select()
    .from(orderParts)
    .where(eq(orderParts.orderId, orderId))
    .orderBy(orderParts.id);
  await post(tx, salePosting({ id: orderId, ...saleOf({ ...order!, parts }) }));
  const giftCardId = parts[0]?.giftCardId ?? null;
  if (giftCardId !== null) await handlePaidGiftCard(tx, { orderId, giftCardId });
  await releaseMails(tx, orderId);
  await queueEvent(tx, {
    type: 'order.placed',
    subject: { orderId },
    producerIds: parts.map(({ producerId }) => producerId),
  });
}
