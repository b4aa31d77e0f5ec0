import { toDollars } from '#engine/model/money.ts';
import type { TestPayment } from '#domains/payments/model/payment-answers.ts';
import { loadOrder } from '#domains/orders/server/orders.queries.ts';
import { memberSubject } from '#domains/payments/server/holds/group-links.ts';
import type { Shop } from '#engine/server/shop.ts';
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
