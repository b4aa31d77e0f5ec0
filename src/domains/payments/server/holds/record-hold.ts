import { sql, eq } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { holdFacts, paymentFacts, payments } from '#domains/orders/server/payments.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { lockHold, type StoredHold } from './holds.queries.ts';
import type { ProviderState } from '#domains/payments/server/payable.ts';
import { queueCapture } from '#domains/orders/server/refunds/queue-job.ts';

/** Told when there is news of what a card promises; those who wait for it look. */
export const HOLDS_CHANNEL = 'payment-holds';

/**
 * What a provider says of a promise becomes a fact, once. In the caller's transaction. What follows for the place in the
 * group buy is the group buy's own affair, under its own lock.
 */
export async function recordHoldState(tx: Db, { id }: StoredHold, told: ProviderState): Promise<void> {
  if (told.state !== 'authorized' && told.state !== 'closed') return;
  const hold = await lockHold(tx, id);
  if (told.state === 'closed') {
    if (!hold.isClosed) await addFact(tx, hold, 'closed', null);
    return;
  }
  // Not what we asked for: nothing may follow from it but that somebody looks.
  if (told.amountCents !== hold.amountCents) throw new AppError('conflict', 'errors:payments.otherAmount');
  if (!hold.isAuthorized) await addFact(tx, hold, 'authorized', told.providerId);
}

/** A try that failed leaves the place waiting: the next may do better. */
export async function recordHoldDeclined(tx: Db, hold: StoredHold, providerId: string | null): Promise<void> {
  await addFact(tx, hold, 'declined', providerId);
}

async function addFact(
  tx: Db,
  { id: holdId, amountCents }: StoredHold,
  kind: 'authorized' | 'closed' | 'declined',
  providerId: string | null,
): Promise<void> {
  await tx.insert(holdFacts).values({ holdId, kind, amountCents, providerId }).onConflictDoNothing();
  await tx.execute(sql`select pg_notify(${HOLDS_CHANNEL}, '')`);
}

/**
 * The order has been written for which a card promised the money before: its payment goes on under the same reference, and
 * the provider is asked for the order's total. In the transaction that wrote the order.
 */
export async function takePromise(tx: Db, orderId: number, hold: StoredHold): Promise<void> {
  const [payment] = await tx.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orderId));
  const fact = { orderId, paymentId: payment!.id, amountCents: hold.amountCents };
  await tx
    .insert(paymentFacts)
    .values([
      ...(hold.sessionId === null ? [] : [{ ...fact, kind: 'started' as const, providerId: hold.sessionId }]),
      { ...fact, kind: 'authorized', providerId: hold.chargeId },
    ]);
  await queueCapture(tx, payment!.id);
}
