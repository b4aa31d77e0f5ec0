import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  ACCOUNT_STATES,
  type PayoutKind,
  type PayoutProviderName,
} from '#domains/ledger/model/payout-account.ts';
import { createdAt, moment } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';

/** Where a producer's money goes. */
export const payoutAccounts = pgTable('payout_accounts', {
  producerId: integer()
    .primaryKey()
    .references(() => producerProfiles.id),
  kind: text().$type<PayoutKind>().notNull(),
  /** Of a bank: holder and numbers, sealed with SECRET_KEY. Empty where a provider knows them. */
  box: text().notNull(),
  lastFour: text().notNull(),
  changedAt: createdAt(),
  changedBy: integer().references(() => users.id),
});

/** The account of a producer with a provider, chosen for payouts or not: with each there is never a second. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    producerId: integer()
      .notNull()
      .references(() => producerProfiles.id),
    provider: text().$type<PayoutProviderName>().notNull().default('stripe'),
    /** What the provider calls it; those of an extension begin with its name. */
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
  (t) => [
    primaryKey({ columns: [t.producerId, t.provider] }),
    uniqueIndex('provider_accounts_provider').on(t.providerId),
  ],
);
