import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PayoutProviderName } from '#domains/ledger/model/payout-account.ts';
import { RETURN_REASONS } from '#domains/ledger/model/payouts.ts';
import { payouts } from '#domains/ledger/server/payouts.schema.ts';
import { createdAt, identity } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

/**
 * Payouts that a provider makes. Rows are written once, as all about money (see the migration `transfers`). How far one is
 * follows from its facts.
 */
export const payoutTransfers = pgTable('payout_transfers', {
  payoutId: integer()
    .primaryKey()
    .references(() => payouts.id),
  /** Who makes it. */
  provider: text().$type<PayoutProviderName>().notNull().default('stripe'),
  /** Where it goes, as it was when it was decided: who changes the account later changes nothing here. */
  accountId: text().notNull(),
  createdAt: createdAt(),
});

/** What an administrator takes back of a payout because the producer owes it. */
export const payoutReversals = pgTable(
  'payout_reversals',
  {
    id: identity(),
    payoutId: integer()
      .notNull()
      .references(() => payoutTransfers.payoutId),
    amountCents: bigint({ mode: 'number' }).notNull(),
    actorUserId: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('payout_reversals_payout').on(t.payoutId),
    check('payout_reversals_amount', sql`${t.amountCents} > 0`),
  ],
);

export const TRANSFER_FACTS = [
  'made',
  /** The provider does not make it, and will not by trying again. */
  'refused',
  /** Some of it came back … */
  'reversed',
  /** … or could not. */
  'reversal_refused',
] as const;

export const payoutTransferFacts = pgTable(
  'payout_transfer_facts',
  {
    id: identity(),
    payoutId: integer()
      .notNull()
      .references(() => payoutTransfers.payoutId),
    kind: text({ enum: TRANSFER_FACTS }).notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    /** What the provider calls the transfer or the reversal. */
    providerId: text(),
    /** Null: somebody took it back in the provider's own dashboard. */
    reversalId: integer().references(() => payoutReversals.id),
    reason: text({ enum: RETURN_REASONS }),
    /** In the provider's words. */
    note: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('payout_transfer_facts_payout').on(t.payoutId),
    // What came back, which is little.
    index('payout_transfer_facts_returned')
      .on(t.payoutId)
      .where(sql`${t.kind} in ('refused', 'reversed')`),
    // Made or refused, once.
    uniqueIndex('payout_transfer_facts_outcome')
      .on(t.payoutId)
      .where(sql`${t.kind} in ('made', 'refused')`),
    uniqueIndex('payout_transfer_facts_reversal').on(t.reversalId),
    uniqueIndex('payout_transfer_facts_provider').on(t.kind, t.providerId),
    check('payout_transfer_facts_amount', sql`${t.amountCents} > 0`),
  ],
);
