import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { OrderActor } from '#shared/orders/order.ts';
import type { OrderStatus } from '#shared/orders/order-status.ts';
import type { Db } from '#server/db/client.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { orderEvents, orderItems, orders } from '#server/db/schema/orders.ts';
import type { OrderItemRecord, OrderRecord } from './order-view.ts';

const MAX_ORDERS = 1_000;

/** Orders with lines and history, newest first. */
export async function loadOrders(db: Db, where: SQL | undefined, limit = MAX_ORDERS): Promise<OrderRecord[]> {
  const found = await db
    .select({
      id: orders.id,
      createdAt: orders.createdAt,
      status: orders.status,
      orderTotalCents: orders.orderTotalCents,
      discountTotalCents: orders.discountTotalCents,
      shippingCents: orders.shippingCents,
      customerName: orders.customerName,
      customerEmail: orders.customerEmail,
      customerPhone: orders.customerPhone,
      shippingAddress: orders.shippingAddress,
    })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit);
  if (found.length === 0) return [];
  const ids = found.map((order) => order.id);
  const items = Map.groupBy(await itemsOf(db, ids), (item) => item.orderId);
  const events = Map.groupBy(await eventsOf(db, ids), (event) => event.orderId);
  return found.map((order) => ({
    ...order,
    items: items.get(order.id) ?? [],
    events: events.get(order.id) ?? [],
  }));
}

export async function loadOrder(db: Db, id: number): Promise<OrderRecord | undefined> {
  const [order] = await loadOrders(db, eq(orders.id, id), 1);
  return order;
}

export function ordersOfUser(db: Db, userId: number): Promise<OrderRecord[]> {
  return loadOrders(db, eq(orders.userId, userId));
}

function itemsOf(db: Db, orderIds: number[]): Promise<(OrderItemRecord & { orderId: number })[]> {
  return db
    .select({
      id: orderItems.id,
      orderId: orderItems.orderId,
      productId: orderItems.productId,
      productSlug: products.slug,
      productName: orderItems.productName,
      unit: orderItems.unit,
      imageUrl: products.imageUrl,
      imagePreview: products.imagePreview,
      quantity: orderItems.quantity,
      priceCents: orderItems.priceCents,
      discountPercentage: orderItems.discountPercentage,
      discountCents: orderItems.discountCents,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.id));
}

async function eventsOf(db: Db, orderIds: number[]) {
  const found = await db
    .select({
      orderId: orderEvents.orderId,
      toStatus: orderEvents.toStatus,
      actor: orderEvents.actor,
      createdAt: orderEvents.createdAt,
    })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, orderIds))
    .orderBy(asc(orderEvents.id));
  return found as (Omit<(typeof found)[number], 'toStatus' | 'actor'> & {
    toStatus: OrderStatus;
    actor: OrderActor;
  })[];
}

/** What a change of an order needs to know of it. */
export interface LockedOrder {
  id: number;
  userId: number | null;
  status: OrderStatus;
  createdAt: Date;
}

/** The order, held against other changes until the transaction ends. */
export async function lockOrder(tx: Db, id: number): Promise<LockedOrder | undefined> {
  const [order] = await tx
    .select({ id: orders.id, userId: orders.userId, status: orders.status, createdAt: orders.createdAt })
    .from(orders)
    .where(eq(orders.id, id))
    .for('update');
  return order;
}
