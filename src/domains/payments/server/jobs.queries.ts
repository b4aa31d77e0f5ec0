import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { providerJobs, type JOB_KINDS } from '#domains/orders/server/payments.schema.ts';
import { statement } from '#engine/server/db/statement.ts';

/** A worker that took a job and died leaves it to others after this time: longer than a call with its retries takes. */
const LEASE_SECONDS = 60;

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

const takeDue = statement<TakenJob, { limit: number; leaseSeconds: number; now: Date }>(
  'take-due-provider-jobs',
  `update provider_jobs j
      set attempts = j.attempts + 1, locked_until = $now::timestamptz + $leaseSeconds::int * interval '1 second'
     from (
       select id from provider_jobs
        where done_at is null and next_attempt_at <= $now::timestamptz
          and (locked_until is null or locked_until < $now::timestamptz)
        order by next_attempt_at, id limit $limit::int for update skip locked
     ) due
    where j.id = due.id
   returning j.id, j.kind, j.payment_id, j.hold_id, j.refund_id, j.idempotency_key, j.attempts,
             (select r.amount_cents from refunds r where r.id = j.refund_id) as refund_cents`,
);

/** Takes jobs that are due, for this worker alone: others skip what is locked or leased. */
export async function takeDueJobs(db: Db, limit: number, now: Date): Promise<TakenJob[]> {
  const taken = await takeDue(db, { limit, leaseSeconds: LEASE_SECONDS, now });
  return taken.toSorted((a, b) => a.id - b.id);
}

/** False: another worker, whose lease ran out or began later, has done it. */
export async function markJobDone(tx: Db, id: number): Promise<boolean> {
  const marked = await tx
    .update(providerJobs)
    .set({ doneAt: sql`now()`, lockedUntil: null, lastError: null })
    .where(and(eq(providerJobs.id, id), isNull(providerJobs.doneAt)))
    .returning({ id: providerJobs.id });
  return marked.length > 0;
}

export async function markJobFailed(db: Db, id: number, reason: string, again: Date): Promise<void> {
  await db
    .update(providerJobs)
    .set({ lockedUntil: null, lastError: reason.slice(0, 500), nextAttemptAt: again })
    .where(eq(providerJobs.id, id));
}
