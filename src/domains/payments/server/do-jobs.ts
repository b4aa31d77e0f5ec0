import type { FastifyBaseLogger } from 'fastify';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { doublingPause } from '#engine/server/queue/leased-queue.ts';
import { startWorkerLoop } from '#engine/server/queue/worker-loop.ts';
import { tracedJob } from '#engine/server/traces/trace.ts';
import { JOBS_CHANNEL } from '#domains/orders/server/refunds/queue-job.ts';
import { recordRefunded, recordRefundFailed } from '#domains/orders/server/refunds/record-refunded.ts';
import { loadOrder, lockOrder } from '#domains/orders/server/orders.queries.ts';
import type { PayoutProviderName } from '#domains/ledger/model/payout-account.ts';
import type { Shop } from '#engine/server/shop.ts';
import { recordTaxReport, reportTaxes } from '#domains/taxes/server/report-taxes.ts';
import { taxProvider } from '#domains/taxes/server/open-taxes.ts';
import { attemptById } from './attempts.queries.ts';
import { disputeOf, markJobDone, markJobFailed, takeDueJobs, type TakenJob } from './jobs.queries.ts';
import { collectEvidence } from '#domains/payments/server/disputes/collect-evidence.ts';
import { recordDispute } from '#domains/payments/server/disputes/record-dispute.ts';
import { holdById } from '#domains/payments/server/holds/holds.queries.ts';
import { providerOf, type Providers } from './providers.ts';
import { payoutsBySource } from '#domains/payments/server/source/payout-source.ts';
import { doTransferJob } from './transfers/do-transfer.ts';
import { recordHoldState } from '#domains/payments/server/holds/record-hold.ts';
import { chargeCard, forgetCard } from '#domains/payments/server/cards/charge-card.ts';
import { postFee } from './post-fee.ts';
import { NEEDS_CUSTOMER, recordDeclined, recordState } from './record-outcome.ts';

const BATCH = 4;
const POLL_MS = 5_000;
/** Money that we owe is tried for ever, at least once an hour. */
const PAUSES = { firstMs: 5_000, longestMs: 60 * 60 * 1000 };

type Books = Pick<Shop, 'db' | 'catalogue' | 'config'>;

/** Tells providers what they still have to be told, until stopped. */
export function startProviderJobs(
  shop: Shop,
  providers: Providers,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  return startWorkerLoop(shop.database, log, {
    name: 'the work of payment providers',
    channel: JOBS_CHANNEL,
    pollMs: POLL_MS,
    round: () => doDueJobs(shop, providers, { now: new Date(), log }),
  });
}

/** One round: true where anything was due. A job that fails is tried again later, with the same key. */
export async function doDueJobs(
  shop: Books,
  providers: Providers,
  { now, log }: { now: Date; log?: Pick<FastifyBaseLogger, 'warn'> },
): Promise<boolean> {
  const jobs = await takeDueJobs(shop.db, { limit: BATCH, now });
  await Promise.all(
    jobs.map((job) =>
      tracedJob(`provider job ${job.kind}`, { job: job.id }, job.trace, () =>
        doJob(shop, providers, job, now),
      ).catch(async (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        log?.warn({ job: job.id, kind: job.kind, attempt: job.attempts, reason }, 'provider job failed');
        const pauseMs = doublingPause(job.attempts, PAUSES);
        await markJobFailed(shop.db, { id: job.id, reason, pauseMs, now });
      }),
    ),
  );
  return jobs.length > 0;
}

