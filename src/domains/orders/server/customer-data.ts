import { eq, inArray } from 'drizzle-orm';
import { addressForCustomer } from '#domains/orders/model/group-place.ts';
import { toDollars } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { Person } from '#engine/server/domain.ts';
import { orderItems, orders } from './orders.schema.ts';
import { policies } from '#engine/model/policies.ts';
import { statement } from '#engine/server/db/statement.ts';

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
    shippingAddress: addressForCustomer(order),
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

/** Until then a parcel may come back, and somebody must know from whom. The last day of returns ends with its evening. */
export const returnWindowDays = () => policies().lateReturnDays + 1;

const forget = statement<{ id: number }, { userId: number | null; days: number }>(
  'forget-customers',
  `with forgotten as (
     update orders o
        set customer_name = '', customer_email = '', customer_phone = null, shipping_address = '', gift_message = null
       from users u
      where u.id = o.user_id and u.deleted_at is not null and ($userId::int is null or u.id = $userId::int)
        and o.customer_email <> '' and o.status in ('completed', 'cancelled')
        and not exists (select from order_parts t where t.order_id = o.id
                           and t.delivered_at > now() - make_interval(days => $days::int))
        and not exists (select from returns r where r.order_id = o.id and r.closed_at is null)
     returning o.id
   ), untold as (
     update returns r set details = '' from forgotten f where r.order_id = f.id returning r.id
   ), unsaid as (
     update return_events e set note = null from untold r where e.return_id = r.id
   ), unseen as (
     delete from return_photos p using forgotten f where p.order_id = f.id
   )
   update promo_uses p set customer_email = 'order-' || p.order_id from forgotten f where p.order_id = f.id
   returning p.order_id as id`,
);

/**
 * Takes names and addresses out of orders, e-mails out of the uses of codes, and words and photos out of returns, whose
 * account is deleted, as soon as neither delivery nor a return needs them. Without `userId`, of all such accounts.
 */
export async function forgetCustomers(db: Db, userId: number | null = null): Promise<void> {
  await forget(db, { userId, days: returnWindowDays() });
}
