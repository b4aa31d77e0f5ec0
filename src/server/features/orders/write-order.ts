import type { DraftLine, OrderDraft } from '#shared/orders/draft-order.ts';
import { statement, type Statement } from '#server/db/statement.ts';
import type { OrderMail } from './order-mails.ts';
import type { OrderRecord } from './order-view.ts';

/** What must still be true when the order is written; see `orderStatement`. */
export interface OrderGuard {
  /** Common table expressions that lock and compare, ending with `allowed`: one row, `ok`. */
  expressions: string;
  /** Joined to each product `p`: one that finds no partner under its lock stops the order. */
  join: string;
  /** What else happens with the order, as further expressions; they look at `placed`, which is empty when it was stopped. */
  afterwards: string;
}

/** For lines of any source: the stock decides alone. */
const NO_GUARD: OrderGuard = {
  expressions: 'allowed as (select true as ok)',
  join: '',
  afterwards: '',
};

/** The draft with its mails, as the statement reads it. */
export interface OrderToWrite extends Omit<OrderDraft, 'lines'> {
  lines: Omit<DraftLine, 'shown'>[];
  mails: OrderMail[];
}

export interface WrittenOrder {
  id: number;
  createdAt: Date;
  /** In the order of the lines. */
  itemIds: number[];
  /** Of what is sold out now, for `catalogue.applyAnnounced` after the commit; null while everything is in stock. */
  announcement: string | null;
}

/**
 * A statement that writes an order from a draft: the order, its lines, its first event, its mails, and the units taken
 * from stock. All of it or nothing: no row comes back when the guard or the stock says no. Locks last as long as the
 * statement runs inside the server, never as long as a round trip, unless it is part of a longer transaction.
 *
 * Locks what the guard locks, then products by rising id, as everybody does: nobody waits in a circle. The mails are
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
      "idempotencyKey" text, actor text)
  ), wanted as materialized (
    select * from rows from (jsonb_to_recordset($order::jsonb -> 'lines') as (
      "productId" int, "producerId" int, "productName" text, unit text, quantity int, "priceCents" int,
      "discountPercentage" numeric, "discountCents" int)) with ordinality as w(
      product_id, producer_id, product_name, unit, quantity, price_cents, discount_percentage, discount_cents, position)
  ), goods as materialized (
    select product_id, sum(quantity)::int as quantity from wanted group by product_id
  ), ${guard.expressions}, buyable as materialized (
    select p.id from products p join goods g on g.product_id = p.id ${guard.join}
     where (select ok from allowed) and p.quantity_available >= g.quantity
     order by p.id for no key update of p
  ), verdict as materialized (
    select (select count(*) from buyable) = (select count(*) from goods) as ok
  ), taken as (
    update products p set quantity_available = p.quantity_available - g.quantity
      from goods g where p.id = g.product_id and (select ok from verdict)
    returning p.id, p.in_stock
  ), placed as (
    insert into orders (session_id, user_id, customer_name, customer_email, customer_phone, shipping_address,
                        language, order_total_cents, discount_total_cents, shipping_cents, idempotency_key)
    select "sessionId", "userId", "customerName", "customerEmail", "customerPhone", "shippingAddress",
           language, "orderTotalCents", "discountTotalCents", "shippingCents", "idempotencyKey"
      from draft, verdict where ok
    returning id, user_id, created_at
  ), items as (
    insert into order_items (order_id, product_id, producer_id, product_name, unit, quantity, price_cents,
                             discount_percentage, discount_cents)
    select o.id, w.product_id, w.producer_id, w.product_name, w.unit, w.quantity, w.price_cents,
           w.discount_percentage, w.discount_cents
      from placed o, wanted w order by w.position
    returning id
  ), event as (
    insert into order_events (order_id, to_status, actor_user_id, actor)
    select o.id, 'pending', o.user_id, d.actor from placed o, draft d
  ), mails as (
    insert into mail_outbox (template, recipient, language, data)
    select m.template, m.recipient, m.language, m.data || jsonb_build_object('orderId', o.id)
      from placed o, jsonb_to_recordset($order::jsonb -> 'mails') as m(
        template text, recipient text, language text, data jsonb)
  ), ${guard.afterwards} sold_out as (
    select string_agg('product:' || t.id, ' ') as names from taken t where not t.in_stock
  )
  select o.id, o.created_at, (select array_agg(i.id order by i.id) from items i) as item_ids,
         (select announce_catalogue_change(names) from sold_out where names is not null) as announcement
    from placed o`,
  );
}

/** Writes an order that no cart stands behind, in the caller's transaction or as one of its own. */
export const writeOrder = orderStatement<Record<never, never>>('write-order', NO_GUARD);

export function toWrite({ lines, ...draft }: OrderDraft, mails: OrderMail[]): OrderToWrite {
  return { ...draft, lines: lines.map(({ shown: _shown, ...line }) => line), mails };
}

/** The order as it is read back, without reading it. */
export function toRecord(draft: OrderDraft, { id, createdAt, itemIds }: WrittenOrder): OrderRecord {
  return {
    id,
    createdAt,
    status: 'pending',
    orderTotalCents: draft.orderTotalCents,
    discountTotalCents: draft.discountTotalCents,
    shippingCents: draft.shippingCents,
    customerName: draft.customerName,
    customerEmail: draft.customerEmail,
    customerPhone: draft.customerPhone,
    shippingAddress: draft.shippingAddress,
    items: draft.lines.map(({ shown, producerId: _producerId, ...line }, index) => ({
      id: itemIds[index]!,
      ...line,
      ...shown,
    })),
    events: [{ toStatus: 'pending', actor: draft.actor, createdAt }],
  };
}
