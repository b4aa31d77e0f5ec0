import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

/** What no data tells of somebody's first steps. */
export const firstSteps = pgTable('first_steps', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  settingsSeenAt: moment(),
  putAwayAt: moment(),
});
