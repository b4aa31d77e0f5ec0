import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Account, TaxAccount } from '#domains/ledger/model/accounts.ts';
import { POSTING_KINDS } from '#domains/ledger/model/posting.ts';
import { createdAt, identity } from '#engine/server/db/columns.ts';
import { giftCards } from '#domains/gift-cards/server/gift-cards.schema.ts';
import { orderParts, orders } from '#domains/orders/server/orders.schema.ts';

/**
 * The books. Rows are written once: the database refuses to change or remove them, and refuses entries that do not sum
 * to zero within their posting (see the migration `ledger`).
 */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: identity(),
    at: createdAt(),
    kind: text({ enum: POSTING_KINDS }).notNull(),
    /** What it is about: the same can never be posted twice. */
    source: text().notNull(),
    orderId: integer().references(() => orders.id),
    refundId: integer(),
    payoutId: integer(),
  },
  (t) => [
    uniqueIndex('ledger_postings_source').on(t.source),
    index('ledger_postings_order').on(t.orderId),
    check(
      'ledger_postings_kind',
      sql`${t.kind} in ('sale', 'cancellation', 'removal', 'return', 'payment', 'fee', 'refund', 'refund_payment', 'refund_failed', 'payout', 'payout_returned', 'dispute', 'dispute_lost', 'dispute_won', 'credit', 'release', 'label', 'label_void')`,
    ),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: identity(),
    postingId: integer()
      .notNull()
      .references(() => ledgerPostings.id),
    account: text().$type<Account>().notNull(),
    /** Debits less credits. */
    amountCents: bigint({ mode: 'number' }).notNull(),
    partId: integer().references(() => orderParts.id),
    /** The card, on `gift_cards`: what it has paid and got is in these rows alone. */
    giftCardId: integer().references(() => giftCards.id),
  },
  (t) => [
    index('ledger_entries_gift_card')
      .on(t.giftCardId, t.id)
      .where(sql`${t.giftCardId} is not null`),
    check('ledger_entries_gift_card', sql`(${t.account} = 'gift_cards') = (${t.giftCardId} is not null)`),
    index('ledger_entries_posting').on(t.postingId),
    // Balances are read from the index alone.
    index('ledger_entries_by_amount').on(t.amountCents, t.id),
    index('ledger_entries_account').on(t.account, t.id, t.amountCents),
    check(
      'ledger_entries_account',
      sql`${t.account} in ('cash', 'receivable', 'commission', 'shipping', 'gift_wrap', 'promo', 'fees', 'refunds_due', 'disputes', 'gift_cards', 'carrier') or ${t.account} ~ '^(producer|credit):[1-9][0-9]*$' or ${t.account} ~ '^tax:[A-Z]{2}(-[A-Z0-9]{1,3})?$'`,
    ),
    check('ledger_entries_amount', sql`${t.amountCents} <> 0`),
  ],
);

/**
 * What the entries on accounts of taxes consist of, rate by rate; above zero where something was sold. Written once, like
 * the entries.
 */
export const ledgerTaxes = pgTable(
  'ledger_taxes',
  {
    id: identity(),
    postingId: integer()
      .notNull()
      .references(() => ledgerPostings.id),
    account: text().$type<TaxAccount>().notNull(),
    /** Null: of the shipping or the gift wrap, as `charge` says. */
    partId: integer().references(() => orderParts.id),
    charge: text({ enum: ['shipping', 'gift_wrap'] }),
    name: text().notNull(),
    percent: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull(),
    baseCents: bigint({ mode: 'number' }).notNull(),
    taxCents: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    index('ledger_taxes_posting').on(t.postingId),
    check('ledger_taxes_account', sql`${t.account} ~ '^tax:[A-Z]{2}(-[A-Z0-9]{1,3})?$'`),
    check(
      'ledger_taxes_charge',
      sql`(${t.partId} is null) = (${t.charge} is not null) and ${t.charge} in ('shipping', 'gift_wrap')`,
    ),
  ],
);

/**
 * Every account as it stood after an entry and all before it, so that balances need not begin at the first. Written once
 * like the books, and worth nothing without them: whatever is missing here is summed up from the entries again.
 */
export const ledgerClosings = pgTable(
  'ledger_closings',
  {
    /** Of the last entry that it holds. */
    upTo: integer().notNull(),
    account: text().$type<Account>().notNull(),
    balanceCents: bigint({ mode: 'number' }).notNull(),
    /** Of it what was moved with parts of orders. */
    withPartsCents: bigint({ mode: 'number' }).notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.upTo, t.account] })],
);

/**
 * What a day moved, so that a year of a million orders is read in no time. All producers count as one account, and so does all
 * credit. Worth nothing without the entries: whatever is missing here is summed up from them again.
 */
export const ledgerDays = pgTable(
  'ledger_days',
  {
    /** Of the shop's calendar. */
    day: date({ mode: 'string' }).notNull(),
    account: text().notNull(),
    kind: text({ enum: POSTING_KINDS }).notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.account, t.kind] })],
);

/** One row: the last entry that the days hold. */
export const ledgerDaysState = pgTable(
  'ledger_days_state',
  {
    id: integer().primaryKey().default(1),
    upTo: integer().notNull(),
  },
  (t) => [check('ledger_days_state_one_row', sql`${t.id} = 1`)],
);
