import type { OrderDraft } from '#domains/orders/model/draft-order.ts';
import type { StoredLine, StoredOrderRow, StoredPart } from '#domains/orders/model/stored-order.ts';
import type { SaleEntry, SaleTax } from '#domains/ledger/model/sale.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { LOW_STOCK_UNITS } from '#domains/catalogue/model/low-stock.ts';
import { PROMO_OBSTACLE } from '#domains/cart/server/promo-codes/promo-code-sql.ts';
import { statement, type Statement } from '#engine/server/db/statement.ts';
import { insertMessagesSql } from '#engine/server/webhooks/queue-event.ts';
import {
  IS_SHORT,
  LINE_BATCHES,
  SHELF,
  UNITS,
  type WrittenBatch,
} from '#domains/orders/server/order-batches-sql.ts';
import type { OrderMail } from '#domains/orders/server/order-mails.ts';
import { SALE } from './sale-sql.ts';

/** What is stored of the draft, what it is compared with, and its mails, as the statement reads it. */
export interface OrderToWrite
  extends StoredOrderRow, Pick<OrderDraft, 'promo' | 'actor' | 'isAccepted' | 'attempt'> {
  lines: StoredLine[];
  parts: StoredPart[];
  mails: OrderMail[];
  /** Goes along with its mails. */
  trace: string | null;
  /** The sale, for the ledger. Nothing: it is posted later, when the order is accepted. */
  sale: SaleEntry[];
  saleTaxes: SaleTax[];
  /** By which batches are judged. */
  today: Day;
}

export interface WrittenOrder {
  id: number;
  createdAt: Date;
  acceptedAt: Date | null;
  /** In the order of the lines. */
  itemIds: number[];
  /** In the order of the parts. */
  partIds: number[];
  /** Null: nothing in it is kept in batches. */
  batches: WrittenBatch[] | null;
  /** Of what is sold out now, for `catalogue.applyAnnounced` after the commit; null while everything is in stock. */
  announcement: string | null;
}

/** What must still be true when the order is written. Common table expressions, without a comma at their ends. */
export interface OrderGuard {
  /** The units were taken off the shelf before: there is nothing left to look for. */
  unitsAreHeld?: boolean;
  /** Lock and compare, ending with `allowed`: one row, `ok`. */
  expressions: string;
  /** Joined to each product `p`: one that finds no partner under its lock stops the order. */
  join?: string;
  /** What else happens with the order; they look at `placed`, which is empty when it was stopped. */
  afterwards?: string;
}

// What is stored, by the names it has in the draft: each list is read from JSON and written to its table.

const ORDER = {
  sessionId: 'int',
  userId: 'int',
  customerName: 'text',
  customerEmail: 'text',
  customerPhone: 'text',
  shippingAddress: 'text',
  address: 'jsonb',
  vatId: 'text',
  language: 'text',
  orderTotalCents: 'int',
  discountTotalCents: 'int',
  shippingCents: 'int',
  shippingMethod: 'text',
  coldChain: 'boolean',
  deliveryDate: 'date',
  giftWrapCents: 'int',
  giftMessage: 'text',
  giftTo: 'text',
  giftFrom: 'text',
  promoCodeId: 'int',
  promoCode: 'text',
  promoCents: 'int',
  taxTotalCents: 'int',
  taxIncluded: 'boolean',
  shippingTax: 'jsonb',
  giftWrapTax: 'jsonb',
  taxReason: 'text',
  taxCalculation: 'text',
  idempotencyKey: 'text',
  paymentMethod: 'text',
  invoiceDays: 'int',
  shipsFrom: 'date',
  groupPlace: 'text',
  confirmBy: 'timestamptz',
} as const satisfies Record<keyof StoredOrderRow, string>;

const LINE = {
  productId: 'int',
  producerId: 'int',
  productName: 'text',
  unit: 'text',
  perishable: 'boolean',
  quantity: 'int',
  priceCents: 'int',
  familyId: 'int',
  pooledUnits: 'int',
  discountPercentage: 'numeric',
  discountCents: 'int',
  promoCents: 'int',
  tax: 'jsonb',
  heldTaxCents: 'int',
  shipsFrom: 'date',
} as const satisfies Record<keyof StoredLine, string>;

