import type { OrderMoney } from '#domains/orders/model/payments/order-payment.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

const moneyOf = statement<OrderMoney & { orderId: number }, { orderIds: number[] }>(
  'money-of-orders',
  `select o.id as order_id, coalesce(f.paid, 0)::int as paid_cents, coalesce(f.refunded, 0)::int as refunded_cents,
          case when f.paid is null and f.closed is null then coalesce(f.authorized, 0) else 0 end::int as authorized_cents,
          (case when o.accepted_at is not null then coalesce(owed.cents, 0)
                when o.status = 'cancelled' then 0 else o.order_total_cents end)::int as open_cents,
          wanted.pay_until, wanted.pay_until is not null and coalesce(f.declined, 0) > 0 as is_declined
     from orders o
     left join lateral (
       select sum(amount_cents) filter (where kind = 'received') as paid,
              sum(case kind when 'refund_failed' then -amount_cents else amount_cents end)
                filter (where kind in ('refunded', 'refund_failed')) as refunded,
              sum(amount_cents) filter (where kind = 'authorized') as authorized,
              max(id) filter (where kind = 'closed') as closed,
              count(*) filter (where kind = 'declined') as declined
         from payment_facts where order_id = o.id) f on true
     left join lateral (
       select sum(e.amount_cents) as cents from ledger_postings p join ledger_entries e on e.posting_id = p.id
        where p.order_id = o.id and e.account = 'receivable') owed on true
     left join lateral (
       select max(expires_at) as pay_until from payments
        where order_id = o.id and o.accepted_at is null and o.status = 'pending') wanted on true
    where o.id = any($orderIds::int[])`,
);

/** What the tables of payments and the ledger say about orders, by id. */
export async function moneyOfOrders(db: Db, orderIds: number[]): Promise<Map<number, OrderMoney>> {
  const found = await moneyOf(db, { orderIds });
  return new Map(found.map(({ orderId, ...money }) => [orderId, money]));
}
