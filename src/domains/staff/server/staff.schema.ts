import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Right } from '#engine/model/rights.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';

/** An invitation to work for the shop, or for a producer. Only the token's SHA-256 is stored. */
export const invitations = pgTable(
  'invitations',
  {
    id: identity(),
    email: text().notNull(),
    /** Null: to work for the shop. */
    producerId: integer().references(() => producerProfiles.id, { onDelete: 'cascade' }),
    rights: jsonb().$type<Right[]>().notNull(),
    tokenHash: text().notNull(),
    invitedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    acceptedBy: integer().references(() => users.id, { onDelete: 'cascade' }),
    withdrawnAt: moment(),
  },
  (t) => [
    uniqueIndex('invitations_token_unique').on(t.tokenHash),
    // One that waits, for each address and each place.
    uniqueIndex('invitations_waiting')
      .on(sql`lower(${t.email})`, sql`coalesce(${t.producerId}, 0)`)
      .where(sql`${t.acceptedAt} is null and ${t.withdrawnAt} is null`),
    index('invitations_accepted_by').on(t.acceptedBy),
    index('invitations_invited_by').on(t.invitedBy),
  ],
);
