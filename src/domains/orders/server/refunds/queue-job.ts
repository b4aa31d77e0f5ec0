import { sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { providerJobs } from '#domains/orders/server/provider-jobs.schema.ts';
import { rulesOf, type PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import { statement } from '#engine/server/db/statement.ts';
import { traceToHandOn } from '#engine/server/traces/trace.ts';

/** Told when a transaction that queued a job commits. */
export const JOBS_CHANNEL = 'provider-jobs';

type NewJob = Pick<
  typeof providerJobs.$inferInsert,
  | 'kind'
  | 'paymentId'
  | 'holdId'
  | 'keptCardId'
  | 'refundId'
  | 'disputeFactId'
  | 'payoutId'
  | 'reversalId'
  | 'idempotencyKey'
>;

async function queue(tx: Db, job: NewJob): Promise<void> {
  await tx
    .insert(providerJobs)
    .values({ ...job, trace: traceToHandOn() })
    .onConflictDoNothing();
  await tx.execute(sql`select pg_notify(${JOBS_CHANNEL}, '')`);
}

const hasten = statement<{ id: number }, { idempotencyKey: string }>(
  'hasten-provider-job',
  `update provider_jobs set next_attempt_at = now()
    where idempotency_key = $idempotencyKey and done_at is null and next_attempt_at > now() returning id`,
);

/** There is news: what would be asked later is asked now. */
export async function hastenJob(db: Db, idempotencyKey: string): Promise<void> {
  if ((await hasten(db, { idempotencyKey })).length > 0)
    await db.execute(sql`select pg_notify(${JOBS_CHANNEL}, '')`);
}

export function queueRefund(tx: Db, refund: { refundId: number; paymentId: number }): Promise<void> {
  return queue(tx, { kind: 'refund', idempotencyKey: `refund:${refund.refundId}`, ...refund });
}

/** What an administrator decided about a dispute of a payment. */
export function queueDisputeAnswer(
  tx: Db,
  answer: { kind: 'evidence' | 'acceptance'; paymentId: number; disputeFactId: number },
): Promise<void> {
  return queue(tx, { ...answer, idempotencyKey: `${answer.kind}:${answer.disputeFactId}` });
}

/** A payout that the provider makes. */
export function queueTransfer(tx: Db, payoutId: number): Promise<void> {
  return queue(tx, { kind: 'transfer', idempotencyKey: `transfer:${payoutId}`, payoutId });
}

/** What a producer owes is taken back of a payout. */
export function queueReversal(tx: Db, reversal: { payoutId: number; reversalId: number }): Promise<void> {
  return queue(tx, { kind: 'reversal', idempotencyKey: `reversal:${reversal.reversalId}`, ...reversal });
}

/** What the provider keeps of a payment is known some time after it came in. */
export function queueFee(tx: Db, paymentId: number): Promise<void> {
  return queue(tx, { kind: 'fee', idempotencyKey: `fee:${paymentId}`, paymentId });
}

/** The card has promised the money, and the order is written: now it is taken. */
export function queueCapture(tx: Db, paymentId: number): Promise<void> {
  return queue(tx, { kind: 'capture', idempotencyKey: `capture:${paymentId}`, paymentId });
}

/** A card that the provider keeps pays for an order: the first try, the second … */
export function queueCharge(
  tx: Db,
  charge: { paymentId: number; keptCardId: number },
  tryNumber: number,
): Promise<void> {
  const idempotencyKey = `charge:${charge.paymentId}:${charge.keptCardId}:${tryNumber}`;
  return queue(tx, { kind: 'charge', idempotencyKey, ...charge });
}

/** Nobody will charge it any more. */
export function queueCardForgetting(tx: Db, keptCardId: number): Promise<void> {
  return queue(tx, { kind: 'forget_card', idempotencyKey: `forget-card:${keptCardId}`, keptCardId });
}

const openHolds = statement<{ id: number }, { memberIds: number[] }>(
  'holds-to-close',
  `select h.id from payment_holds h where h.member_id = any($memberIds::int[])
     and not exists (select from hold_facts f where f.hold_id = h.id and f.kind = 'closed') order by h.id`,
);

/** What the cards of these members promised, or still might, is not needed any more. */
export async function queueHoldClosing(tx: Db, memberIds: number[]): Promise<void> {
  for (const { id } of await openHolds(tx, { memberIds }))
    await queue(tx, { kind: 'close', holdId: id, idempotencyKey: `close-hold:${id}` });
}

const waitingFor = statement<{ id: number; method: PaymentMethod }, { orderId: number }>(
  'payments-to-close',
  `select p.id, p.method from payments p
    where p.order_id = $orderId::int and p.expires_at is not null
      and not exists (select from payment_facts f where f.payment_id = p.id and f.kind in ('received', 'closed'))`,
);

/** Nobody shall pay for an order that is cancelled. A customer who still does gets it back. */
export async function queueClosing(tx: Db, orderId: number): Promise<void> {
  for (const { id, method } of await waitingFor(tx, { orderId }))
    // Also of an extension that is not there now: its page is open until it is told.
    if (rulesOf(method).hasPageToClose)
      await queue(tx, { kind: 'close', paymentId: id, idempotencyKey: `close:${id}` });
}
