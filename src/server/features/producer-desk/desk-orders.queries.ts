import { and, asc, desc, eq, inArray, isNotNull, lt, not, type SQL } from 'drizzle-orm';
import { toDollars } from '#shared/money.ts';
import { shopDay } from '#shared/dates.ts';
import type { Day } from '#shared/delivery/business-days.ts';
import { trackingUrl } from '#shared/delivery/carriers.ts';
import { isUnshipped, UNSHIPPED } from '#shared/orders/part-status.ts';
import { lineTotalCents } from '#shared/pricing/line-total.ts';
import { DESK_ORDERS_PAGE, type ProducerOrder } from '#shared/producer-desk/desk.ts';
import type { Db } from '#server/db/client.ts';
import { orderItems, orderParts, orders } from '#server/db/schema/orders.ts';
import { earnedWithParts } from '#server/features/ledger/earned.queries.ts';

/** Rows that are read by their ids at once: a statement takes 65,535 parameters at most, and what waits may be more. */
const PORTION = 1_000;

/**
 * Own parts: all that wait to be shipped, longest first, then a page of the others, newest first. `before`: only the page
 * of others of orders placed before that one.
 */
export async function ordersOfProducer(
  db: Db,
  producerId: number,
  { before, now }: { before: number | undefined; now: Date },
): Promise<ProducerOrder[]> {
  const own = eq(orderParts.producerId, producerId);
  const isWaiting = inArray(orderParts.status, [...UNSHIPPED]);
  const waiting = before === undefined ? await waitingParts(db, and(own, isWaiting)) : [];
  const others = await partsWithOrder(db)
    .where(and(own, not(isWaiting), before === undefined ? undefined : lt(orderParts.orderId, before)))
    .orderBy(desc(orderParts.id))
    .limit(DESK_ORDERS_PAGE);
  return withLines(db, producerId, [...waiting, ...others], now);
}

/** By their ids: PostgreSQL takes them for many more than they are, and would read all orders to join them. */
async function waitingParts(db: Db, where: SQL | undefined): Promise<Found[]> {
  const ids = await db
    .select({ id: orderParts.id })
    .from(orderParts)
    .where(where)
    .orderBy(asc(orderParts.id));
  return inPortions(
    ids.map(({ id }) => id),
    (portion) => partsWithOrder(db).where(inArray(orderParts.id, portion)).orderBy(asc(orderParts.id)),
  );
}

/** The own part of one order. */
export async function orderOfProducer(
  db: Db,
  producerId: number,
  orderId: number,
  now: Date,
): Promise<ProducerOrder | undefined> {
  const found = await partsWithOrder(db).where(
    and(eq(orderParts.producerId, producerId), eq(orderParts.orderId, orderId)),
  );
  return (await withLines(db, producerId, found, now))[0];
}

async function withLines(db: Db, producerId: number, found: Found[], now: Date): Promise<ProducerOrder[]> {
  const lines = Map.groupBy(await linesOf(db, producerId, found), (line) => line.partId);
  const orderIds = found.map(({ order }) => order.id);
  const earned = await earnedWithParts(db, producerId, orderIds);
  const today = shopDay(now);
  return found.map(({ part, order }) =>
    toProducerOrder(part, order, lines.get(part.id) ?? [], { today, netCents: earned.get(part.id) ?? 0 }),
  );
}

type Found = { part: typeof orderParts.$inferSelect; order: typeof orders.$inferSelect };

/** Orders that wait to be paid are nobody's work yet. */
function partsWithOrder(db: Db) {
  return db
    .select({ part: orderParts, order: orders })
    .from(orderParts)
    .innerJoin(orders, and(eq(orders.id, orderParts.orderId), isNotNull(orders.acceptedAt)))
    .$dynamic();
}

function linesOf(db: Db, producerId: number, found: Found[]): Promise<Line[]> {
  return inPortions(
    found.map(({ order }) => order.id),
    (portion) =>
      db
        .select()
        .from(orderItems)
        .where(and(inArray(orderItems.orderId, portion), eq(orderItems.producerId, producerId)))
        .orderBy(asc(orderItems.id)),
  );
}

async function inPortions<Row>(ids: number[], read: (portion: number[]) => Promise<Row[]>): Promise<Row[]> {
  const found: Row[] = [];
  for (let at = 0; at < ids.length; at += PORTION) found.push(...(await read(ids.slice(at, at + PORTION))));
  return found;
}

type Line = typeof orderItems.$inferSelect;

function toProducerOrder(
  part: typeof orderParts.$inferSelect,
  order: typeof orders.$inferSelect,
  lines: Line[],
  { today, netCents }: { today: Day; netCents: number },
): ProducerOrder {
  const canShip = isUnshipped(part.status);
  const shippedAt = part.shippedAt?.toISOString() ?? null;
  return {
    id: order.id,
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    customerName: order.customerName,
    shippingAddress: order.shippingAddress,
    total: toDollars(part.goodsCents),
    items: lines.map((item) => ({
      id: item.id,
      productName: item.productName,
      unit: item.unit,
      quantity: item.quantity,
      unitPrice: toDollars(item.priceCents),
      discount: toDollars(item.discountCents),
      lineTotal: toDollars(lineTotalCents(item)),
      shippedAt,
    })),
    canShip,
    partId: part.id,
    partStatus: part.status,
    shipBy: part.shipBy,
    isLate: canShip && part.shipBy < today,
    carrier: part.carrier,
    trackingNumber: part.trackingNumber,
    trackingUrl: trackingUrl(part.carrier, part.trackingNumber),
    shippedAt,
    deliveredAt: part.deliveredAt?.toISOString() ?? null,
    shippingMethod: order.shippingMethod,
    coldChain: order.coldChain,
    deliveryDate: order.deliveryDate,
    giftWrap: order.giftWrapCents > 0,
    giftMessage: order.giftMessage,
    commission: toDollars(part.commissionCents),
    net: toDollars(netCents),
    takenBack: toDollars(part.goodsCents - part.commissionCents - netCents),
  };
}
