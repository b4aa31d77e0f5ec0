import { eq } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import { METHODS, refundWay } from '#domains/orders/model/payments/payment-method.ts';
import type { Db } from '#engine/server/db/client.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { refunds } from '#domains/orders/server/payments.schema.ts';
import { isRefundTold } from '#domains/orders/server/order-hooks.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';

/** Tells the customer that money goes back, unless the mail about what was cancelled or returned has told it. */
export async function mailAboutRefund(tx: Db, refundId: number): Promise<void> {
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
      refund: { cents: refund.amountCents, way: refundWay(order.paymentMethod, refund.paymentId !== null) },
      isLate: refund.actor === 'system' && refund.reason === 'late',
    },
  });
}

async function isTold(
  tx: Db,
  { paymentMethod }: typeof orders.$inferSelect,
  { orderId, paymentId, actor, reason }: typeof refunds.$inferSelect,
): Promise<boolean> {
  // By transfer instead of by the provider: that mail said something else.
  if (METHODS[paymentMethod].refundsByItself && paymentId === null) return false;
  if (actor === 'system') return reason === 'cancelled';
  return isRefundTold(tx, { orderId, reason });
}
