import { and, eq } from 'drizzle-orm';
import { refundFailedEntries, refundPaymentEntries } from '#domains/ledger/model/money-moves.ts';
import type { Db } from '#engine/server/db/client.ts';
import { paymentFacts } from '#domains/orders/server/payments.schema.ts';
import { post } from '#domains/ledger/server/post.ts';
import { mailAboutRefund } from './refund-mail.ts';

/** A refund that was decided. */
interface Decided {
  id: number;
  paymentId: number | null;
  amountCents: number;
}

/** The money has gone back. In the caller's transaction, which holds the order's lock. */
export async function recordRefunded(
  tx: Db,
  orderId: number,
  { id: refundId, paymentId, amountCents }: Decided,
  providerId: string | null,
): Promise<void> {
  await tx
    .insert(paymentFacts)
    .values({ orderId, paymentId, refundId, kind: 'refunded', amountCents, providerId });
  await post(tx, {
    kind: 'refund_payment',
    source: `refund_payment:${refundId}`,
    orderId,
    refundId,
    entries: refundPaymentEntries(amountCents),
  });
  await mailAboutRefund(tx, refundId);
}

/**
 * The provider could not give the money back, at once or after it had said it did: we owe it again, and an administrator
 * sees that. Told twice it counts once. In the caller's transaction, which holds the order's lock.
 */
export async function recordRefundFailed(
  tx: Db,
  orderId: number,
  { id: refundId, paymentId, amountCents }: Decided,
  { providerId, reason }: { providerId: string; reason: string | null },
): Promise<void> {
  const [refunded] = await tx
    .select({ id: paymentFacts.id })
    .from(paymentFacts)
    .where(and(eq(paymentFacts.refundId, refundId), eq(paymentFacts.kind, 'refunded')));
  const returnedCents = refunded === undefined ? 0 : amountCents;
  const [fact] = await tx
    .insert(paymentFacts)
    .values({
      orderId,
      paymentId,
      refundId,
      kind: 'refund_failed',
      amountCents: returnedCents,
      providerId,
      note: reason,
    })
    .onConflictDoNothing()
    .returning({ id: paymentFacts.id });
  if (fact === undefined || returnedCents === 0) return;
  await post(tx, {
    kind: 'refund_failed',
    source: `refund_failed:${refundId}`,
    orderId,
    refundId,
    entries: refundFailedEntries(returnedCents),
  });
}
