import { toDollars } from '#shared/money.ts';
import type { TestPayment } from '#shared/payments/payment-answers.ts';
import { loadOrder } from '#server/features/orders/orders.queries.ts';
import type { Shop } from '#server/shop.ts';
import { testAttempt } from './pay-by-test.ts';

/** How far a payment by test is, for whoever holds its reference. */
export async function testPaymentOf(
  { db, links }: Pick<Shop, 'db' | 'links'>,
  reference: string,
): Promise<TestPayment> {
  const { orderId, amountCents } = await testAttempt(db, reference);
  const order = (await loadOrder(db, orderId))!;
  const isPaid = order.acceptedAt !== null;
  return {
    reference,
    orderId,
    amount: toDollars(amountCents),
    status: isPaid ? 'paid' : order.status === 'cancelled' ? 'cancelled' : 'open',
    isDeclined: order.money.isDeclined,
    token: links.sign('order', orderId),
  };
}
