import type { Language } from '#engine/model/languages.ts';
import type { TaxAmount } from '#domains/taxes/model/tax-of.ts';
import type { PartStatus } from '#domains/orders/model/part-status.ts';
import { REASON_RULES, CASE_REASONS } from '#domains/catalogue/model/return-reasons.ts';
import type { Db } from '#engine/server/db/client.ts';
import { soldNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import { LINE_TOTAL_CENTS } from '#domains/orders/server/order-sql.ts';
import { statement } from '#engine/server/db/statement.ts';

/** A line of an order with all that returns have to know of it. */
export interface ReturnLine {
  orderId: number;
  itemId: number;
  partId: number;
  productId: number;
  producerId: number | null;
  name: string;
  unit: string;
  imageUrl: string | null;
  imagePreview: string | null;
  perishable: boolean;
  partStatus: PartStatus;
  deliveredAt: Date | null;
  quantity: number;
  goodsCents: number;
  promoCents: number;
  tax: TaxAmount | null;
  heldTaxCents: number;
  taxIncluded: boolean;
  /** Of these, pieces that were removed before they were sent: nobody has them. The following count them. */
  removed: number;
  /** Pieces in returns that were not declined. */
  claimed: number;
  /** Pieces whose money went back, and of these the ones where the fault was ours. */
  refunded: number;
  refundedByFault: number;
}

const WITH_SHIPPING = CASE_REASONS.filter((reason) => REASON_RULES[reason].givesShippingBack);

const NAME = `case when $language::text is null then i.product_name else ${soldNameSql('$language')} end`;

const linesOf = statement<ReturnLine, { orderIds: number[]; language: Language | null; ourFault: string[] }>(
  'lines-to-return',
  `select i.order_id, i.id as item_id, i.part_id, i.product_id, t.producer_id, ${NAME} as name, i.unit, i.perishable,
          p.image_url, p.image_preview, t.status as part_status, t.delivered_at, i.quantity,
          ${LINE_TOTAL_CENTS}::int as goods_cents, i.promo_cents, i.tax, i.held_tax_cents, o.tax_included,
          i.removed, (i.removed + coalesce(c.claimed, 0))::int as claimed,
          (i.removed + coalesce(c.refunded, 0))::int as refunded,
          (i.removed + coalesce(c.by_fault, 0))::int as refunded_by_fault
     from order_items i
     join orders o on o.id = i.order_id
     join order_parts t on t.id = i.part_id
     join products p on p.id = i.product_id
     left join lateral (
       select sum(ri.quantity) filter (where r.status <> 'declined') as claimed,
              sum(ri.quantity) filter (where r.status = 'refunded') as refunded,
              sum(ri.quantity) filter (where r.status = 'refunded' and r.reason = any($ourFault::text[])) as by_fault
         from return_items ri join returns r on r.id = ri.return_id
        where ri.order_item_id = i.id) c on true
    where i.order_id = any($orderIds::int[]) order by i.id`,
);

/** Under the order's lock nobody returns anything of it meanwhile. */
export function returnLines(db: Db, orderId: number): Promise<ReturnLine[]> {
  return linesOfOrders(db, [orderId], null);
}

/** `language`: of a reader who is not the customer; null: named as they were bought. */
export function linesOfOrders(db: Db, orderIds: number[], language: Language | null): Promise<ReturnLine[]> {
  return linesOf(db, { orderIds, language, ourFault: WITH_SHIPPING });
}

/** As the rules look at it. */
export function toReturnable({ quantity, claimed, ...line }: ReturnLine) {
  return { ...line, quantityLeft: quantity - claimed };
}
