import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

/** Lists of the desk as somebody narrowed and sorted them, under a name of their own. */
export const deskViews = pgTable(
  'desk_views',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The path of the list's call. */
    list: text().notNull(),
    name: text().notNull(),
    /** The parameters that narrow and sort it. */
    search: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('desk_views_name').on(t.userId, t.list, t.name)],
);