const PART = {
  producerId: 'int',
  goodsCents: 'int',
  promoCents: 'int',
  taxCents: 'int',
  taxes: 'jsonb',
  heldTaxCents: 'int',
  commissionBasisPoints: 'int',
  commissionCents: 'int',
  shipBy: 'date',
} as const satisfies Record<keyof StoredPart, string>;

/** '"customerName" text, …': as JSON has them. */
const fields = (list: Record<string, string>) =>
  Object.entries(list)
    .map(([name, type]) => `"${name}" ${type}`)
    .join(', ');

/** 'customer_name, …': as the tables have them. */
const columns = (list: object, of = '') =>
  Object.keys(list)
    .map((name) => of + name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    .join(', ');

/** A list of the order as rows, which know their position. */
const rowsOf = (name: string, list: Record<string, string>, as: string) => `rows from (
      jsonb_to_recordset($order::jsonb -> '${name}') as (${fields(list)})) with ordinality as ${as}(${columns(list)}, position)`;

/**
 * Leaves out nothing. The planner expects a hundred rows of any JSON list and would rather scan a small shop's products
 * than look each of them up; of a list with such a limit it expects ten.
 */
export const expectFew = (list: string) => `limit jsonb_array_length(${list})`;

const DRAFT = `draft(${columns(ORDER)}, promo, actor, is_accepted, attempt, trace) as materialized (
    select * from jsonb_to_record($order::jsonb) as d(
      ${fields(ORDER)}, promo jsonb, actor text, "isAccepted" boolean, attempt jsonb, trace text)
  ), wanted as materialized (
    select * from ${rowsOf('lines', LINE, 'w')} ${expectFew("$order::jsonb -> 'lines'")}
  )`;

const goods = (quantity: string) => `goods as materialized (
    select product_id, ${quantity} as quantity from wanted group by product_id
  )`;

/** The code, where it still may be used and is what it was when it was shown. */
const CODE = `code as materialized (
    select c.id, c.once_per_customer from promo_codes c join draft d on c.id = d.promo_code_id
     where (${PROMO_OBSTACLE}) is null and c.kind = d.promo ->> 'kind'
       and c.value = (d.promo ->> 'value')::int and c.min_total_cents = (d.promo ->> 'minTotalCents')::int
       for no key update of c
  )`;

/** Everything or nothing: whatever is missing here, the order is not placed and nothing follows. */
const verdict = (join: string) => `buyable as materialized (
    select p.id, p.tracks_batches, p.min_life_days from products p join goods g on g.product_id = p.id ${join}
     where (select ok from allowed) and (select d.promo is null or exists (select from code) from draft d)
       and p.quantity_available >= g.quantity
     order by p.id for no key update of p
  ), ${SHELF}, verdict as materialized (
    select (select count(*) from buyable) = (select count(*) from goods) and not ${IS_SHORT} as ok
  )`;

const STOCK = `taken as (
    update products p set quantity_available = p.quantity_available - g.quantity
      from goods g where p.id = g.product_id and g.quantity > 0 and (select ok from verdict)
    returning p.id, p.in_stock, p.producer_id, p.quantity_available, g.quantity as took
  )`;

const PLACED = `placed as (
    insert into orders (${columns(ORDER)}, accepted_at)
    select ${columns(ORDER)}, case when is_accepted then now() end from draft, verdict where ok
    returning id, user_id, customer_email, created_at, accepted_at, case when accepted_at is null then id end as waits_for
  ), payment as (
    insert into payments (order_id, method, reference, amount_cents, expires_at)
    select o.id, d.payment_method, d.attempt ->> 'reference', (d.attempt ->> 'amountCents')::int, (d.attempt ->> 'expiresAt')::timestamptz
      from placed o, draft d where d.attempt is not null
  ), parts as (
    insert into order_parts (order_id, ${columns(PART)})
    select o.id, ${columns(PART, 'w.')} from placed o, ${rowsOf('parts', PART, 'w')} order by w.position
    returning id, producer_id, ship_by
  ), items as (
    insert into order_items (order_id, part_id, ${columns(LINE)})
    select o.id, t.id, ${columns(LINE, 'w.')}
      from placed o, wanted w join parts t on t.producer_id is not distinct from w.producer_id order by w.position
    returning id, product_id, quantity
  ), event as (
    insert into order_events (order_id, to_status, actor_user_id, actor)
    select o.id, 'pending', o.user_id, d.actor from placed o, draft d
  )`;

const MAILS = `mails as (
    insert into mail_outbox (template, recipient, language, order_id, waits_for_order_id, trace, data)
    select m.template, m.recipient, m.language, o.id, case when m."atOnce" then null else o.waits_for end, (select trace from draft), m.data || jsonb_build_object('orderId', o.id, 'placedAt', o.created_at)
      from placed o, jsonb_to_recordset($order::jsonb -> 'mails') as m(
        template text, recipient text, language text, data jsonb, "atOnce" boolean)
  ), producer_mails as (
    insert into mail_outbox (template, recipient, language, order_id, waits_for_order_id, trace, data)
    select 'new-order', u.email, u.language, o.id, o.waits_for, (select trace from draft), jsonb_build_object(
             'orderId', o.id, 'companyName', r.company_name, 'shipBy', t.ship_by,
             'lines', (select jsonb_agg(jsonb_build_object('name', p.name, 'quantity', w.quantity, 'picture', p.image_url) order by w.position)
                         from wanted w join products p on p.id = w.product_id where w.producer_id = t.producer_id))
      from placed o, parts t join producer_profiles r on r.id = t.producer_id and r.closed_at is null
      join users u on u.id = r.user_id and u.deleted_at is null
  )`;

const USE_OF_CODE = `used as (
    update promo_codes c set uses = c.uses + 1 from code, placed where c.id = code.id
  ), user_of_code as (
    insert into promo_uses (order_id, promo_code_id, user_id, customer_email, once_per_customer)
    select o.id, code.id, o.user_id, lower(o.customer_email), code.once_per_customer from placed o, code
  )`;

/** One that waits to be paid or confirmed is told of when it is accepted. */
const PLACED_ORDER = `(
    select jsonb_build_object('orderId', o.id) as subject, array(select t.producer_id from parts t) as producer_ids
      from placed o where o.accepted_at is not null) f`;
/** What a guest has to confirm may be back within the hour: then nobody needs to hear of it. */
const LOW_STOCK = `(
    select jsonb_build_object('productId', t.id, 'quantityAvailable', t.quantity_available) as subject,
           array[t.producer_id] as producer_ids
      from taken t
     where t.quantity_available <= ${LOW_STOCK_UNITS} and t.quantity_available + t.took > ${LOW_STOCK_UNITS}
       and (select d.confirm_by is null from draft d)) f`;
const MESSAGES = `told_of_order as (${insertMessagesSql('order.placed', PLACED_ORDER)}
  ), told_of_stock as (${insertMessagesSql('stock.low', LOW_STOCK)}
  )`;

const SOLD_OUT = `sold_out as (
    select string_agg('product:' || t.id, ' ') as names from taken t where not t.in_stock
  )`;

/**
 * A statement that writes an order from a draft, and all that belongs to it. All of it or nothing: no row comes back when
 * the guard, the code or the stock says no. Locks last as long as the statement runs inside the server, never as long as
 * a round trip, unless it is part of a longer transaction.
 *
 * Locks what the guard locks, then the code, then products by rising id, as everybody does: nobody waits in a circle. The
 * mails are found by the delivery's next look rather than announced: commits with a NOTIFY wait for one another, and
 * orders come in crowds.
 */
export function orderStatement<Params extends object>(
  name: string,
  { unitsAreHeld = false, expressions, join = '', afterwards }: OrderGuard,
): Statement<WrittenOrder, Params & { order: OrderToWrite }> {
  const looked = [DRAFT, goods(unitsAreHeld ? '0' : 'sum(quantity)::int'), expressions, CODE, verdict(join)];
  const written = [
    STOCK,
    PLACED,
    UNITS,
    MAILS,
    USE_OF_CODE,
    SALE,
    MESSAGES,
    ...(afterwards ? [afterwards] : []),
  ];
  return statement(
    name,
    `
  with ${[...looked, ...written, SOLD_OUT].join(', ')}
  select o.id, o.created_at, o.accepted_at, (select array_agg(i.id order by i.id) from items i) as item_ids,
         (select array_agg(t.id order by t.id) from parts t) as part_ids,
         ${LINE_BATCHES} as batches,
         (select announce_catalogue_change(names) from sold_out where names is not null) as announcement
    from placed o`,
  );
}
