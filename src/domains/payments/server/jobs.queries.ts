import type { JOB_KINDS } from '#domains/orders/model/payments/job-kinds.ts';
import type { Db } from '#engine/server/db/client.ts';
import { latestStatus, type DisputeStatus } from '#domains/payments/model/disputes/dispute-status.ts';
import { statement } from '#engine/server/db/statement.ts';
import { LeasedQueue } from '#engine/server/queue/leased-queue.ts';

const jobs = new LeasedQueue({
  table: 'provider_jobs',
  doneAt: 'done_at',
  // Longer than a call with its retries takes.
  leaseSeconds: 60,
});

export const providerQueue = { name: 'payments', count: jobs.counting('count-provider-jobs') };

export interface TakenJob {
  id: number;
  kind: (typeof JOB_KINDS)[number];
  /** One of these. */
  paymentId: number | null;
  keptCardId: number | null;
  holdId: number | null;
  payoutId: number | null;
  taxPostingId: number | null;
  /** Of a payout that is taken back. */
  reversalId: number | null;
  refundId: number | null;
  refundCents: number | null;
  /** Of a dispute that was answered. */
  disputeProviderId: string | null;
  disputeNote: string | null;
  idempotencyKey: string;
  /** When a provider that might do it twice was told last. */
  askedAt: Date | null;
  /** This one included. */
  attempts: number;
  /** Of what asked for it. */
  trace: string | null;
}

export const takeDueJobs = jobs.taking<TakenJob>('take-due-provider-jobs', {
  returning: `q.id, q.kind, q.payment_id, q.kept_card_id, q.hold_id, q.payout_id, q.tax_posting_id, q.reversal_id, q.refund_id, q.idempotency_key, q.asked_at, q.attempts, q.trace,
    (select r.amount_cents from refunds r where r.id = q.refund_id) as refund_cents,
    (select d.provider_id from dispute_facts f join disputes d on d.id = f.dispute_id
      where f.id = q.dispute_fact_id) as dispute_provider_id,
    (select f.note from dispute_facts f where f.id = q.dispute_fact_id) as dispute_note`,
});

const finish = jobs.finishing('mark-provider-job-done');

/** False: another worker, whose lease ran out or began later, has done it. */
export async function markJobDone(tx: Db, id: number): Promise<boolean> {
  return (await finish(tx, { id })).length > 0;
}

/** Before the provider is told, so that a worker that follows a crash looks first. */
export const noteAsked = statement<{ id: number }, { id: number; now: Date }>(
  'note-provider-job-asked',
  'update provider_jobs set asked_at = $now::timestamptz where id = $id::int and done_at is null returning id',
);

export const markJobFailed = jobs.failing('mark-provider-job-failed');

const disputedAs = statement<{ status: DisputeStatus; at: Date }, { paymentId: number }>(
  'statuses-of-disputed-payment',
  `select f.status, f.at from disputes d join dispute_facts f on f.dispute_id = d.id and f.kind = 'status'
    where d.payment_id = $paymentId::int`,
);

/** How far the dispute about a payment is; undefined: nobody disputes it. */
export async function disputeOf(db: Db, paymentId: number): Promise<DisputeStatus | undefined> {
  const reports = await disputedAs(db, { paymentId });
  return reports.length === 0 ? undefined : latestStatus(reports).status;
}
