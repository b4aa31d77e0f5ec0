import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { MAX_CARD_CENTS, MIN_CARD_CENTS } from '#domains/gift-cards/model/gift-card.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

/** Bought as the only part of an order (`order_parts.gift_card_id`); worth something once that is paid. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: identity(),
    /** SHA-256 of the code. */
    codeHash: text().notNull(),
    /** The code, sealed with SECRET_KEY, until its mail has left. */
    sealedCode: text(),
    lastFour: text().notNull(),
    amountCents: integer().notNull(),
    /** What it may still pay. The database keeps it: it is the sum of the card's entries (see the migration `gift-cards`). */
    balanceCents: integer().notNull().default(0),
    senderName: text().notNull(),
    /** Null: the buyer gives it away, or it is forgotten. */
    recipientEmail: text(),
    message: text(),
    /** The day on which it is sent, in the shop's time zone. */
    sendOn: date({ mode: 'string' }).notNull(),
    language: text().notNull(),
    /** Since the money is there. */
    activeAt: moment(),
    /** When its mail was queued; the code goes once that has left. */
    mailedAt: moment(),
    /** The mail that has the code, in the outbox. */
    mailId: integer(),
    blockedAt: moment(),
    blockReason: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('gift_cards_code').on(t.codeHash),
    index('gift_cards_last_four').on(t.lastFour, t.id),
    index('gift_cards_to_send')
      .on(t.sendOn)
      .where(sql`${t.mailedAt} is null and ${t.activeAt} is not null`),
    index('gift_cards_sealed')
      .on(t.id)
      .where(sql`${t.sealedCode} is not null`),
    check(
      'gift_cards_amount',
      sql`${t.amountCents} between ${sql.raw(String(MIN_CARD_CENTS))} and ${sql.raw(String(MAX_CARD_CENTS))}`,
    ),
    check('gift_cards_balance', sql`${t.balanceCents} between 0 and ${t.amountCents}`),
    check('gift_cards_blocked', sql`(${t.blockedAt} is null) = (${t.blockReason} is null)`),
  ],
);

/** What somebody may spend in the shop. The database keeps it: it is the balance of the account `credit:{userId}`. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id),
    balanceCents: integer().notNull().default(0),
  },
  (t) => [check('credit_accounts_balance', sql`${t.balanceCents} >= 0`)],
);

/** Credit that an administrator gave, and why. Written once. */
export const creditGrants = pgTable(
  'credit_grants',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    amountCents: integer().notNull(),
    reason: text().notNull(),
    actorUserId: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('credit_grants_user').on(t.userId, t.id),
    check('credit_grants_amount', sql`${t.amountCents} > 0`),
  ],
);
