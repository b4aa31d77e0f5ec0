import { trackingUrl, type Carrier } from '#domains/pricing/model/delivery/carriers.ts';
import { LEFT_GOODS_CENTS } from './order-sql.ts';
import { toAmount } from '#engine/model/money.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { EventPayload } from '#engine/server/domain.ts';

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
  leftCents: number;
  items: {
    productId: number;
    slug: string;
    name: string;
    unit: string;
    /** As it was bought, and how many of these were removed since. */
    quantity: number;
    removed: number;
    unitCents: number;
    discountCents: number;
  }[];
}

/** The parts of an order that a message is about: those named, or all; of a producer the own. */
const orderOfMessage = statement<
  PartRow,
  { id: number; partIds: number[] | null; producerId: number | null }
>(
  'order-of-message',
  `select o.id as order_id, o.created_at as placed_at, o.order_total_cents, t.id as part_id, t.producer_id,
          t.ship_by::text as ship_by, t.carrier, t.tracking_number, t.goods_cents,
          ${LEFT_GOODS_CENTS} as left_cents,
          (select json_agg(json_build_object(
                    'productId', i.product_id, 'slug', p.slug, 'name', i.product_name, 'unit', i.unit,
                    'quantity', i.quantity, 'removed', i.removed, 'unitCents', i.price_cents, 'discountCents', i.discount_cents) order by i.id)
             from order_items i join products p on p.id = i.product_id where i.part_id = t.id) as items
     from orders o join order_parts t on t.order_id = o.id
    where o.id = $id::int and ($partIds::int[] is null or t.id = any($partIds::int[]))
      and ($producerId::int is null or t.producer_id = $producerId::int)
    order by t.id`,
);

export const orderPayload: EventPayload = async (db, subject, producerId) => {
  const rows = await orderOfMessage(db, {
    id: subject.orderId!,
    partIds: subject.partIds ?? null,
    producerId,
  });
  const [first] = rows;
  return {
    orderId: first!.orderId,
    placedAt: first!.placedAt,
    ...(producerId === null && { orderTotal: toAmount(first!.orderTotalCents) }),
    parts: rows.map((part) => ({
      partId: part.partId,
      producerId: part.producerId,
      shipBy: part.shipBy,
      carrier: part.carrier,
      trackingNumber: part.trackingNumber,
      trackingUrl: trackingUrl(part.carrier as Carrier | null, part.trackingNumber),
      total: toAmount(part.goodsCents),
      leftTotal: toAmount(part.leftCents),
      items: part.items.map(({ unitCents, discountCents, ...item }) => ({
        ...item,
        unitPrice: toAmount(unitCents),
        discount: toAmount(discountCents),
      })),
    })),
  };
};
