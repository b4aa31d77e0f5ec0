import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identity } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { payouts } from '#domains/ledger/server/payouts.schema.ts';

/** Payouts that go to the bank together. Which ones never changes. */
export const payoutBatches = pgTable('payout_batches', {
  id: identity(),
  actorUserId: integer().references(() => users.id),
  createdAt: createdAt(),
});

/** A payout is in one batch, however many administrators make one at once. */
export const payoutBatchItems = pgTable(
  'payout_batch_items',
  {
    payoutId: integer()
      .primaryKey()
      .references(() => payouts.id),
    batchId: integer()
      .notNull()
      .references(() => payoutBatches.id),
    /** Where it goes, sealed, as it was when the batch was made: who changes the account later changes no file. Null once paid. */
    box: text(),
  },
  (t) => [index('payout_batch_items_batch').on(t.batchId)],
);
