import { and, eq } from 'drizzle-orm';
import { refundFailedEntries, refundPaymentEntries, type Funds } from '#domains/ledger/model/money-moves.ts';
import type { Db } from '#engine/server/db/client.ts';
import { paymentFacts, refunds } from '#domains/orders/server/payments.schema.ts';
import { post } from '#domains/ledger/server/post.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import { rulesOf } from '#domains/orders/model/payments/payment-method.ts';
import { wayOfRefund } from '#domains/orders/model/payments/refund-split.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { isRefundTold } from '#domains/orders/server/order-hooks.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';

/** A refund that was decided. */
interface Decided extends Partial<Funds> {
  id: number;
  paymentId: number | null;
  amountCents: number;
  isInsteadOfMoney?: boolean;
}

/** The money has gone back. In the caller's transaction, which holds the order's lock. */
export async function recordRefunded(
  tx: Db,
  orderId: number,
  decided: Decided,
  providerId: string | null,
): Promise<void> {
  const { id: refundId, paymentId, amountCents, giftCardId = null, creditUserId = null } = decided;
  await tx.insert(paymentFacts).values({
    orderId,
    paymentId,
    refundId,
    kind: 'refunded',
    amountCents,
    providerId,
    giftCardId,
    creditUserId,
  });
  await post(tx, {
    kind: decided.isInsteadOfMoney ? 'credit' : 'refund_payment',
    source: `refund_payment:${refundId}`,
    orderId,
    refundId,
    entries: refundPaymentEntries(amountCents, { giftCardId, creditUserId }),
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

/** Tells the customer that money goes back, unless the mail about what was cancelled or returned has told it. */
async function mailAboutRefund(tx: Db, refundId: number): Promise<void> {
  const [found] = await tx
    .select({ order: orders, refund: refunds })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, refundId));
  const { order, refund } = found!;
  // Of an account that was deleted nothing is left to write to.
  if (order.customerEmail === '' || (await isTold(tx, order, refund))) return;
  await queueMail(tx, {
    template: 'order-refunded',
    recipient: order.customerEmail,
    language: isLanguage(order.language) ? order.language : DEFAULT_LANGUAGE,
    data: {
      orderId: order.id,
      customerName: order.customerName,
      refund: { cents: refund.amountCents, way: wayOfRefund(order.paymentMethod, refund) },
      isLate: refund.actor === 'system' && refund.reason === 'late',
    },
  });
}

async function isTold(
  tx: Db,
  { paymentMethod }: typeof orders.$inferSelect,
  { orderId, paymentId, actor, reason, giftCardId, creditUserId }: typeof refunds.$inferSelect,
): Promise<boolean> {
  // By transfer instead of by the provider: that mail said something else.
  const isMoney = giftCardId === null && creditUserId === null;
  if (isMoney && rulesOf(paymentMethod).refundsByItself && paymentId === null) return false;
  if (actor === 'system') return reason === 'cancelled' || reason === 'removed';
  return isRefundTold(tx, { orderId, reason });
}
