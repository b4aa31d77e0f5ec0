import { and, eq, lt, sql } from 'drizzle-orm';
import type { Catalogue } from '#server/db/catalogue.ts';
import type { Db } from '#server/db/client.ts';
import { orderParts } from '#server/db/schema/orders.ts';
import { moveParts } from './move-parts.ts';
import { lockOrder } from './orders.queries.ts';

/** A parcel that nobody spoke of counts as delivered after this many days. */
export const DAYS_UNTIL_DELIVERED = 7;
const PORTION = 500;

/** Orders whose parcels have been under way for a week, oldest first; each in a transaction of its own. */
export async function deliverAfterAWeek(db: Db, catalogue: Catalogue): Promise<void> {
  const isOverdue = and(
    eq(orderParts.status, 'shipped'),
    lt(orderParts.shippedAt, sql`now() - make_interval(days => ${DAYS_UNTIL_DELIVERED})`),
  );
  const overdue = await db
    .select({ partId: orderParts.id, orderId: orderParts.orderId })
    .from(orderParts)
    .where(isOverdue)
    .orderBy(orderParts.shippedAt)
    .limit(PORTION);
  for (const [orderId, parts] of Map.groupBy(overdue, (part) => part.orderId)) {
    await catalogue.change(async (tx, changed) => {
      const order = await lockOrder(tx, orderId);
      // Another process, or the customer, may have been first.
      const due = order?.parts.filter(
        ({ id, status }) => status === 'shipped' && parts.some(({ partId }) => partId === id),
      );
      if (order === undefined || due === undefined || due.length === 0) return;
      const moves = due.map(({ id }) => ({ partId: id, steps: ['delivered'] as const }));
      await moveParts(tx, changed, order, moves, { actor: 'system', userId: null });
    });
  }
}
