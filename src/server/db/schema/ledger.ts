import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Account } from '#shared/ledger/accounts.ts';
import { POSTING_KINDS } from '#shared/ledger/posting.ts';
import { createdAt, identity } from './columns.ts';
import { orderParts, orders } from './orders.ts';

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
      sql`${t.kind} in ('sale', 'cancellation', 'return', 'payment', 'fee', 'refund', 'refund_payment', 'refund_failed', 'payout')`,
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
  },
  (t) => [
    index('ledger_entries_posting').on(t.postingId),
    // Balances are read from the index alone.
    index('ledger_entries_account').on(t.account, t.id, t.amountCents),
    check(
      'ledger_entries_account',
      sql`${t.account} in ('cash', 'receivable', 'commission', 'shipping', 'gift_wrap', 'promo', 'fees', 'refunds_due') or ${t.account} ~ '^producer:[1-9][0-9]*$'`,
    ),
    check('ledger_entries_amount', sql`${t.amountCents} <> 0`),
  ],
);
