import { statement } from '#engine/server/db/statement.ts';
import type { Lately } from '#engine/server/domain.ts';

interface OrderRow {
  id: number;
  createdAt: Date;
  customerName: string;
  totalCents: number;
}

/** From the end of `orders`; those that wait to be paid or confirmed are no news yet. */
const newestOrders = statement<OrderRow, { limit: number }>(
  'newest-orders',
  `select o.id, o.created_at, o.customer_name, o.order_total_cents as total_cents from orders o
    where o.accepted_at is not null order by o.id desc limit $limit::int`,
);

/** From the end of `order_parts_producer`. */
const newestParts = statement<OrderRow, { producerId: number; limit: number }>(
  'newest-parts-of-producer',
  `select o.id, o.created_at, o.customer_name, t.goods_cents as total_cents
     from order_parts t join orders o on o.id = t.order_id
    where t.producer_id = $producerId::int and o.accepted_at is not null order by t.id desc limit $limit::int`,
);

const newestPayments = statement<
  { orderId: number; createdAt: Date; amountCents: number },
  { limit: number }
>(
  'newest-payments',
  `select order_id, created_at, amount_cents from payment_facts
    where kind = 'received' and amount_cents > 0 order by id desc limit $limit::int`,
);

const orders: Lately = {
  needs: 'orders',
  find: async (db, { producerId, limit }) => {
    const found =
      producerId === null ? await newestOrders(db, { limit }) : await newestParts(db, { producerId, limit });
    return found.map(({ id, createdAt, customerName, totalCents }) => ({
      name: 'order',
      at: createdAt,
      values: { id, customerName, totalCents },
      page: 'orders',
      filter: { q: String(id) },
    }));
  },
};

const payments: Lately = {
  needs: 'money',
  find: async (db, { limit }) =>
    (await newestPayments(db, { limit })).map(({ orderId, createdAt, amountCents }) => ({
      name: 'payment',
      at: createdAt,
      values: { id: orderId, totalCents: amountCents },
      page: 'orders',
      filter: { q: String(orderId) },
    })),
};

/** Orders that came in, and money. */
export const latelyOrders = { ADMIN: [orders, payments], PRODUCER: [orders] };
