import { and, eq, isNull, sql } from 'drizzle-orm';
import { isLanguage, DEFAULT_LANGUAGE } from '#shared/languages.ts';
import type { OrderActor } from '#shared/orders/order.ts';
import { mayMove, type OrderStatus } from '#shared/orders/order-status.ts';
import type { Changed } from '#server/db/catalogue-changes.ts';
import type { Db } from '#server/db/client.ts';
import { orderEvents, orderItems, orders } from '#server/db/schema/orders.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/http/app-error.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { lockOrder, type LockedOrder } from './orders.queries.ts';

export interface MovedBy {
  actor: OrderActor;
  userId: number | null;
}

/** Moves an order along the transition table, in the caller's transaction. A move the table forbids: 409. */
export async function moveOrder(
  tx: Db,
  changed: Changed,
  orderId: number,
  to: OrderStatus,
  by: MovedBy,
): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw new AppError('not_found', 'errors:orders.notFound');
  await moveLockedOrder(tx, changed, order, to, by);
  return order;
}

/** For callers that hold the order's lock and have checked more than the table asks for. */
export async function moveLockedOrder(
  tx: Db,
  changed: Changed,
  order: LockedOrder,
  to: OrderStatus,
  by: MovedBy,
): Promise<void> {
  if (!mayMove(order.status, to)) throw new AppError('conflict', 'errors:orders.forbiddenMove');
  await tx.update(orders).set({ status: to }).where(eq(orders.id, order.id));
  await tx.insert(orderEvents).values({
    orderId: order.id,
    fromStatus: order.status,
    toStatus: to,
    actor: by.actor,
    actorUserId: by.userId,
  });
  if (to === 'shipped') {
    await tx
      .update(orderItems)
      .set({ shippedAt: sql`now()` })
      .where(and(eq(orderItems.orderId, order.id), isNull(orderItems.shippedAt)));
    await tellCustomer(tx, order.id, 'order-shipped');
  }
  if (to === 'cancelled') {
    await tellCustomer(tx, order.id, 'order-cancelled');
    await returnStock(tx, changed, order.id);
  }
}

async function tellCustomer(tx: Db, orderId: number, template: 'order-shipped' | 'order-cancelled') {
  const [order] = await tx
    .select({
      customerName: orders.customerName,
      customerEmail: orders.customerEmail,
      shippingAddress: orders.shippingAddress,
      language: orders.language,
      totalCents: orders.orderTotalCents,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  const lines = await tx
    .select({ name: orderItems.productName, quantity: orderItems.quantity })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(orderItems.id);
  const { customerEmail, language, ...said } = order!;
  await queueMail(tx, {
    template,
    recipient: customerEmail,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    data: { orderId, lines, ...said },
  });
}

const putBack = statement<{ id: number; backInStock: boolean }, { orderId: number }>(
  'return-stock',
  `with bought as (
     select i.product_id, sum(i.quantity)::int as quantity from order_items i
      where i.order_id = $orderId::int and i.shipped_at is null group by i.product_id
   ), locked as (
     select p.id from products p where p.id in (select product_id from bought) order by p.id for no key update
   )
   update products p set quantity_available = p.quantity_available + b.quantity
     from bought b where p.id = b.product_id and p.id in (select id from locked)
   returning p.id, p.listed and p.in_stock and p.quantity_available = b.quantity as back_in_stock`,
);

/** Puts the units back, except those that are on their way. Products are locked in the order that checkout locks them in, so that neither waits in a circle. */
async function returnStock(tx: Db, changed: Changed, orderId: number): Promise<void> {
  for (const { id, backInStock } of await putBack(tx, { orderId })) if (backInStock) changed.product(id);
}
