import type { OrderDraft } from '#domains/orders/model/draft-order.ts';
import {
  storedOrder,
  type StoredLine,
  type StoredOrderRow,
  type StoredPart,
} from '#domains/orders/model/stored-order.ts';
import { saleEntries, type SaleEntry } from '#domains/ledger/model/sale.ts';
import { LOW_STOCK_UNITS } from '#domains/catalogue/model/low-stock.ts';
import { PROMO_OBSTACLE } from '#domains/cart/server/promo-codes/promo-code-sql.ts';
import { statement, type Statement } from '#engine/server/db/statement.ts';
import { insertMessagesSql } from '#engine/server/webhooks/queue-event.ts';
import type { OrderMail } from './order-mails.ts';
import type { OrderRecord } from './order-view.ts';

/** What must still be true when the order is written; see `orderStatement`. */
export interface OrderGuard {
  /** The units were taken off the shelf before: there is nothing left to look for. */
  unitsAreHeld?: boolean;
  /** Common table expressions that lock and compare, ending with `allowed`: one row, `ok`. */
  expressions: string;
  /** Joined to each product `p`: one that finds no partner under its lock stops the order. */
  join: string;
  /** What else happens with the order, as further expressions; they look at `placed`, which is empty when it was stopped. */
  afterwards: string;
}

/**
 * Leaves out nothing. The planner expects a hundred rows of any JSON list and would rather scan a small shop's products
 * than look each of them up; of a list with such a limit it expects ten.
 */
export const expectFew = (list: string) => `limit jsonb_array_length(${list})`;

/** For lines of any source: the stock decides alone. */
const NO_GUARD: OrderGuard = {
  expressions: 'allowed as (select true as ok)',
  join: '',
  afterwards: '',
};

/** One that waits to be paid is told of when it is accepted. */
const PLACED_ORDER = `(
    select jsonb_build_object('orderId', o.id) as subject, array(select t.producer_id from parts t) as producer_ids
      from placed o where o.accepted_at is not null) f`;
const LOW_STOCK = `(
    select jsonb_build_object('productId', t.id, 'quantityAvailable', t.quantity_available) as subject,
           array[t.producer_id] as producer_ids
      from taken t
     where t.quantity_available <= ${LOW_STOCK_UNITS} and t.quantity_available + t.took > ${LOW_STOCK_UNITS}) f`;

/** What is stored of the draft, what it is compared with, and its mails, as the statement reads it. */
export interface OrderToWrite
  extends StoredOrderRow, Pick<OrderDraft, 'promo' | 'actor' | 'isAccepted' | 'attempt'> {
  lines: StoredLine[];
  parts: StoredPart[];
  mails: OrderMail[];
  /** The sale, for the ledger. Nothing: it is posted later, when the order is accepted. */
  sale: SaleEntry[];
}

export interface WrittenOrder {
  id: number;
  createdAt: Date;
  acceptedAt: Date | null;
  /** In the order of the lines. */
  itemIds: number[];
  /** In the order of the parts. */
  partIds: number[];
  /** Of what is sold out now, for `catalogue.applyAnnounced` after the commit; null while everything is in stock. */
  announcement: string | null;
}

/**
 * A statement that writes an order from a draft: the order, its parts and lines, its first event, its mails to the
 * customer and to the producers, the messages to programs, the use of its code, its sale in the ledger, and the units
 * taken from stock. All of it or nothing: no row comes back when the guard, the code or the stock says no. Locks last as long as the statement runs
 * inside the server, never as long as a round trip, unless it is part of a longer transaction.
 *
 * Locks what the guard locks, then the code, then products by rising id, as everybody does: nobody waits in a circle. The mails are
 * found by the delivery's next look rather than announced: commits with a NOTIFY wait for one another, and orders come
 * in crowds.
 */
