import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Which rows are sample ones, so that they can be taken away again: accounts, orders, codes … with all that belongs to
 * them. What people did since is not named here.
 */
export const sampleRows = pgTable(
  'sample_rows',
  {
    /** The table's name. */
    entity: text().notNull(),
    rowId: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.entity, t.rowId] })],
);
