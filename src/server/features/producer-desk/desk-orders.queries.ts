import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { toDollars } from '#shared/money.ts';
import type { ProducerCustomer, ProducerOrder } from '#shared/producer-desk/desk.ts';
import { rows, type Db } from '#server/db/client.ts';
import { orderItems, orders } from '#server/db/schema/orders.ts';

const MAX_ORDERS = 500;
const MAX_CUSTOMERS = 500;

/** Every order that holds own lines, newest first; lines of other producers are not in it. */
export async function ordersOfProducer(db: Db, producerId: number): Promise<ProducerOrder[]> {
  const ids = db
    .selectDistinct({ id: orderItems.orderId })
    .from(orderItems)
    .where(eq(orderItems.producerId, producerId))
    .orderBy(desc(orderItems.orderId))
    .limit(MAX_ORDERS);
  const found = await db
    .select({ order: orders, item: orderItems })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orderItems.producerId, producerId), inArray(orderItems.orderId, ids)))
    .orderBy(desc(orders.id), asc(orderItems.id));
  return [...Map.groupBy(found, (row) => row.order.id).values()].map((lines) => {
    const { order } = lines[0]!;
    const open = order.status === 'pending' || order.status === 'processing';
    return {
      id: order.id,
      createdAt: order.createdAt.toISOString(),
      status: order.status,
      customerName: order.customerName,
      shippingAddress: order.shippingAddress,
      total: toDollars(
        lines.reduce((sum, { item }) => sum + item.priceCents * item.quantity - item.discountCents, 0),
      ),
      items: lines.map(({ item }) => ({
        id: item.id,
        productName: item.productName,
        unit: item.unit,
        quantity: item.quantity,
        unitPrice: toDollars(item.priceCents),
        discount: toDollars(item.discountCents),
        lineTotal: toDollars(item.priceCents * item.quantity - item.discountCents),
        shippedAt: item.shippedAt?.toISOString() ?? null,
      })),
      canShip: open && lines.some(({ item }) => item.shippedAt === null),
    };
  });
}

/** Who bought own products, best customers first. Customers without an account are told apart by their address, which is not shown. */
export async function customersOfProducer(db: Db, producerId: number): Promise<ProducerCustomer[]> {
  const found = await rows<{
    name: string;
    orders: number;
    units: number;
    spent_cents: number;
    last_order_at: Date | string;
    products: string[];
  }>(
    db,
    sql`select max(o.customer_name) as name, count(distinct o.id)::int as orders, sum(i.quantity)::int as units,
               sum(i.price_cents * i.quantity - i.discount_cents)::int as spent_cents,
               max(o.created_at) as last_order_at, array_agg(distinct i.product_name) as products
          from order_items i join orders o on o.id = i.order_id
         where i.producer_id = ${producerId} and o.status <> 'cancelled'
         group by coalesce(o.user_id::text, lower(o.customer_email))
         order by spent_cents desc limit ${MAX_CUSTOMERS}`,
  );
  return found.map((row) => ({
    name: row.name,
    orders: row.orders,
    units: row.units,
    spent: toDollars(row.spent_cents),
    lastOrderAt: new Date(row.last_order_at).toISOString(),
    products: row.products.slice(0, 10),
  }));
}
