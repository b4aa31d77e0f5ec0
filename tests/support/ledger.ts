import { sql } from 'drizzle-orm';
import { rows, type Db } from '#engine/server/db/client.ts';
import { batchFaults } from './batch-faults.ts';
import { bookFaults } from './book-faults.ts';
import { paymentFaults } from './payment-faults.ts';

export interface Ledger {
  /** Units on the shelf. */
  stock: number;
  /** Units in parts that were not cancelled, less those that were removed or came back on the shelf. */
  sold: number;
  /** Units held for members of open group buys. */
  held: number;
  /** Nothing bought, held or cancelled changes this sum. */
  units: number;
  orders: number;
  inCarts: number;
  confirmations: number;
  /** What must never be: each a sentence about the order or product in question. */
  faults: string[];
}

/** Counts the shop's books: after any mixture of purchases, refusals and crashes they must add up. */
export async function readLedger(db: Db): Promise<Ledger> {
  const [sums] = await rows<Omit<Ledger, 'faults' | 'units'>>(
    db,
    sql`select
      (select coalesce(sum(quantity_available), 0)::int from products) as stock,
      (select coalesce(sum(i.quantity - i.removed), 0)::int from order_items i
         join order_parts t on t.id = i.part_id where t.status <> 'cancelled')
        - (select coalesce(sum(x.quantity), 0)::int from return_items x
             join returns r on r.id = x.return_id where r.restocked_at is not null) as sold,
      (select coalesce(sum(i.quantity), 0)::int
         from group_members m cross join jsonb_to_recordset(m.items) as i(quantity int)
        where m.state in ('waiting', 'in')) as held,
      (select count(*)::int from orders) as orders,
      (select coalesce(sum(quantity), 0)::int from cart_items) as "inCarts",
      (select count(*)::int from mail_outbox where template = 'order-confirmation') as confirmations`,
  );
  const faults = await rows<{ fault: string }>(
    db,
    sql`
      select 'order ' || o.id || ' does not add up' as fault from orders o
        -- A gift card is bought without lines.
        left join lateral (
          select t.goods_cents as cents, 0 as discount from order_parts t
           where t.order_id = o.id and t.gift_card_id is not null
        ) card on true
        left join lateral (
          select coalesce(sum(i.quantity * i.price_cents), card.cents) as original,
                 coalesce(sum(i.discount_cents), card.discount) as discount, coalesce(sum(i.promo_cents), card.discount) as promo
            from order_items i where i.order_id = o.id
        ) lines on true
        -- What prices hold and a business does not pay: it pays what tax is computed on.
        left join lateral (
          select lines.original - lines.discount - o.promo_cents + o.shipping_cents + o.gift_wrap_cents
                 - coalesce(sum((i.tax ->> 'baseCents')::int), 0) - coalesce((o.shipping_tax ->> 'baseCents')::int, 0)
                 - coalesce((o.gift_wrap_tax ->> 'baseCents')::int, 0) as cents
            from order_items i where i.order_id = o.id
        ) relief on true
       where lines.original is null
          or o.discount_total_cents <> lines.discount
          or o.order_total_cents
               <> lines.original - lines.discount - o.promo_cents + o.shipping_cents + o.gift_wrap_cents
                  + case when o.tax_included then 0 else o.tax_total_cents end
                  - case when o.tax_reason is null then 0 else relief.cents end
          or lines.promo not in (0, o.promo_cents)
          or o.shipping_method = 'standard'
               and o.shipping_cents <> case when lines.original - lines.discount >= 10000 then 0 else 995 end
               and card.cents is null and coalesce(o.idempotency_key, '') not like 'exchange:%'
               -- A standing order's parcel costs at most what was announced.
               and not (coalesce(o.idempotency_key, '') like 'standing:%' and o.shipping_cents in (0, 995))
               -- In a group buy a parcel costs what the own quantity would have cost alone.
               and not exists (select from group_members m where m.order_id = o.id)
               -- A producer with prices of its own says what its parcel costs.
               and not exists (select from order_parts t join shipping_profiles p using (producer_id) where t.order_id = o.id)
      union all
      select 'part ' || t.id || ' does not add up' from order_parts t
        left join lateral (
          select sum(i.quantity * i.price_cents - i.discount_cents) as goods, sum(i.promo_cents) as promo
            from order_items i where i.part_id = t.id and i.order_id = t.order_id
        ) lines on true
       where t.gift_card_id is null
         and (lines.goods is distinct from t.goods_cents or lines.promo <> t.promo_cents)
      union all
      select 'order ' || o.id || ' has no history' from orders o
       where not exists (select from order_events e where e.order_id = o.id and e.to_status = 'pending')
      union all
      select 'order ' || (m.data ->> 'orderId') || ' has ' || count(*) || ' confirmations' from mail_outbox m
       where m.template = 'order-confirmation' and m.data ? 'orderId'
       group by m.data ->> 'orderId' having count(*) > 1
      union all
      -- A delivered mail forgets which order it told about; there are as many as orders that were paid or still may be.
      select o.count || ' orders have ' || m.count || ' confirmations'
        from (select count(*) from orders o where (o.accepted_at is not null or o.status = 'pending')
                 and coalesce(o.idempotency_key, '') not like 'exchange:%'
                 and not exists (select from order_parts t where t.order_id = o.id and t.gift_card_id is not null)) o,
             (select count(*) from mail_outbox where template = 'order-confirmation') m
       where o.count <> m.count
      union all
      ${batchFaults}
      union all
      select 'product ' || id || ' has a negative stock' from products where quantity_available < 0`,
  );
  return {
    ...sums!,
    units: sums!.stock + sums!.sold + sums!.held,
    faults: [...faults.map(({ fault }) => fault), ...(await bookFaults(db)), ...(await paymentFaults(db))],
  };
}
