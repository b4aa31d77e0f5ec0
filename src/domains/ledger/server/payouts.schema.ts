import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '#engine/server/sessions/users.schema.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';
import { ledgerEntries } from './ledger.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';

/** What was paid to producers. Rows are written once, like those of the ledger. */
export const payouts = pgTable(
  'payouts',
  {
    id: identity(),
    producerId: integer()
      .notNull()
      .references(() => producerProfiles.id),
    /** Parts delivered before this moment. */
    periodEnd: moment().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('payouts_producer').on(t.producerId, t.id.desc().nullsFirst()),
    index('payouts_by_amount').on(t.amountCents, t.id),
    index('payouts_by_period_end').on(t.periodEnd, t.id),
    check('payouts_amount', sql`${t.amountCents} > 0`),
  ],
);

/**
 * Which entries of the producer's account a payout settles, whole or as far as the customer has paid. A piece of an entry is
 * settled once, no matter who runs payouts.
 */
export const payoutItems = pgTable(
  'payout_items',
  {
    entryId: integer()
      .notNull()
      .references(() => ledgerEntries.id),
    /** 1 for the first. */
    piece: integer().notNull().default(1),
    payoutId: integer()
      .notNull()
      .references(() => payouts.id),
    /** Null: all of the entry, as it was before there were pieces. */
    amountCents: bigint({ mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.entryId, t.piece] }), index('payout_items_payout').on(t.payoutId)],
);

/** That the bank has carried a payout out. One for each: a payout with one is 'paid'. */
export const payoutConfirmations = pgTable('payout_confirmations', {
  payoutId: integer()
    .primaryKey()
    .references(() => payouts.id),
  reference: text().notNull(),
  actorUserId: integer().references(() => users.id),
  createdAt: createdAt(),
});

/**
 * Which payouts have no confirmation yet, so that they are found without reading all that were ever made. The database keeps it
 * (`note_pending_payout`): it follows from the two tables, and nothing else writes it.
 */
export const pendingPayouts = pgTable('pending_payouts', {
  payoutId: integer()
    .primaryKey()
    .references(() => payouts.id),
});
