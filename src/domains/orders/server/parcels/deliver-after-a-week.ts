import { and, eq, lt, ne } from 'drizzle-orm';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import type { Shop } from '#engine/server/shop.ts';
import { moveParts } from '#domains/orders/server/move-parts.ts';
import { lockOrder } from '#domains/orders/server/orders.queries.ts';

/** A parcel that nobody spoke of counts as delivered after this many days. */
export const DAYS_UNTIL_DELIVERED = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const PORTION = 500;

/** Parcels that have been under way for a week, longest first, all there are; each order in a transaction of its own. */
export async function deliverAfterAWeek(
  { db, catalogue }: Pick<Shop, 'db' | 'catalogue'>,
  now: Date,
  portion = PORTION,
): Promise<void> {
  const shippedBefore = new Date(now.getTime() - DAYS_UNTIL_DELIVERED * DAY_MS);
  const failures: unknown[] = [];
  let overdue: OverduePart[];
  // One order that cannot be moved keeps none of the others back: the next look begins behind its parcels.
  let stuck = 0;
  do {
    overdue = await overdueParts(db, shippedBefore, { offset: stuck, limit: portion });
    for (const [orderId, parts] of Map.groupBy(overdue, (part) => part.orderId)) {
      const partIds = parts.map(({ partId }) => partId);
      await deliver(catalogue, orderId, partIds).catch((error: unknown) => {
        failures.push(error);
        stuck += parts.length;
      });
    }
  } while (overdue.length === portion);
  if (failures.length > 0) throw failures[0];
}

interface OverduePart {
  partId: number;
  orderId: number;
}

function overdueParts(
  db: Db,
  shippedBefore: Date,
  page: { offset: number; limit: number },
): Promise<OverduePart[]> {
  return (
    db
      .select({ partId: orderParts.id, orderId: orderParts.orderId })
      .from(orderParts)
      .innerJoin(orders, eq(orders.id, orderParts.orderId))
      // What waits at a place to be fetched waits until somebody comes.
      .where(
        and(
          eq(orderParts.status, 'shipped'),
          lt(orderParts.shippedAt, shippedBefore),
          ne(orders.shippingMethod, 'pickup'),
        ),
      )
      .orderBy(orderParts.shippedAt, orderParts.id)
      .offset(page.offset)
      .limit(page.limit)
  );
}

function deliver(catalogue: Catalogue, orderId: number, partIds: number[]): Promise<void> {
  return catalogue.change(async (tx, changed) => {
    const order = await lockOrder(tx, orderId);
    // Another process, or the customer, may have been first.
    const due = order?.parts.filter(({ id, status }) => status === 'shipped' && partIds.includes(id)) ?? [];
    if (order === undefined || due.length === 0) return;
    const moves = due.map(({ id }) => ({ partId: id, steps: ['delivered'] as const }));
    await moveParts(tx, changed, order, moves, { actor: 'system', userId: null });
  });
}
