import { and, eq } from 'drizzle-orm';
import { paymentEntries } from '#domains/ledger/model/money-moves.ts';
import { rulesOf } from '#domains/orders/model/payments/payment-method.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { paymentFacts } from '#domains/orders/server/payments.schema.ts';
import { loadBooks } from '#domains/ledger/server/order-books.queries.ts';
import { post } from '#domains/ledger/server/post.ts';
import { acceptOrder } from '#domains/orders/server/accept-order.ts';
import { moveLockedOrder } from '#domains/orders/server/move-parts.ts';
import type { MovedBy } from '#domains/orders/server/order-hooks.ts';
import { lockOrder } from '#domains/orders/server/orders.queries.ts';
import { queueFee } from '#domains/orders/server/refunds/queue-job.ts';
import { refundWhatIsDue } from '#domains/orders/server/refunds/refund-what-is-due.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Attempt, ProviderState } from './payable.ts';

type Of = Pick<Attempt, 'id' | 'orderId' | 'amountCents'>;
type Paid = Extract<ProviderState, { state: 'paid' }>;

/**
 * What a provider says becomes a fact, and the order follows. In the caller's transaction. However often it is told, in
 * whichever order and by whom: it counts once, and the end is the same.
 */
export async function recordState(tx: Db, changed: Changed, of: Of, told: ProviderState): Promise<void> {
  if (told.state === 'paid') await recordPaid(tx, of, told);
  if (told.state === 'authorized') await recordAuthorized(tx, of, told);
  if (told.state === 'closed') await cancelUnpaid(tx, changed, of, { actor: 'system', userId: null });
}

/** Money that comes in time is what the order waited for; money that comes after it was cancelled goes back. */
export async function recordPaid(tx: Db, of: Of, paid: Omit<Paid, 'state'>): Promise<void> {
  // Not the payment we asked for: nothing may follow from it but that somebody looks.
  if (paid.amountCents !== of.amountCents) throw new AppError('conflict', 'errors:payments.otherAmount');
  const order = (await lockOrder(tx, of.orderId))!;
  const [fact] = await tx
    .insert(paymentFacts)
    .values({ orderId: order.id, paymentId: of.id, kind: 'received', ...amountOf(paid) })
    .onConflictDoNothing()
    .returning({ id: paymentFacts.id });
  if (fact === undefined) return refuseTwice(tx, of);
  if (order.acceptedAt === null && order.status !== 'cancelled') await acceptOrder(tx, order.id);
  const entries = paymentEntries(await loadBooks(tx, order.id), paid.amountCents);
  await post(tx, { kind: 'payment', source: `payment:${fact.id}`, orderId: order.id, entries });
  if (rulesOf(order.paymentMethod).takesFee) await queueFee(tx, of.id);
  await refundWhatIsDue(tx, order, { reason: 'late', actor: 'system', actorUserId: null });
}

/** Told again it counts once. Money that has paid for something else pays for nothing a second time: somebody has to look. */
async function refuseTwice(tx: Db, { id }: Of): Promise<void> {
  const isReceived = and(eq(paymentFacts.paymentId, id), eq(paymentFacts.kind, 'received'));
  if ((await tx.$count(paymentFacts, isReceived)) === 0)
    throw new AppError('conflict', 'errors:payments.otherPayment');
}

async function recordAuthorized(tx: Db, of: Of, promised: { providerId: string; amountCents: number }) {
  await tx
    .insert(paymentFacts)
    .values({ orderId: of.orderId, paymentId: of.id, kind: 'authorized', ...amountOf(promised) })
    .onConflictDoNothing();
}

/** The note of a try that failed because the bank wants to see its customer. */
export const NEEDS_CUSTOMER = 'needs_customer';

/** A try that failed leaves the order waiting: the next may do better. */
export async function recordDeclined(
  tx: Db,
  of: Of,
  providerId: string | null,
  note: string | null = null,
): Promise<void> {
  await tx
    .insert(paymentFacts)
    .values({
      orderId: of.orderId,
      paymentId: of.id,
      kind: 'declined',
      amountCents: of.amountCents,
      providerId,
      note,
    })
    .onConflictDoNothing();
}

/** Nobody can pay the order any more, so it ends. One that was paid or cancelled meanwhile stays what it is. */
export async function cancelUnpaid(tx: Db, changed: Changed, of: Of, by: MovedBy): Promise<boolean> {
  const order = (await lockOrder(tx, of.orderId))!;
  if (order.acceptedAt !== null || order.status !== 'pending') return false;
  await tx
    .insert(paymentFacts)
    .values({ orderId: order.id, paymentId: of.id, kind: 'closed', amountCents: of.amountCents });
  await moveLockedOrder(tx, changed, order, 'cancelled', by);
  return true;
}

function amountOf({ providerId, amountCents }: { providerId: string; amountCents: number }) {
  return { providerId, amountCents };
}
