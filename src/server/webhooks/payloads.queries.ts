import { statement } from '../db/statement.ts';

interface PartRow {
  orderId: number;
  placedAt: Date;
  orderTotalCents: number;
  partId: number;
  producerId: number | null;
  shipBy: string;
  carrier: string | null;
  trackingNumber: string | null;
  goodsCents: number;
  items: {
    productId: number;
    slug: string;
    name: string;
    unit: string;
    quantity: number;
    unitCents: number;
    discountCents: number;
  }[];
}

/** The parts of an order that a message is about: those named, or all; of a producer the own. */
export const orderOfMessage = statement<
  PartRow,
  { id: number; partIds: number[] | null; producerId: number | null }
>(
  'order-of-message',
  `select o.id as order_id, o.created_at as placed_at, o.order_total_cents, t.id as part_id, t.producer_id,
          t.ship_by::text as ship_by, t.carrier, t.tracking_number, t.goods_cents,
          (select json_agg(json_build_object(
                    'productId', i.product_id, 'slug', p.slug, 'name', i.product_name, 'unit', i.unit,
                    'quantity', i.quantity, 'unitCents', i.price_cents, 'discountCents', i.discount_cents) order by i.id)
             from order_items i join products p on p.id = i.product_id where i.part_id = t.id) as items
     from orders o join order_parts t on t.order_id = o.id
    where o.id = $id::int and ($partIds::int[] is null or t.id = any($partIds::int[]))
      and ($producerId::int is null or t.producer_id = $producerId::int)
    order by t.id`,
);

interface ReturnRow {
  returnId: number;
  number: string;
  orderId: number;
  kind: string;
  reason: string;
  perishable: boolean;
  requestedAt: Date;
  items: { productId: number; slug: string; name: string; quantity: number }[];
}

export const returnOfMessage = statement<ReturnRow, { id: number; producerId: number | null }>(
  'return-of-message',
  `select r.id as return_id, r.number, r.order_id, r.kind, r.reason, r.perishable, r.requested_at,
          (select json_agg(json_build_object(
                    'productId', i.product_id, 'slug', p.slug, 'name', i.product_name, 'quantity', b.quantity) order by i.id)
             from return_items b join order_items i on i.id = b.order_item_id join products p on p.id = i.product_id
            where b.return_id = r.id and ($producerId::int is null or i.producer_id = $producerId::int)) as items
     from returns r where r.id = $id::int`,
);

export const productOfMessage = statement<
  { productId: number; slug: string; name: string; producerId: number | null },
  { id: number }
>('product-of-message', 'select id as product_id, slug, name, producer_id from products where id = $id::int');

export const payoutOfMessage = statement<
  { payoutId: number; producerId: number; amountCents: number; periodEnd: Date },
  { id: number }
>(
  'payout-of-message',
  'select id as payout_id, producer_id, amount_cents, period_end from payouts where id = $id::int',
);
