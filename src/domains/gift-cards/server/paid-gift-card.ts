import { eq, sql } from 'drizzle-orm';
import { orderEvents, orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import type { Db } from '#engine/server/db/client.ts';
import { giftCards } from './gift-cards.schema.ts';

/**
 * The money is there: from now on the card pays, and the order is done, because nothing is sent of it. Nobody is told of a
 * parcel, so it does not go through `moveParts`. In the transaction that accepts the order, under its lock.
 */
export async function activateGiftCard(
  tx: Db,
  { orderId, giftCardId }: { orderId: number; giftCardId: number },
): Promise<void> {
  const now = sql`now()`;
  await tx.update(giftCards).set({ activeAt: now }).where(eq(giftCards.id, giftCardId));
  await tx
    .update(orderParts)
    .set({ status: 'delivered', shippedAt: now, deliveredAt: now })
    .where(eq(orderParts.orderId, orderId));
  await tx.update(orders).set({ status: 'completed' }).where(eq(orders.id, orderId));
  await tx.insert(orderEvents).values({ orderId, toStatus: 'completed', actor: 'system' });
}
