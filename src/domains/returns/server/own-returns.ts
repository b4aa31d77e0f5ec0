import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import type { Person } from '#engine/server/domain.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { returnEvents, returnPhotos, returns } from './returns.schema.ts';

export async function ownReturns(db: Db, { id: userId }: Person) {
  return { returns: await returnsOf(db, userId) };
}

/** With what was said to the customer; what administrators note among themselves is theirs. */
function returnsOf(db: Db, userId: number) {
  const { id, orderId, number, kind, reason, details, status, requestedAt } = returns;
  const photos = db
    .select({ url: sql`'/api/return-photos/' || ${returnPhotos.id}` })
    .from(returnPhotos)
    .where(eq(returnPhotos.returnId, id))
    .orderBy(returnPhotos.id);
  const notes = db
    .select({ note: returnEvents.note })
    .from(returnEvents)
    .where(and(eq(returnEvents.returnId, id), eq(returnEvents.kind, 'status'), isNotNull(returnEvents.note)))
    .orderBy(returnEvents.id);
  return db
    .select({
      orderId,
      number,
      kind,
      reason,
      details,
      status,
      requestedAt,
      photos: sql<string[]>`array(${photos})`,
      notes: sql<string[]>`array(${notes})`,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(eq(orders.userId, userId))
    .orderBy(id);
}
