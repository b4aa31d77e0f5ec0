import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { returnEvents, returns } from '#server/db/schema/returns.ts';
import type { MovedBy } from './move-parts.ts';

/**
 * An order that was sent in exchange is cancelled: its return waits for another decision, or its customer would have
 * neither goods nor money. In the caller's transaction. Nobody else changes a return that is exchanged, so its own order
 * need not be locked.
 */
export async function undoExchange(tx: Db, exchangeOrderId: number, { userId }: MovedBy): Promise<void> {
  const [undone] = await tx
    .update(returns)
    .set({ status: 'inspected', closedAt: null, exchangeOrderId: null })
    .where(and(eq(returns.exchangeOrderId, exchangeOrderId), eq(returns.status, 'exchanged')))
    .returning({ id: returns.id });
  if (undone === undefined) return;
  await tx
    .insert(returnEvents)
    .values({ returnId: undone.id, kind: 'status', status: 'inspected', actorUserId: userId });
}
