import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { KEY_SCOPES } from '#engine/model/api-key.ts';
import { users } from './users.schema.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';

/** With such a key a program does what its owner may. Only the key's SHA-256 is stored, and its beginning to know it by. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scope: text({ enum: KEY_SCOPES }).notNull(),
    /** 'key_1a2b3c4d' */
    prefix: text().notNull(),
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (t) => [
    uniqueIndex('api_keys_token_unique').on(t.tokenHash),
    index('api_keys_user').on(t.userId, t.id),
    check('api_keys_scope', sql`${t.scope} in ('read', 'write')`),
  ],
);
