import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { DIFFERENCE_KINDS, MOVE_KINDS } from '#domains/payments/model/reconciliation/match.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { payouts } from '#domains/ledger/server/payouts.schema.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

/** Lines of the provider's balance. Like all here but the progress, rows are written once (see the migration). */
export const balanceTransactions = pgTable(
  'balance_transactions',
  {
    id: identity(),
    /** What the provider calls it. */
    providerId: text().notNull(),
    /** 'fee': what the provider keeps without a payment. Null: nothing that our books know. */
    kind: text({ enum: [...MOVE_KINDS, 'fee'] }),
    subject: text().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    feeCents: bigint({ mode: 'number' }).notNull(),
    /** It carries our mark … */
    isMarked: boolean().notNull(),
    /** … or belongs to this payment, account or transfer, which may be ours. */
    about: text(),
    at: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('balance_transactions_provider').on(t.providerId),
    index('balance_transactions_at').on(t.at),
  ],
);

/** How far the provider's balance was read. One row. */
export const reconciliationProgress = pgTable('reconciliation_progress', {
  provider: text().primaryKey(),
  /** Lines since then are read … */
  since: moment().notNull(),
  /** … the newest first, down to this one so far; null: all of them. */
  after: text(),
  /** Who reads, and until when nobody else does. */
  reader: text(),
  readerUntil: moment(),
});

export const reconciliationDifferences = pgTable(
  'reconciliation_differences',
  {
    id: identity(),
    kind: text({ enum: DIFFERENCE_KINDS }).notNull(),
    move: text({ enum: MOVE_KINDS }).notNull(),
    subject: text().notNull(),
    bookedCents: bigint({ mode: 'number' }).notNull(),
    providerCents: bigint({ mode: 'number' }).notNull(),
    orderId: integer().references(() => orders.id),
    payoutId: integer().references(() => payouts.id),
    createdAt: createdAt(),
  },
  // What is found every night is one difference.
  (t) => [
    uniqueIndex('reconciliation_differences_once').on(
      t.subject,
      t.move,
      t.kind,
      t.bookedCents,
      t.providerCents,
    ),
    index('reconciliation_differences_order').on(t.orderId),
  ],
);

/** Why something differs, once said. */
export const differenceExplanations = pgTable('difference_explanations', {
  differenceId: integer()
    .primaryKey()
    .references(() => reconciliationDifferences.id),
  /** Null: both sides agree by now. */
  note: text(),
  actorUserId: integer().references(() => users.id),
  createdAt: createdAt(),
});
