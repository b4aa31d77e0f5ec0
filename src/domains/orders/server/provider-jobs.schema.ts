import { sql } from 'drizzle-orm';
import { JOB_KINDS } from '#domains/orders/model/payments/job-kinds.ts';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';
import { disputeFacts } from '#domains/payments/server/disputes/disputes.schema.ts';
import { keptCards } from '#domains/payments/server/cards/kept-cards.schema.ts';
import { ledgerPostings } from '#domains/ledger/server/ledger.schema.ts';
import { payoutReversals, payoutTransfers } from '#domains/ledger/server/transfers/transfers.schema.ts';
import { paymentHolds, payments, refunds } from './payments.schema.ts';

/**
 * What a provider still has to be told. A row is written in the transaction that decides it; a worker calls the provider
 * afterwards, with the same idempotency key however often it tries. The only rows of money that change.
 */
export const providerJobs = pgTable(
  'provider_jobs',
  {
    id: identity(),
    kind: text({ enum: JOB_KINDS }).notNull(),
    /** What it is about: a payment, a promise that is not needed any more, a payout, something that was taxed, or nothing but a card. */
    paymentId: integer().references(() => payments.id),
    holdId: integer().references(() => paymentHolds.id),
    refundId: integer().references(() => refunds.id),
    /** What an administrator decided about a dispute. */
    disputeFactId: integer().references(() => disputeFacts.id),
    /** The card that is charged, or forgotten. */
    keptCardId: integer().references(() => keptCards.id),
    payoutId: integer().references(() => payoutTransfers.payoutId),
    reversalId: integer().references(() => payoutReversals.id),
    taxPostingId: integer().references(() => ledgerPostings.id),
    /** 'refund:7': the same is asked for once. */
    idempotencyKey: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: createdAt(),
    /** A worker that took the row and died leaves it to others at this time. */
    lockedUntil: moment(),
    doneAt: moment(),
    lastError: text(),
    /** When a provider that might do it twice was told last to do it. */
    askedAt: moment(),
    /** The trace of what asked for it, as W3C's traceparent; null: nobody traced that. */
    trace: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('provider_jobs_once').on(t.idempotencyKey),
    index('provider_jobs_due')
      .on(t.nextAttemptAt)
      .where(sql`${t.doneAt} is null`),
    check(
      'provider_jobs_subject',
      sql`num_nonnulls(${t.paymentId}, ${t.holdId}, ${t.payoutId}, ${t.taxPostingId}) = case when ${t.kind} = 'forget_card' then 0 else 1 end`,
    ),
    check(
      'provider_jobs_payout',
      sql`(${t.kind} in ('transfer', 'reversal')) = (${t.payoutId} is not null) and (${t.kind} = 'reversal') = (${t.reversalId} is not null)`,
    ),
    check(
      'provider_jobs_card',
      sql`(${t.kind} in ('charge', 'forget_card')) = (${t.keptCardId} is not null)`,
    ),
    check('provider_jobs_tax', sql`(${t.kind} = 'tax') = (${t.taxPostingId} is not null)`),
    check('provider_jobs_refund', sql`(${t.kind} = 'refund') = (${t.refundId} is not null)`),
    check(
      'provider_jobs_dispute',
      sql`(${t.kind} in ('evidence', 'acceptance')) = (${t.disputeFactId} is not null)`,
    ),
  ],
);