export function orderStatement<Params extends object>(
  name: string,
  guard: OrderGuard,
): Statement<WrittenOrder, Params & { order: OrderToWrite }> {
  return statement(
    name,
    `
  with draft as materialized (
    select * from jsonb_to_record($order::jsonb) as d(
      "sessionId" int, "userId" int, "customerName" text, "customerEmail" text, "customerPhone" text,
      "shippingAddress" text, language text, "orderTotalCents" int, "discountTotalCents" int, "shippingCents" int,
      "shippingMethod" text, "coldChain" boolean, "deliveryDate" date, "giftWrapCents" int, "giftMessage" text,
      promo jsonb, "promoCodeId" int, "promoCode" text, "promoCents" int, "idempotencyKey" text, actor text, "paymentMethod" text, "isAccepted" boolean,
      attempt jsonb)
  ), wanted as materialized (
    select * from rows from (jsonb_to_recordset($order::jsonb -> 'lines') as (
      "productId" int, "producerId" int, "productName" text, unit text, perishable boolean, quantity int,
      "priceCents" int, "discountPercentage" numeric, "discountCents" int, "promoCents" int)) with ordinality as w(
      product_id, producer_id, product_name, unit, perishable, quantity, price_cents, discount_percentage,
      discount_cents, promo_cents, position)
     ${expectFew("$order::jsonb -> 'lines'")}
  ), goods as materialized (
    select product_id, ${guard.unitsAreHeld === true ? '0' : 'sum(quantity)::int'} as quantity from wanted group by product_id
  ), ${guard.expressions}, code as materialized (
    select c.id, c.once_per_customer from promo_codes c join draft d on c.id = d."promoCodeId"
     where (${PROMO_OBSTACLE}) is null and c.kind = d.promo ->> 'kind'
       and c.value = (d.promo ->> 'value')::int and c.min_total_cents = (d.promo ->> 'minTotalCents')::int
       for no key update of c
  ), buyable as materialized (
    select p.id from products p join goods g on g.product_id = p.id ${guard.join}
     where (select ok from allowed) and (select d.promo is null or exists (select from code) from draft d)
       and p.quantity_available >= g.quantity
     order by p.id for no key update of p
  ), verdict as materialized (
    select (select count(*) from buyable) = (select count(*) from goods) as ok
  ), taken as (
    update products p set quantity_available = p.quantity_available - g.quantity
      from goods g where p.id = g.product_id and g.quantity > 0 and (select ok from verdict)
    returning p.id, p.in_stock, p.producer_id, p.quantity_available, g.quantity as took
  ), placed as (
    insert into orders (session_id, user_id, customer_name, customer_email, customer_phone, shipping_address,
                        language, order_total_cents, discount_total_cents, shipping_cents, shipping_method, cold_chain,
                        delivery_date, gift_wrap_cents, gift_message, promo_code_id, promo_code, promo_cents,
                        idempotency_key, payment_method, accepted_at)
    select "sessionId", "userId", "customerName", "customerEmail", "customerPhone", "shippingAddress",
           language, "orderTotalCents", "discountTotalCents", "shippingCents", "shippingMethod", "coldChain",
           "deliveryDate", "giftWrapCents", "giftMessage", "promoCodeId", "promoCode", "promoCents",
           "idempotencyKey", "paymentMethod", case when "isAccepted" then now() end
      from draft, verdict where ok
    returning id, user_id, customer_email, created_at, accepted_at, case when accepted_at is null then id end as waits_for
  ), payment as (
    insert into payments (order_id, method, reference, amount_cents, expires_at)
    select o.id, "paymentMethod", attempt ->> 'reference', "orderTotalCents", (attempt ->> 'expiresAt')::timestamptz
      from placed o, draft where attempt is not null
  ), parts as (
    insert into order_parts (order_id, producer_id, goods_cents, promo_cents, commission_basis_points,
                             commission_cents, ship_by)
    select o.id, w.producer_id, w.goods_cents, w.promo_cents, w.commission_basis_points, w.commission_cents, w.ship_by
      from placed o, rows from (jsonb_to_recordset($order::jsonb -> 'parts') as (
        "producerId" int, "goodsCents" int, "promoCents" int, "commissionBasisPoints" int, "commissionCents" int,
        "shipBy" date)) with ordinality as w(
        producer_id, goods_cents, promo_cents, commission_basis_points, commission_cents, ship_by, position)
     order by w.position
    returning id, producer_id, ship_by
  ), items as (
    insert into order_items (order_id, part_id, product_id, producer_id, product_name, unit, perishable, quantity,
                             price_cents, discount_percentage, discount_cents, promo_cents)
    select o.id, t.id, w.product_id, w.producer_id, w.product_name, w.unit, w.perishable, w.quantity,
           w.price_cents, w.discount_percentage, w.discount_cents, w.promo_cents
      from placed o, wanted w join parts t on t.producer_id is not distinct from w.producer_id order by w.position
    returning id
  ), event as (
    insert into order_events (order_id, to_status, actor_user_id, actor)
    select o.id, 'pending', o.user_id, d.actor from placed o, draft d
  ), mails as (
    insert into mail_outbox (template, recipient, language, waits_for_order_id, data)
    select m.template, m.recipient, m.language, o.waits_for, m.data || jsonb_build_object('orderId', o.id, 'placedAt', o.created_at)
      from placed o, jsonb_to_recordset($order::jsonb -> 'mails') as m(
        template text, recipient text, language text, data jsonb)
  ), producer_mails as (
    insert into mail_outbox (template, recipient, language, waits_for_order_id, data)
    select 'new-order', u.email, u.language, o.waits_for, jsonb_build_object(
             'orderId', o.id, 'companyName', r.company_name, 'shipBy', t.ship_by,
             'lines', (select jsonb_agg(jsonb_build_object('name', p.name, 'quantity', w.quantity) order by w.position)
                         from wanted w join products p on p.id = w.product_id where w.producer_id = t.producer_id))
      from placed o, parts t join producer_profiles r on r.id = t.producer_id and r.closed_at is null
      join users u on u.id = r.user_id and u.deleted_at is null
  ), used as (
    update promo_codes c set uses = c.uses + 1 from code, placed where c.id = code.id
  ), user_of_code as (
    insert into promo_uses (order_id, promo_code_id, user_id, customer_email, once_per_customer)
    select o.id, code.id, o.user_id, lower(o.customer_email), code.once_per_customer from placed o, code
  ), sale as (
    insert into ledger_postings (kind, source, order_id)
    select 'sale', 'sale:' || id, id from placed where jsonb_array_length($order::jsonb -> 'sale') > 0
    returning id
  ), entries as (
    insert into ledger_entries (posting_id, account, amount_cents, part_id)
    select s.id, e.account, e."amountCents", (select array_agg(t.id order by t.id) from parts t)[e.part + 1]
      from sale s, jsonb_to_recordset($order::jsonb -> 'sale') as e(account text, "amountCents" bigint, part int)
  ), told_of_order as (${insertMessagesSql('order.placed', PLACED_ORDER)}
  ), told_of_stock as (${insertMessagesSql('stock.low', LOW_STOCK)}
  ), ${guard.afterwards} sold_out as (
    select string_agg('product:' || t.id, ' ') as names from taken t where not t.in_stock
  )
  select o.id, o.created_at, o.accepted_at, (select array_agg(i.id order by i.id) from items i) as item_ids,
         (select array_agg(t.id order by t.id) from parts t) as part_ids,
         (select announce_catalogue_change(names) from sold_out where names is not null) as announcement
    from placed o`,
  );
}

