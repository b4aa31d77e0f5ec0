import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable } from 'drizzle-orm/pg-core';

/** One row: the version of what the public sees. Raised by `announce_catalogue_change` only. */
export const catalogueState = pgTable(
  'catalogue_state',
  { id: integer().primaryKey().default(1), version: bigint({ mode: 'number' }).notNull().default(1) },
  (t) => [check('catalogue_state_one_row', sql`${t.id} = 1`)],
);
