import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sessions, users } from '#engine/server/sessions/users.schema.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';

/** Keys on devices, by which their owner signs in. The shop has the public half only. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** As the device names it, base64url. */
    credentialId: text().notNull(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often it was used, where the device counts: going back means that there is a copy. Up to 2^32. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    /** Whether the maker of the device keeps a copy for the owner's other devices. */
    backedUp: boolean().notNull(),
    /** What devices store as the owner: random, the same for all keys of an account. Base64url. */
    userHandle: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (t) => [uniqueIndex('passkeys_credential_unique').on(t.credentialId), index('passkeys_user').on(t.userId)],
);

/** What a device is asked to sign, at most one for each session. Gone with the first answer, right or wrong. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  sessionId: integer()
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  purpose: text({ enum: ['add', 'sign-in'] }).notNull(),
  challenge: text().notNull(),
  expiresAt: moment().notNull(),
});
