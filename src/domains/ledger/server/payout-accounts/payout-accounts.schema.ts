import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';

/** Where a producer's money goes. */
export const payoutAccounts = pgTable('payout_accounts', {
  producerId: integer()
    .primaryKey()
    .references(() => producerProfiles.id),
  kind: text({ enum: ['bank'] }).notNull(),
  /** Holder and numbers, sealed with SECRET_KEY. */
  box: text().notNull(),
  lastFour: text().notNull(),
  changedAt: createdAt(),
  changedBy: integer().references(() => users.id),
});
