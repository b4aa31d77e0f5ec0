import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';

/** In place of a producer: all of them together, as the shop's customers paid. */
export const WHOLE_SHOP = 0;

/**
 * What was sold on a day that is over, so that a year of a million orders is read in no time. Worth nothing without the
 * orders: whatever is missing or outdated here is summed up from them again.
 */
export const salesDays = pgTable(
  'sales_days',
  {
    producerId: integer().notNull(),
    /** Of the shop's calendar. */
    day: date({ mode: 'string' }).notNull(),
    orders: integer().notNull(),
    salesCents: bigint({ mode: 'number' }).notNull(),
    commissionCents: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.producerId, t.day] })],
);

/** One row: how far the days are summed up. */
export const salesDaysState = pgTable(
  'sales_days_state',
  {
    id: integer().primaryKey().default(1),
    /** The last day that is. */
    summedUntil: date({ mode: 'string' }).notNull(),
    /** Of the last posting of the ledger that they hold: what is posted later changes the day of its order. */
    upToPosting: integer().notNull(),
  },
  (t) => [check('sales_days_state_one_row', sql`${t.id} = 1`)],
);
