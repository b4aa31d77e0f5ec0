import { and, eq, isNull, sql } from 'drizzle-orm';
import { isOpen } from '#shared/orders/order-status.ts';
import type { Catalogue } from '#server/db/catalogue.ts';
import { orderItems } from '#server/db/schema/orders.ts';
import { moveLockedOrder, type MovedBy } from '#server/features/orders/move-order.ts';
import { lockOrder } from '#server/features/orders/orders.queries.ts';
import { AppError } from '#server/http/app-error.ts';

/**
 * A producer marks the own lines of an order as shipped. The order is then being processed; once no line of any producer
 * is left, it is shipped.
 */
export async function shipLines(
  catalogue: Catalogue,
  producerId: number,
  userId: number,
  orderId: number,
): Promise<void> {
  await catalogue.change(async (tx, changed) => {
    const order = await lockOrder(tx, orderId);
    const own = await tx
      .select({ id: orderItems.id })
      .from(orderItems)
      .where(and(eq(orderItems.orderId, orderId), eq(orderItems.producerId, producerId)));
    if (order === undefined || own.length === 0) throw new AppError('not_found', 'errors:orders.notFound');
    if (!isOpen(order)) throw new AppError('conflict', 'errors:orders.forbiddenMove');
    await tx
      .update(orderItems)
      .set({ shippedAt: sql`now()` })
      .where(
        and(
          eq(orderItems.orderId, orderId),
          eq(orderItems.producerId, producerId),
          isNull(orderItems.shippedAt),
        ),
      );
    const by: MovedBy = { actor: 'producer', userId };
    if (order.status === 'pending') await moveLockedOrder(tx, changed, order, 'processing', by);
    const waiting = await tx
      .select({ id: orderItems.id })
      .from(orderItems)
      .where(and(eq(orderItems.orderId, orderId), isNull(orderItems.shippedAt)))
      .limit(1);
    if (waiting.length === 0)
      await moveLockedOrder(tx, changed, { ...order, status: 'processing' }, 'shipped', by);
  });
}
