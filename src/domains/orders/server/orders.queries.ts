import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { brand } from '#engine/model/brand.ts';
import type { GroupPlace } from '#domains/orders/model/group-place.ts';
import type { OrderStatus } from '#domains/orders/model/order-status.ts';
import type { LineBatch } from '#domains/orders/model/order.ts';
import type { PartStatus } from '#domains/orders/model/part-status.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { Db } from '#engine/server/db/client.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { orderEvents, orderItems, orderParts, orders } from './orders.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { batchesOfLine } from './order-batches-sql.ts';
import { PICKUP } from './pickup/order-pickup.queries.ts';
import type { OrderEventRecord, OrderItemRecord, OrderPartRecord, OrderRecord } from './order-view.ts';
import type { OrderMoney } from '#domains/orders/model/payments/order-payment.ts';
import { statement } from '#engine/server/db/statement.ts';

const MAX_ORDERS = 1_000;

const EXCHANGE_FOR = sql<
  string | null
>`(select r.number from returns r where r.exchange_order_id = "orders"."id")`;

const INVOICE_NUMBER = sql<
  string | null
>`(select d.number from documents d where d.cause = 'sale:' || "orders"."id")`;

const RETURNS = sql<OrderRecord['returns']>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'number', r.number, 'status', r.status) order by r.id desc), '[]')
    from returns r where r.order_id = "orders"."id")`;

const GIFT_CARD = sql<OrderPartRecord['giftCard']>`(
  select json_build_object('lastFour', g.last_four, 'amountCents', g.amount_cents, 'recipientEmail', g.recipient_email,
           'message', g.message, 'sendOn', g.send_on, 'isSent', g.mailed_at is not null)
    from gift_cards g where g.id = "order_parts"."gift_card_id")`;

/** Where all that was left of a part was removed, no pieces are written with it: they are those that the part still had. */
const REMOVED = sql<OrderEventRecord['removed']>`(
  select json_build_object('reason', r.reason, 'items', coalesce((
           select json_agg(json_build_object('itemId', x.order_item_id, 'quantity', x.quantity) order by x.order_item_id)
             from order_removal_items x where x.removal_id = r.id), (
           select json_agg(json_build_object('itemId', i.id, 'quantity', i.quantity - i.removed) order by i.id)
             from order_items i where i.part_id = "order_events"."part_id" and i.quantity > i.removed)))
    from order_removals r where r.event_id = "order_events"."id")`;

const BATCHES = sql<LineBatch[]>`${sql.raw(batchesOfLine('"order_items"."id"'))}`;

/** Orders with lines and history, newest first. */
export async function loadOrders(db: Db, where: SQL | undefined, limit = MAX_ORDERS): Promise<OrderRecord[]> {
  const found = await db
    .select({
      id: orders.id,
      userId: orders.userId,
      createdAt: orders.createdAt,
      status: orders.status,
      paymentMethod: orders.paymentMethod,
      invoiceDays: orders.invoiceDays,
      shipsFrom: orders.shipsFrom,
      acceptedAt: orders.acceptedAt,
      confirmBy: orders.confirmBy,
      orderTotalCents: orders.orderTotalCents,
      discountTotalCents: orders.discountTotalCents,
      shippingCents: orders.shippingCents,
      shippingMethod: orders.shippingMethod,
      coldChain: orders.coldChain,
      deliveryDate: orders.deliveryDate,
      pickup: PICKUP,
      giftWrapCents: orders.giftWrapCents,
      giftMessage: orders.giftMessage,
      giftTo: orders.giftTo,
      giftFrom: orders.giftFrom,
      promoCode: orders.promoCode,
      promoCents: orders.promoCents,
      taxTotalCents: orders.taxTotalCents,
      taxIncluded: orders.taxIncluded,
      shippingTax: orders.shippingTax,
      giftWrapTax: orders.giftWrapTax,
      taxReason: orders.taxReason,
      customerName: orders.customerName,
      customerEmail: orders.customerEmail,
      customerPhone: orders.customerPhone,
      shippingAddress: orders.shippingAddress,
      address: orders.address,
      vatId: orders.vatId,
      groupPlace: orders.groupPlace,
      exchangeFor: EXCHANGE_FOR,
      returns: RETURNS,
      invoiceNumber: INVOICE_NUMBER,
    })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit);
  if (found.length === 0) return [];
  const ids = found.map((order) => order.id);
  const items = Map.groupBy(await itemsOf(db, ids), (item) => item.orderId);
  const parts = Map.groupBy(await partsOfOrders(db, ids), (part) => part.orderId);
  const events = Map.groupBy(await eventsOf(db, ids), (event) => event.orderId);
  const money = await moneyOfOrders(db, ids);
  return found.map((order) => ({
    ...order,
    money: money.get(order.id)!,
    items: items.get(order.id) ?? [],
    parts: parts.get(order.id) ?? [],
    events: events.get(order.id) ?? [],
  }));
}

export async function loadOrder(db: Db, id: number): Promise<OrderRecord | undefined> {
  const [order] = await loadOrders(db, eq(orders.id, id), 1);
  return order;
}

export async function isOrderOf(db: Db, id: number, userId: number): Promise<boolean> {
  return (await db.$count(orders, and(eq(orders.id, id), eq(orders.userId, userId)))) > 0;
}

/** Which of these count: the others wait to be paid, or never were. */
export async function acceptedAmong(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, ids), isNotNull(orders.acceptedAt)));
  return new Set(found.map(({ id }) => id));
}

export function ordersOfUser(db: Db, userId: number): Promise<OrderRecord[]> {
  return loadOrders(db, eq(orders.userId, userId));
}

function itemsOf(db: Db, orderIds: number[]): Promise<(OrderItemRecord & { orderId: number })[]> {
  return db
    .select({
      id: orderItems.id,
      orderId: orderItems.orderId,
      partId: orderItems.partId,
      productId: orderItems.productId,
      productSlug: products.slug,
      productName: orderItems.productName,
      unit: orderItems.unit,
      imageUrl: products.imageUrl,
      imagePreview: products.imagePreview,
      quantity: orderItems.quantity,
      removed: orderItems.removed,
      priceCents: orderItems.priceCents,
      familyId: orderItems.familyId,
      pooledUnits: orderItems.pooledUnits,
      discountPercentage: orderItems.discountPercentage,
      discountCents: orderItems.discountCents,
      shipsFrom: orderItems.shipsFrom,
      tax: orderItems.tax,
      batches: BATCHES,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.id));
}

function partsOfOrders(db: Db, orderIds: number[]): Promise<(OrderPartRecord & { orderId: number })[]> {
  return db
    .select({
      id: orderParts.id,
      orderId: orderParts.orderId,
      producerId: orderParts.producerId,
      producerName: sql<string>`coalesce(${producerProfiles.companyName}, ${brand().houseProducer})`,
      status: orderParts.status,
      goodsCents: orderParts.goodsCents,
      promoCents: orderParts.promoCents,
      removedPaidCents: orderParts.removedPaidCents,
      taxCents: orderParts.taxCents,
      taxes: orderParts.taxes,
      carrier: orderParts.carrier,
      trackingNumber: orderParts.trackingNumber,
      shippedAt: orderParts.shippedAt,
      deliveredAt: orderParts.deliveredAt,
      giftCard: GIFT_CARD,
    })
    .from(orderParts)
    .leftJoin(producerProfiles, eq(producerProfiles.id, orderParts.producerId))
    .where(inArray(orderParts.orderId, orderIds))
    .orderBy(asc(orderParts.id));
}

async function eventsOf(db: Db, orderIds: number[]): Promise<(OrderEventRecord & { orderId: number })[]> {
  const found = await db
    .select({
      orderId: orderEvents.orderId,
      partId: orderEvents.partId,
      toStatus: orderEvents.toStatus,
      actor: orderEvents.actor,
      changed: orderEvents.changed,
      removed: REMOVED,
      createdAt: orderEvents.createdAt,
    })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, orderIds))
    .orderBy(asc(orderEvents.id));
  return found as (OrderEventRecord & { orderId: number })[];
}

/** What a change of an order needs to know of it. */
export interface LockedOrder {
  id: number;
  userId: number | null;
  status: OrderStatus;
  createdAt: Date;
  paymentMethod: PaymentMethod;
  /** Null: it waits to be paid or confirmed, or never was. */
  acceptedAt: Date | null;
  groupPlace: GroupPlace | null;
  /** Null: it need not be confirmed. */
  confirmBy: Date | null;
  parts: LockedPart[];
}

export interface LockedPart {
  id: number;
  producerId: number | null;
  status: PartStatus;
  /** The gift card that it sells. */
  giftCardId: number | null;
}

/** The order with its parts, held against other changes until the transaction ends: moving a part needs it. */
export async function lockOrder(tx: Db, id: number): Promise<LockedOrder | undefined> {
  const [order] = await tx
    .select({
      id: orders.id,
      userId: orders.userId,
      status: orders.status,
      createdAt: orders.createdAt,
      paymentMethod: orders.paymentMethod,
      invoiceDays: orders.invoiceDays,
      acceptedAt: orders.acceptedAt,
      groupPlace: orders.groupPlace,
      confirmBy: orders.confirmBy,
    })
    .from(orders)
    .where(eq(orders.id, id))
    .for('no key update');
  if (order === undefined) return undefined;
  const parts = await tx
    .select({
      id: orderParts.id,
      producerId: orderParts.producerId,
      status: orderParts.status,
      giftCardId: orderParts.giftCardId,
    })
    .from(orderParts)
    .where(eq(orderParts.orderId, id))
    .orderBy(orderParts.id);
  return { ...order, parts };
}

const moneyOf = statement<OrderMoney & { orderId: number }, { orderIds: number[] }>(
  'money-of-orders',
  `select o.id as order_id, coalesce(f.paid, 0)::int as paid_cents, coalesce(f.refunded, 0)::int as refunded_cents,
          case when f.paid is null and f.closed is null then coalesce(f.authorized, 0) else 0 end::int as authorized_cents,
          (case when o.accepted_at is not null then coalesce(owed.cents, 0)
                when o.status = 'cancelled' then 0 else o.order_total_cents - coalesce(f.paid, 0) end)::int as open_cents,
          f.funds, wanted.pay_until, wanted.pay_until is not null and coalesce(f.declined, 0) > 0 as is_declined
     from orders o
     left join lateral (
       select sum(amount_cents) filter (where kind = 'received') as paid,
              sum(case kind when 'refund_failed' then -amount_cents else amount_cents end)
                filter (where kind in ('refunded', 'refund_failed')) as refunded,
              sum(amount_cents) filter (where kind = 'authorized') as authorized,
              max(id) filter (where kind = 'closed') as closed,
              count(*) filter (where kind = 'declined') as declined,
              json_agg(json_build_object('kind', kind, 'giftCardId', gift_card_id, 'cents', amount_cents, 'lastFour',
                  (select g.last_four from gift_cards g where g.id = gift_card_id)) order by id)
                filter (where gift_card_id is not null or credit_user_id is not null) as funds
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
