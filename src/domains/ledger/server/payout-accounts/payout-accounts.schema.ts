import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ACCOUNT_STATES, PAYOUT_KINDS } from '#domains/ledger/model/payout-account.ts';
import { createdAt, moment } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';

/** Where a producer's money goes. */
export const payoutAccounts = pgTable('payout_accounts', {
  producerId: integer()
    .primaryKey()
    .references(() => producerProfiles.id),
  kind: text({ enum: PAYOUT_KINDS }).notNull(),
  /** Of a bank: holder and numbers, sealed with SECRET_KEY. Empty where a provider knows them. */
  box: text().notNull(),
  lastFour: text().notNull(),
  changedAt: createdAt(),
  changedBy: integer().references(() => users.id),
});

/** The account of a producer with the provider, chosen for payouts or not: there is never a second. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    producerId: integer()
      .primaryKey()
      .references(() => producerProfiles.id),
    /** What the provider calls it. */
    providerId: text().notNull(),
    state: text({ enum: ACCOUNT_STATES }).notNull(),
    /** What is missing, in the provider's words. */
    requirements: jsonb().$type<string[]>().notNull().default([]),
    /** The bank account behind it, as the provider calls it. */
    bankId: text(),
    lastFour: text(),
    /** When it was so: what was said before it changes nothing. */
    toldAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('provider_accounts_provider').on(t.providerId)],
);