async function doJob(books: Books, providers: Providers, job: TakenJob, now: Date): Promise<void> {
  if (job.holdId !== null) return closeHold(books, providers, job, job.holdId);
  const { db, catalogue } = books;
  if (job.kind === 'forget_card') return forgetCard(db, providers, job);
  if (job.taxPostingId !== null) return doTaxJob(books, job, job.taxPostingId);
  if (job.payoutId !== null) {
    const open = (name: PayoutProviderName) =>
      name === 'stripe' ? providers.stripe?.payouts : payoutsBySource(name, books.config);
    return doTransferJob(db, open, job, { payoutId: job.payoutId, now });
  }
  const attempt = (await attemptById(db, job.paymentId!))!;
  const provider = providerOf(providers, attempt.method);
  /** What the provider said is written once, however often it was asked. */
  const conclude = (record: (tx: Db, changed: Changed) => Promise<void>) =>
    catalogue.change(async (tx, changed) => {
      await lockOrder(tx, attempt.orderId);
      if (await markJobDone(tx, job.id)) await record(tx, changed);
    });
  switch (job.kind) {
    case 'close': {
      const told = await provider.cancel(attempt);
      if (told.state === 'open' || told.state === 'processing')
        throw new Error(`Payment ${attempt.id} is still ${told.state}`);
      return conclude((tx, changed) => recordState(tx, changed, attempt, told));
    }
    case 'capture': {
      const isWanted = await isWaitingForMoney(db, attempt.orderId);
      const told = await (isWanted
        ? provider.capture(attempt, attempt.amountCents)
        : provider.cancel(attempt));
      if (told.state !== 'paid' && told.state !== 'closed')
        throw new Error(`Payment ${attempt.id} is still ${told.state}`);
      return conclude((tx, changed) => recordState(tx, changed, attempt, told));
    }
    case 'charge': {
      const isWanted = await isWaitingForMoney(db, attempt.orderId);
      const told = await chargeCard(db, provider, attempt, { ...job, isWanted });
      return conclude((tx, changed) =>
        told.state === 'declined'
          ? recordDeclined(tx, attempt, told.providerId, told.needsCustomer ? NEEDS_CUSTOMER : null)
          : recordState(tx, changed, attempt, told),
      );
    }
    case 'refund': {
      const refund = { id: job.refundId!, paymentId: attempt.id, amountCents: job.refundCents! };
      const disputed = await disputeOf(db, attempt.id);
      // The customer's bank has given the money back, so nobody else does; until it has decided, nobody knows.
      if (disputed === 'lost')
        return conclude((tx) =>
          recordRefundFailed(tx, attempt.orderId, refund, { providerId: `lost:${refund.id}`, reason: null }),
        );
      if (disputed === 'open' || disputed === 'under_review')
        throw new Error(`Payment ${attempt.id} is disputed`);
      const made = await provider.refund(attempt, refund.amountCents, job.idempotencyKey);
      return conclude((tx) =>
        made.isFailed
          ? recordRefundFailed(tx, attempt.orderId, refund, made)
          : recordRefunded(tx, attempt.orderId, refund, made.providerId),
      );
    }
    case 'evidence':
    case 'acceptance': {
      const desk = provider.disputes;
      if (desk === undefined) throw new Error(`Payment ${attempt.id} has no provider that knows of disputes`);
      const { disputeProviderId, disputeNote: note, idempotencyKey } = job;
      const told =
        job.kind === 'acceptance'
          ? await desk.accept(disputeProviderId!, { idempotencyKey, now })
          : await desk.sendEvidence(
              disputeProviderId!,
              { ...(await collectEvidence(books, attempt.orderId)), note },
              { idempotencyKey, now },
            );
      return conclude((tx) => recordDispute(tx, attempt, told));
    }
    case 'fee': {
      const feeCents = await provider.feeOf(attempt);
      if (feeCents === null) throw new Error(`The fee of payment ${attempt.id} is not known yet`);
      const fee = { orderId: attempt.orderId, paymentId: attempt.id, cents: feeCents };
      return conclude((tx) => postFee(tx, fee));
    }
    case 'transfer':
    case 'reversal':
    case 'tax':
      throw new Error(`Job ${job.id} names nothing that it is about`);
  }
}

/** An order that somebody cancelled since is not charged. */
async function isWaitingForMoney(db: Db, orderId: number): Promise<boolean> {
  const order = await loadOrder(db, orderId);
  return order?.acceptedAt === null && order.status === 'pending';
}

/** The provider of taxes hears what was sold or taken back. The call first, then what it said: once. */
async function doTaxJob(shop: Books, job: TakenJob, postingId: number): Promise<void> {
  const report = await reportTaxes(shop.db, taxProvider(shop).reporter, postingId);
  await shop.db.transaction(async (tx) => {
    if (await markJobDone(tx, job.id)) await recordTaxReport(tx, postingId, report);
  });
}

/** A card that has promised money is told that it is not needed. */
async function closeHold({ db }: Books, providers: Providers, job: TakenJob, holdId: number): Promise<void> {
  const hold = (await holdById(db, holdId))!;
  const told = await providerOf(providers, hold.method).cancel(hold);
  if (told.state !== 'closed') throw new Error(`Promise ${hold.id} is still ${told.state}`);
  await db.transaction(async (tx) => {
    if (await markJobDone(tx, job.id)) await recordHoldState(tx, hold, told);
  });
}
