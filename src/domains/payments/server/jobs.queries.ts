import type { JOB_KINDS } from '#domains/orders/server/payments.schema.ts';
import type { Db } from '#engine/server/db/client.ts';
import { LeasedQueue } from '#engine/server/queue/leased-queue.ts';

const jobs = new LeasedQueue({
  table: 'provider_jobs',
  doneAt: 'done_at',
  // Longer than a call with its retries takes.
  leaseSeconds: 60,
});

export interface TakenJob {
  id: number;
  kind: (typeof JOB_KINDS)[number];
  /** One of the two. */
  paymentId: number | null;
  holdId: number | null;
  refundId: number | null;
  refundCents: number | null;
  idempotencyKey: string;
  /** This one included. */
  attempts: number;
}

export const takeDueJobs = jobs.taking<TakenJob>('take-due-provider-jobs', {
  returning: `q.id, q.kind, q.payment_id, q.hold_id, q.refund_id, q.idempotency_key, q.attempts,
    (select r.amount_cents from refunds r where r.id = q.refund_id) as refund_cents`,
});

const finish = jobs.finishing('mark-provider-job-done');

/** False: another worker, whose lease ran out or began later, has done it. */
export async function markJobDone(tx: Db, id: number): Promise<boolean> {
  return (await finish(tx, { id })).length > 0;
}

export const markJobFailed = jobs.failing('mark-provider-job-failed');
