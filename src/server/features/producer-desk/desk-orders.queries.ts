import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { toDollars } from '#shared/money.ts';
import { isOpen } from '#shared/orders/order-status.ts';
import { lineTotalCents, totalOfLines } from '#shared/pricing/line-total.ts';
import type { ProducerCustomer, ProducerOrder } from '#shared/producer-desk/desk.ts';
import type { Db } from '#server/db/client.ts';
import { SUM_OF_LINES_CENTS } from '#server/db/order-sql.ts';
import { orderItems, orders } from '#server/db/schema/orders.ts';
import { statement } from '#server/db/statement.ts';

const MAX_ORDERS = 500;
const MAX_CUSTOMERS = 500;
const MAX_PRODUCTS_SHOWN = 10;

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
  });
}

interface CustomerRow extends Omit<ProducerCustomer, 'spent' | 'lastOrderAt'> {
  spentCents: number;
  lastOrderAt: Date;
}

const customers = statement<CustomerRow, { producerId: number; limit: number }>(
  'customers-of-producer',
  `select max(o.customer_name) as name, count(distinct o.id)::int as orders, sum(i.quantity)::int as units,
          ${SUM_OF_LINES_CENTS} as spent_cents, max(o.created_at) as last_order_at,
          (array_agg(distinct i.product_name))[:${MAX_PRODUCTS_SHOWN}] as products
     from order_items i join orders o on o.id = i.order_id
    where i.producer_id = $producerId::int and o.status <> 'cancelled'
    group by coalesce(o.user_id::text, lower(o.customer_email))
    order by spent_cents desc limit $limit::int`,
);

/** Who bought own products, best customers first. Customers without an account are told apart by their e-mail, which is not shown. */
export async function customersOfProducer(db: Db, producerId: number): Promise<ProducerCustomer[]> {
  const found = await customers(db, { producerId, limit: MAX_CUSTOMERS });
  return found.map(({ spentCents, lastOrderAt, ...row }) => ({
    ...row,
    spent: toDollars(spentCents),
    lastOrderAt: lastOrderAt.toISOString(),
  }));
}
