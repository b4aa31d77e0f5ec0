import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '#engine/server/db/columns.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';

/**
 * Invoices that were not paid when they were due, and how often their customers were reminded. What is owed is not here:
 * the ledger says it.
 */
export const overdueInvoices = pgTable(
  'overdue_invoices',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** As it was when the first reminder went: the days to pay may be changed since. */
    dueOn: date({ mode: 'string' }).notNull(),
    /** The last of `REMINDER_DAYS` whose mail was sent, or that was passed over in silence. */
    reminderStep: integer().notNull(),
    /** By the shop and by administrators. */
    reminders: integer().notNull().default(0),
    remindedAt: moment(),
    /** Nothing is owed any more: lists need not look at it again. */
    settledAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('overdue_invoices_open')
      .on(t.orderId.desc().nullsFirst())
      .where(sql`${t.settledAt} is null`),
    check('overdue_invoices_reminders', sql`${t.reminders} >= 0`),
  ],
);
