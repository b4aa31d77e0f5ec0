import { eq } from 'drizzle-orm';
import { soldNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import type { RemovableLine } from '#domains/orders/model/removals/removal-quote.ts';
import { LINE_TOTAL_CENTS } from '#domains/orders/server/order-sql.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

/** A line with all that removing pieces of it has to know. */
export interface OrderedLine extends RemovableLine {
  productId: number;
  /** As somebody reads it who speaks the language that was asked for. */
  name: string;
  picture: string | null;
}

/** Under the order's lock nobody removes or returns anything of it meanwhile. */
export const orderedLines = statement<OrderedLine, { orderId: number; language: Language }>(
  'lines-to-remove',
  `select i.id as item_id, i.part_id, i.product_id, ${soldNameSql('$language')} as name, p.image_url as picture, i.quantity, i.removed,
          ${LINE_TOTAL_CENTS}::int as goods_cents, i.promo_cents, i.tax, i.held_tax_cents, o.tax_included,
          coalesce((select sum(ri.quantity) from return_items ri join returns r on r.id = ri.return_id
                     where ri.order_item_id = i.id and r.status <> 'declined'), 0)::int as claimed
     from order_items i join orders o on o.id = i.order_id join products p on p.id = i.product_id
    where i.order_id = $orderId::int order by i.id`,
);

export type OrderedPart = Awaited<ReturnType<typeof orderedParts>>[number];

export function orderedParts(db: Db, orderId: number) {
  return db
    .select({
      id: orderParts.id,
      producerId: orderParts.producerId,
      status: orderParts.status,
      goodsCents: orderParts.goodsCents,
      promoCents: orderParts.promoCents,
      taxes: orderParts.taxes,
      commissionCents: orderParts.commissionCents,
      removedGoodsCents: orderParts.removedGoodsCents,
      removedPaidCents: orderParts.removedPaidCents,
      removedCommissionCents: orderParts.removedCommissionCents,
    })
    .from(orderParts)
    .where(eq(orderParts.orderId, orderId))
    .orderBy(orderParts.id);
}

/** The order is sent for a return, at no charge. */
export const exchangedFor = statement<{ number: string }, { orderId: number }>(
  'return-of-exchange-order',
  'select number from returns where exchange_order_id = $orderId::int',
);

/** Parts of which all that was left was removed: what has cancelled them stays in their history with its reason. */
export const noteEmptied = statement<
  never,
  { orderId: number; partIds: number[]; reason: string | null; restocked: boolean }
>(
  'note-emptied-parts',
  `insert into order_removals (order_id, event_id, reason, restocked, reduced_cents, actor_user_id)
   select v.order_id, v.id, $reason, $restocked::boolean, 0, v.actor_user_id
     from order_events v
    where v.order_id = $orderId::int and v.part_id = any($partIds::int[]) and v.to_status = 'cancelled'`,
);
