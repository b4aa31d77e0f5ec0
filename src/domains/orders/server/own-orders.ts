import { eq, inArray } from 'drizzle-orm';
import { toDollars } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { Person } from '#engine/server/domain.ts';
import { orderItems, orders } from './orders.schema.ts';

/** What a buyer ordered, in the words and units of the API. */
export async function ownOrders(db: Db, { id: userId }: Person) {
  return { orders: await ordersOf(db, userId) };
}

async function ordersOf(db: Db, userId: number) {
  const rows = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.id);
  if (rows.length === 0) return [];
  const items = await db
    .select()
    .from(orderItems)
    .where(
      inArray(
        orderItems.orderId,
        rows.map((order) => order.id),
      ),
    )
    .orderBy(orderItems.id);
  return rows.map((order) => ({
    id: order.id,
    createdAt: order.createdAt,
    status: order.status,
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    customerPhone: order.customerPhone,
    shippingAddress: order.shippingAddress,
    orderTotal: toDollars(order.orderTotalCents),
    discountTotal: toDollars(order.discountTotalCents),
    shipping: toDollars(order.shippingCents),
    items: items
      .filter((item) => item.orderId === order.id)
      .map((item) => ({
        productName: item.productName,
        unit: item.unit,
        quantity: item.quantity,
        price: toDollars(item.priceCents),
        discount: toDollars(item.discountCents),
      })),
  }));
}
