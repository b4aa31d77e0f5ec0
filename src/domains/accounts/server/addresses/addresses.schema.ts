import { boolean, index, integer, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Address } from '#engine/model/places/address.ts';
import { createdAt, identity } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

/** Where buyers have things sent to. */
export const userAddresses = pgTable(
  'user_addresses',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: jsonb().$type<Address>().notNull(),
    /** One of them is, as long as there are any. */
    isDefault: boolean().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('user_addresses_user').on(t.userId, t.id),
    uniqueIndex('user_addresses_default')
      .on(t.userId)
      .where(sql`${t.isDefault}`),
  ],
);