/** Writes an order that no cart stands behind, in the caller's transaction or as one of its own. */
export const writeOrder = orderStatement<Record<never, never>>('write-order', NO_GUARD);

/** The same for units that are held already, as those of a group buy. */
export const writeHeldOrder = orderStatement<Record<never, never>>('write-held-order', {
  ...NO_GUARD,
  unitsAreHeld: true,
});

export function toWrite(draft: OrderDraft, mails: OrderMail[]): OrderToWrite {
  const { order, lines, parts } = storedOrder(draft);
  const { promo, actor, isAccepted, attempt } = draft;
  const sale = isAccepted ? saleEntries(draft) : [];
  return { ...order, promo, actor, isAccepted, attempt, lines, parts, mails, sale };
}

/** The order as it is read back, without reading it. */
export function toRecord(draft: OrderDraft, written: WrittenOrder): OrderRecord {
  const { id, createdAt, acceptedAt, itemIds, partIds } = written;
  const parts = draft.parts.map(({ shown, ...part }, index) => ({
    ...NEW_PART,
    ...part,
    ...shown,
    id: partIds[index]!,
  }));
  return {
    ...draft,
    id,
    createdAt,
    acceptedAt,
    status: 'pending',
    money: { ...UNPAID, openCents: draft.orderTotalCents, payUntil: draft.attempt?.expiresAt ?? null },
    promoCode: draft.promo?.code ?? null,
    exchangeFor: null,
    returns: [],
    items: draft.lines.map(({ shown, producerId, ...line }, index) => ({
      ...line,
      ...shown,
      id: itemIds[index]!,
      partId: parts.find((part) => part.producerId === producerId)!.id,
    })),
    parts,
    events: [{ toStatus: 'pending', actor: draft.actor, createdAt, partId: null, changed: null }],
  };
}

const UNPAID = { paidCents: 0, refundedCents: 0, authorizedCents: 0, isDeclined: false };

const NEW_PART = {
  status: 'pending',
  carrier: null,
  trackingNumber: null,
  shippedAt: null,
  deliveredAt: null,
} as const;
