import { and, eq } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, isLanguage } from '#shared/languages.ts';
import { refundWay } from '#shared/payments/refund-way.ts';
import type { Db } from '#server/db/client.ts';
import { orders } from '#server/db/schema/orders.ts';
import { refunds } from '#server/db/schema/payments.ts';
import { returns } from '#server/db/schema/returns.ts';
import { queueMail } from '#server/mail/outbox.ts';

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
  // By transfer instead of to the card: that mail said something else.
  if (paymentMethod === 'card' && paymentId === null) return false;
  if (actor === 'system') return reason === 'cancelled';
  const [ofReturn] = await tx
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.orderId, orderId), eq(returns.number, reason)));
  return ofReturn !== undefined;
}
