import { and, asc, eq, inArray } from 'drizzle-orm';
import { toDollars } from '#shared/money.ts';
import { isOpen } from '#shared/orders/order-status.ts';
import { lineTotalCents, totalOfLines } from '#shared/pricing/line-total.ts';
import { DESK_ORDERS_PAGE, type ProducerOrder } from '#shared/producer-desk/desk.ts';
import type { Db } from '#server/db/client.ts';
import { ORDER_IS_OPEN } from '#server/db/order-sql.ts';
import { orderItems, orders } from '#server/db/schema/orders.ts';
import { statement } from '#server/db/statement.ts';

/** As `canShip` has it. */
const IS_TO_SHIP = `${ORDER_IS_OPEN} and i.shipped_at is null`;

const ordersToShip = statement<{ id: number }, { producerId: number }>(
  'orders-to-ship',
  `select distinct o.id from order_items i join orders o on o.id = i.order_id
    where i.producer_id = $producerId::int and ${IS_TO_SHIP}
    order by o.id`,
);

const otherOrders = statement<{ id: number }, { producerId: number; before: number | null; limit: number }>(
  'other-orders-of-producer',
  `select o.id from order_items i join orders o on o.id = i.order_id
    where i.producer_id = $producerId::int and ($before::int is null or i.order_id < $before::int)
    group by o.id having not bool_or(${IS_TO_SHIP})
    order by o.id desc limit $limit::int`,
);

/**
 * The orders that hold own lines: first all that wait to be shipped, longest first, then a page of the others, newest
 * first. `before`: only the page of others that were placed before that order. Lines of other producers are not in it.
 */
export async function ordersOfProducer(
  db: Db,
  producerId: number,
  before: number | undefined,
): Promise<ProducerOrder[]> {
  const others = { producerId, before: before ?? null, limit: DESK_ORDERS_PAGE };
  const found = [
    ...(before === undefined ? await ordersToShip(db, { producerId }) : []),
    ...(await otherOrders(db, others)),
  ];
  return loadOrders(
    db,
    producerId,
    found.map(({ id }) => id),
  );
}

async function loadOrders(db: Db, producerId: number, ids: number[]): Promise<ProducerOrder[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({ order: orders, item: orderItems })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orderItems.producerId, producerId), inArray(orderItems.orderId, ids)))
    .orderBy(asc(orderItems.id));
  const byId = Map.groupBy(found, (row) => row.order.id);
  return ids.map((id) => toProducerOrder(byId.get(id)!));
}

type Line = Record<'order', typeof orders.$inferSelect> & Record<'item', typeof orderItems.$inferSelect>;

function toProducerOrder(lines: Line[]): ProducerOrder {
  const { order } = lines[0]!;
  return {
    id: order.id,
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    customerName: order.customerName,
    shippingAddress: order.shippingAddress,
    total: toDollars(totalOfLines(lines.map(({ item }) => item))),
    items: lines.map(({ item }) => ({
      id: item.id,
      productName: item.productName,
      unit: item.unit,
      quantity: item.quantity,
      unitPrice: toDollars(item.priceCents),
      discount: toDollars(item.discountCents),
      lineTotal: toDollars(lineTotalCents(item)),
      shippedAt: item.shippedAt?.toISOString() ?? null,
    })),
    canShip: isOpen(order) && lines.some(({ item }) => item.shippedAt === null),
  };
}
