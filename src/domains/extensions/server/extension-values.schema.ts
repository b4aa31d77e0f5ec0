import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

/** What extensions remember, each for itself. */
export const extensionValues = pgTable(
  'extension_values',
  {
    extension: text().notNull(),
    key: text().notNull(),
    value: jsonb().notNull(),
    /** Whom it is about: it is theirs to read, and goes with the account. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    changedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.extension, t.key] }), index('extension_values_user').on(t.userId)],
);
