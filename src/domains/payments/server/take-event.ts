import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { paymentEvents } from '#domains/orders/server/payments.schema.ts';
import { lockOrder } from '#domains/orders/server/orders.queries.ts';
import { recordRefundFailed } from '#domains/orders/server/refunds/record-refunded.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import { attemptByCharge, attemptByReference } from './attempts.queries.ts';
import { holdByReference } from '#domains/payments/server/holds/holds.queries.ts';
import { isKnownAccount, recordAccount } from '#domains/ledger/server/payout-accounts/record-account.ts';
import type { ReportedReversal } from '#domains/ledger/server/payout-provider.ts';
import { payoutOfTransfer, recordReversed } from '#domains/ledger/server/transfers/record-transfer.ts';
import type { PaymentNews, ProviderEvent, Refunded, ReportedState } from './payment-provider.ts';
import { recordHoldDeclined, recordHoldState } from '#domains/payments/server/holds/record-hold.ts';
import { recordDispute } from '#domains/payments/server/disputes/record-dispute.ts';
import { recordDeclined, recordState } from './record-outcome.ts';
import { statement } from '#engine/server/db/statement.ts';

/**
 * Takes an event of a provider: once, in the transaction of what follows from it. Of what others do with the same account
 * nothing is kept. About something of ours that we do not know yet it is refused, so that it comes again.
 */
export async function takeEvent(
  { db, catalogue }: Pick<Shop, 'db' | 'catalogue'>,
  { provider, id: eventId, type, body, news }: ProviderEvent,
  now: Date,
): Promise<void> {
  if (news === undefined || !(await isOurs(db, news))) return;
  const bodyHash = createHash('sha256').update(body).digest('base64url');
  await catalogue.change(async (tx, changed) => {
    const [taken] = await tx
      .insert(paymentEvents)
      .values({ provider, eventId, type, bodyHash })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (taken === undefined) {
      const isSame = and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId));
      const [before] = await tx.select().from(paymentEvents).where(isSame);
      if (before?.bodyHash !== bodyHash) throw new AppError('conflict', 'errors:payments.otherBody');
      return;
    }
    if ('refundId' in news) return takeFailedRefund(tx, news.failed());
    if ('dispute' in news) {
      const disputed = await attemptByCharge(tx, news.chargeId);
      return recordDispute(tx, disputed!, news.dispute());
    }
    if ('account' in news) return recordAccount(tx, news.account(), now);
    if ('reversals' in news) return takeReversals(tx, news.transferId, news.reversals());
    const reported = news.report();
    const attempt = await attemptByReference(tx, news.reference);
    if (attempt === undefined) return takeNewsOfHold(tx, news.reference, reported);
    if (reported.state === 'declined') await recordDeclined(tx, attempt, reported.providerId);
    else await recordState(tx, changed, attempt, reported);
  });
}

/** Whether it is about something in our tables. What is ours and not there yet is refused. */
async function isOurs(db: Db, news: PaymentNews): Promise<boolean> {
  if (await isKnown(db, news)) return true;
  if (await isExpected(db, news)) throw new AppError('not_found', 'errors:payments.notFound');
  return false;
}

async function isKnown(db: Db, news: PaymentNews): Promise<boolean> {
  if ('refundId' in news) return (await refundMade(db, news.refundId)) !== undefined;
  if ('dispute' in news) return (await attemptByCharge(db, news.chargeId)) !== undefined;
  if ('account' in news) return isKnownAccount(db, news.accountId);
  if ('reversals' in news) return (await payoutOfTransfer(db, news.transferId)) !== undefined;
  const { reference } = news;
  return ((await attemptByReference(db, reference)) ?? (await holdByReference(db, reference))) !== undefined;
}

async function isExpected(db: Db, news: PaymentNews): Promise<boolean> {
  if ('dispute' in news) return news.askWhetherOurs();
  if (news.isMarked) return true;
  return 'refundId' in news && (await attemptByCharge(db, news.chargeId)) !== undefined;
}

async function takeNewsOfHold(tx: Db, reference: string, reported: ReportedState): Promise<void> {
  const hold = await holdByReference(tx, reference);
  if (hold === undefined) throw new AppError('not_found', 'errors:payments.notFound');
  if (reported.state === 'declined') await recordHoldDeclined(tx, hold, reported.providerId);
  else await recordHoldState(tx, hold, reported);
}

/** One whose making we have not noted yet is refused as well: the job that asks again notes it as failed. */
async function takeFailedRefund(tx: Db, failed: Refunded): Promise<void> {
  const refund = await refundMade(tx, failed.providerId);
  if (refund === undefined) throw new AppError('not_found', 'errors:payments.notFound');
  await lockOrder(tx, refund.orderId);
  await recordRefundFailed(tx, refund.orderId, refund, failed);
}

async function takeReversals(tx: Db, transferId: string, reversals: ReportedReversal[]): Promise<void> {
  const payoutId = (await payoutOfTransfer(tx, transferId))!;
  for (const reversal of reversals) await recordReversed(tx, payoutId, reversal);
}

interface KnownRefund {
  id: number;
  orderId: number;
  paymentId: number | null;
  amountCents: number;
}

const byProviderId = statement<KnownRefund, { providerId: string }>(
  'refund-by-provider-id',
  `select r.id, r.order_id, r.payment_id, r.amount_cents
     from payment_facts f join refunds r on r.id = f.refund_id
    where f.provider_id = $providerId and f.kind in ('refunded', 'refund_failed') limit 1`,
);

/** A refund by what the provider calls it, once it has said how it went. */
async function refundMade(db: Db, providerId: string): Promise<KnownRefund | undefined> {
  return (await byProviderId(db, { providerId }))[0];
}
