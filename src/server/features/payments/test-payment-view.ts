import { toDollars } from '#shared/money.ts';
import type { TestPayment } from '#shared/payments/payment-answers.ts';
import { loadOrder } from '#server/features/orders/orders.queries.ts';
import { memberSubject } from '#server/mail/group-links.ts';
import type { Shop } from '#server/shop.ts';
import { testAttempt } from './pay-by-test.ts';

/** How far a payment by test is, for whoever holds its reference. */
export async function testPaymentOf(
  { db, links }: Pick<Shop, 'db' | 'links'>,
  reference: string,
): Promise<TestPayment> {
  const attempt = await testAttempt(db, reference);
  const amount = toDollars(attempt.amountCents);
  if (attempt.orderId === null) {
    const { member, isAuthorized, isClosed, isDeclined } = attempt;
    return {
      reference,
      orderId: null,
      member,
      amount,
      status: isClosed ? 'cancelled' : isAuthorized ? 'paid' : 'open',
      isDeclined,
      token: links.sign(...memberSubject(member.id)),
    };
  }
  const { orderId } = attempt;
  const order = (await loadOrder(db, orderId))!;
  const isPaid = order.acceptedAt !== null;
  return {
    reference,
    orderId,
    member: null,
    amount,
    status: isPaid ? 'paid' : order.status === 'cancelled' ? 'cancelled' : 'open',
    isDeclined: order.money.isDeclined,
    token: links.sign('order', orderId),
  };
}
