import { eq } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { paymentFacts, payments } from '#domains/orders/server/payments.schema.ts';
import { queueCapture } from '#domains/orders/server/refunds/queue-job.ts';
import type { StoredHold } from './holds.queries.ts';

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
