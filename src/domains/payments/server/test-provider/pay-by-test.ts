import { toAmount } from '#engine/model/money.ts';
import type { TestPayment } from '#domains/payments/model/payment-answers.ts';
import type { TestOutcome } from '#domains/payments/model/money-input.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { refuseGroupOrder } from '#domains/orders/server/order-access.ts';
import { loadOrder, lockOrder } from '#domains/orders/server/orders.queries.ts';
import type { Shop } from '#engine/server/shop.ts';
import { attemptByReference, type StoredAttempt } from '#domains/payments/server/attempts.queries.ts';
import { holdByReference, lockHold, type StoredHold } from '#domains/payments/server/holds/holds.queries.ts';
import { memberSubject } from '#domains/payments/server/holds/group-links.ts';
import { recordHoldDeclined, recordHoldState } from '#domains/payments/server/holds/record-hold.ts';
import { cancelUnpaid, recordDeclined, recordPaid } from '#domains/payments/server/record-outcome.ts';

/** Somebody pressed a button of the page that stands for a provider. No money moves. */
export async function payByTest(
  { db, catalogue }: Pick<Shop, 'db' | 'catalogue'>,
  reference: string,
  outcome: TestOutcome,
): Promise<void> {
  const attempt = await testAttempt(db, reference);
  if (attempt.orderId === null) return db.transaction((tx) => promiseByTest(tx, attempt, outcome));
  await catalogue.change(async (tx, changed) => {
    const order = (await lockOrder(tx, attempt.orderId))!;
    const isWaiting = order.acceptedAt === null && order.status === 'pending';
    if (!isWaiting) {
      // The same button twice is the same answer.
      const isSame =
        (outcome === 'paid' && order.acceptedAt !== null) ||
        (outcome === 'cancelled' && order.acceptedAt === null);
      if (isSame) return;
      const isPaid = order.acceptedAt !== null;
      throw new AppError('conflict', isPaid ? 'errors:payments.alreadyPaid' : 'errors:payments.tooLate');
    }
    // What a member of a group buy has promised is not taken back while it is being charged.
    if (outcome !== 'paid') refuseGroupOrder(order);
    const by =
      order.userId === null
        ? ({ actor: 'customer', userId: null } as const)
        : ({ actor: 'buyer', userId: order.userId } as const);
    if (outcome === 'paid') await recordPaid(tx, attempt, { ...attempt, providerId: `test:${reference}` });
    if (outcome === 'declined') await recordDeclined(tx, attempt, null);
    if (outcome === 'cancelled') await cancelUnpaid(tx, changed, attempt, by);
  });
}

/** The same for a place in a group buy, before there is an order. */
async function promiseByTest(tx: Db, { id, reference }: StoredHold, outcome: TestOutcome): Promise<void> {
  const hold = await lockHold(tx, id);
  if (hold.isAuthorized || hold.isClosed) {
    const isSame = outcome === (hold.isClosed ? 'cancelled' : 'paid');
    if (isSame) return;
    throw new AppError('conflict', hold.isClosed ? 'errors:payments.tooLate' : 'errors:payments.alreadyPaid');
  }
  const { amountCents } = hold;
  if (outcome === 'paid')
    await recordHoldState(tx, hold, { state: 'authorized', providerId: `test:${reference}`, amountCents });
  if (outcome === 'declined') await recordHoldDeclined(tx, hold, null);
  if (outcome === 'cancelled') await recordHoldState(tx, hold, { state: 'closed' });
}

/** How far a payment by test is, for everybody who holds its reference. */
export async function testPaymentOf(
  { db, links }: Pick<Shop, 'db' | 'links'>,
  reference: string,
): Promise<TestPayment> {
  const attempt = await testAttempt(db, reference);
  const amount = toAmount(attempt.amountCents);
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

/** To everybody who does not hold its reference it does not exist. */
async function testAttempt(db: Db, reference: string): Promise<StoredAttempt | StoredHold> {
  const attempt = (await attemptByReference(db, reference)) ?? (await holdByReference(db, reference));
  if (attempt?.method !== 'test') throw new AppError('not_found', 'errors:payments.notFound');
  return attempt;
}
