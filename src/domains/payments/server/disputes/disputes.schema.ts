import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { DISPUTE_REASONS } from '#domains/payments/model/disputes/dispute.ts';
import { DISPUTE_STATUSES } from '#domains/payments/model/disputes/dispute-status.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { payments } from '#domains/orders/server/payments.schema.ts';

/**
 * Payments that customers dispute with their bank. Rows are written once: the database refuses to change or remove them
 * (see the migration `disputes`). How far a dispute is follows from its facts.
 */
export const disputes = pgTable(
  'disputes',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    /** What the provider calls it. */
    providerId: text().notNull(),
    amountCents: integer().notNull(),
    reason: text({ enum: DISPUTE_REASONS }).notNull(),
    openedAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('disputes_provider').on(t.providerId),
    index('disputes_order').on(t.orderId),
    index('disputes_payment').on(t.paymentId),
    check('disputes_amount', sql`${t.amountCents} > 0`),
  ],
);

export const DISPUTE_FACTS = [
  /** The provider says how far it is. */
  'status',
  /** An administrator sends what the shop knows … */
  'evidence',
  /** … or lets the customer have the money. */
  'acceptance',
] as const;

export const disputeFacts = pgTable(
  'dispute_facts',
  {
    id: identity(),
    disputeId: integer()
      .notNull()
      .references(() => disputes.id),
    kind: text({ enum: DISPUTE_FACTS }).notNull(),
    /** Of an administrator's step, how far it was then. */
    status: text({ enum: DISPUTE_STATUSES }).notNull(),
    /** When it was so, as the provider says; of an administrator's step, when it was taken. */
    at: moment().notNull(),
    /** Until then evidence counts. */
    dueBy: moment(),
    /** What an administrator says to the bank. */
    note: text(),
    actorUserId: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    // What is said twice is one fact, and each time that the bank asks one administrator answers.
    uniqueIndex('dispute_facts_status')
      .on(t.disputeId, t.status, t.at)
      .where(sql`${t.kind} = 'status'`),
    uniqueIndex('dispute_facts_decision')
      .on(t.disputeId, t.status)
      .where(sql`${t.kind} <> 'status'`),
  ],
);
