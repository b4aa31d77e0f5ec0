import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#engine/server/db/columns.ts';

/** What runs by itself, and when it did. One row per timer, shared by all processes: somebody who takes the lease runs it. */
export const timers = pgTable('timers', {
  name: text().primaryKey(),
  nextAt: moment().notNull(),
  startedAt: moment(),
  /** When it last came to a good end. */
  endedAt: moment(),
  /** A process that took the timer and died leaves it to others at this time. */
  lockedUntil: moment(),
  /** Runs in a row that failed. */
  failures: integer().notNull().default(0),
  lastError: text(),
});
