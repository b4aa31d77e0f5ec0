import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ledgerPostings } from '#domains/ledger/server/ledger.schema.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { createdAt } from '#engine/server/db/columns.ts';

/**
 * What the provider of taxes was told of a posting, and what it calls it. Written once: the database refuses to change or
 * remove it (see the migration `tax-reports`).
 */
export const taxReports = pgTable(
  'tax_reports',
  {
    postingId: integer()
      .primaryKey()
      .references(() => ledgerPostings.id),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    providerId: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [index('tax_reports_order').on(t.orderId)],
);
