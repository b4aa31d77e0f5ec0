/** What the customer pays for a line `i` of order_items, as `lineTotalCents` has it. A bigint: an int ends at $21 million. */
export const LINE_TOTAL_CENTS = '(i.price_cents::bigint * i.quantity - i.discount_cents)';

/** What is left of that without the pieces that were removed, as `leftOfLineCents` has it. */
export const LEFT_OF_LINE_CENTS = `(${LINE_TOTAL_CENTS} - (2 * ${LINE_TOTAL_CENTS} * i.removed + i.quantity) / (2 * i.quantity))`;

/** That of many lines. PostgreSQL's sum of bigint is numeric. */
export const SUM_OF_LEFT_CENTS = `coalesce(sum(${LEFT_OF_LINE_CENTS}), 0)::bigint`;

/** The order `o` counts as sold: it was accepted and is not cancelled. */
export const IS_SOLD = `o.status <> 'cancelled' and o.accepted_at is not null`;

/** The same of the part `t` of an order `o`. */
export const IS_PART_SOLD = `t.status <> 'cancelled' and o.accepted_at is not null`;

/** The order `o` keeps units from others. A gift card that nobody pays for keeps none, no matter whose address it names. */
export const HOLDS_STOCK = `o.status in ('pending', 'processing') and not exists (
  select from order_parts t where t.order_id = o.id and t.gift_card_id is not null)`;

/** What the customer pays for the goods of a part `t`, as `paidForPart` has it. */
export const PAID_FOR_PART_CENTS = `(case when t.taxes = '[]' then t.goods_cents - t.promo_cents else (
  select sum((x ->> 'baseCents')::bigint + (x ->> 'taxCents')::bigint) from jsonb_array_elements(t.taxes) x) end)`;

/** Of a user `u`: money has come from it, and not only to be cancelled again. */
const HAS_PAID = `exists (
  select from orders k where k.user_id = u.id and k.money_received and k.order_total_cents > 0 and k.status <> 'cancelled')`;

/** What is left of the goods of a part `t`, and of its commission, without pieces that were removed. */
export const LEFT_GOODS_CENTS = '(t.goods_cents - t.removed_goods_cents)';
export const LEFT_COMMISSION_CENTS = '(t.commission_cents - t.removed_commission_cents)';

/** What the customer does not pay of a part `t` that was cancelled, or of which pieces were removed, as `cancelledCents` has it. */
export const LESS_FOR_PART_CENTS = `(case when t.status = 'cancelled' then ${PAID_FOR_PART_CENTS} else t.removed_paid_cents end)`;

/**
 * Of a user `u`: the shop has heard from it, by its mailbox or by its money. Others may be anybody, as often as they like: by
 * invoice they are guests.
 */
export const IS_KNOWN = `(u.email_proven_at is not null or ${HAS_PAID})`;
