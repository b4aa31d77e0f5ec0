import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

/**
 * Writes by staff that moved money and came with an `Idempotency-Key`. A row is written in the transaction of what it
 * stands for and never goes: years later the same key is still the same write.
 */
export const doneWrites = pgTable(
  'done_writes',
  {
    id: identity(),
    actorUserId: integer()
      .notNull()
      .references(() => users.id),
    key: text().notNull(),
    /** SHA-256 of what was asked for: another wish with the same key is a mistake. */
    requestHash: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('done_writes_once').on(t.actorUserId, t.key)],
);
