import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { insertReturn } from './request-return.ts';
import { orderItems } from '#domains/orders/server/orders.schema.ts';
import { returnEvents, returnItems, returns } from './returns.schema.ts';
import type { CancelledParts, MovedBy } from '#domains/orders/server/order-hooks.ts';

/**
 * Parts of an order that was sent in exchange are cancelled: what they held waits for another decision, or its customer
 * would have neither goods nor money. Where the rest is on its way, these pieces become a return of their own. Returns the
 * number of the return that is open now; null: the order was none in exchange. In the caller's transaction. Nobody else
 * changes a return that is exchanged, so its own order need not be locked.
 */
export async function undoExchange(
  tx: Db,
  { orderId, partIds, isWhole }: CancelledParts,
  { userId }: MovedBy,
): Promise<string | null> {
  const [exchanged] = await tx.select().from(returns).where(eq(returns.exchangeOrderId, orderId));
  if (exchanged === undefined) return null;
  const { id, number } = isWhole ? exchanged : await splitOff(tx, exchanged, partIds);
  if (isWhole) await tx.update(returns).set(OPEN_AGAIN).where(eq(returns.id, id));
  await tx
    .insert(returnEvents)
    .values({ returnId: id, kind: 'status', status: 'inspected', actorUserId: userId });
  return number;
}

const OPEN_AGAIN = { status: 'inspected', closedAt: null, exchangeOrderId: null } as const;

/** A return of what the parts held, with all that is known of the one it comes from: photos, steps, notes and answers. */
async function splitOff(
  tx: Db,
  { id: wholeId, ...claim }: typeof returns.$inferSelect,
  partIds: number[],
): Promise<{ id: number; number: string }> {
  const split = await insertReturn(tx, { ...claim, ...OPEN_AGAIN });
  const cancelled = tx
    .select({ productId: orderItems.productId })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, claim.exchangeOrderId!), inArray(orderItems.partId, partIds)));
  // An order has one line of each product.
  const itsLines = tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, claim.orderId), inArray(orderItems.productId, cancelled)));
  await tx
    .update(returnItems)
    .set({ returnId: split.id })
    .where(and(eq(returnItems.returnId, wholeId), inArray(returnItems.orderItemId, itsLines)));
  await tx.execute(sql`
    insert into return_events (return_id, kind, status, note, actor_user_id, producer_id, created_at)
    select ${split.id}, kind, status, note, actor_user_id, producer_id, created_at from return_events
     where return_id = ${wholeId} and status is distinct from 'exchanged' order by id`);
  await tx.execute(sql`
    insert into return_photos (order_id, return_id, picture, created_at)
    select order_id, ${split.id}, picture, created_at from return_photos where return_id = ${wholeId} order by id`);
  return split;
}
