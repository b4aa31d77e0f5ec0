import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Right } from '#engine/model/rights.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';

export const users = pgTable(
  'users',
  {
    id: identity(),
    email: text().notNull(),
    /**
     * It belonged to another account when this one registered with it: nobody has proved it, and only the other one's
     * owner was told. Nothing is found by it.
     */
    emailUnproven: boolean().notNull().default(false),
    /**
     * When its mailbox answered: a link was followed that only it got. Null: it registered and has not yet. Accounts that
     * others vouch for (the shop's staff, an invitation, a database from before) count as proven.
     */
    emailProvenAt: moment().default(sql`now()`),
    username: text().notNull(),
    passwordHash: text().notNull(),
    role: text({ enum: ['BUYER', 'PRODUCER', 'ADMIN'] })
      .notNull()
      .default('BUYER'),
    /** What somebody of the staff may do; null: everything that the role may. */
    rights: jsonb().$type<Right[]>(),
    language: text().notNull().default('en'),
    /** Sealed with SECRET_KEY; set at enrolment, counts only once totpEnabledAt is set. */
    totpSecret: text(),
    totpEnabledAt: moment(),
    /** The last accepted time step: a code works once. */
    totpLastStep: integer(),
    createdAt: createdAt(),
    /** Set when the owner deleted the account; the row stays so that orders keep their reference. */
    deletedAt: moment(),
    /** Since then the account lets nobody in; its owner was told why. */
    suspendedAt: moment(),
    suspendReason: text(),
  },
  (t) => [
    uniqueIndex('users_email_unique')
      .on(sql`lower(${t.email})`)
      .where(sql`not ${t.emailUnproven}`),
    uniqueIndex('users_username_unique').on(sql`lower(${t.username})`),
    index('users_role_id').on(t.role, t.id),
    index('users_created').on(t.createdAt, t.id),
    index('users_by_name').on(t.username, t.id),
    index('users_by_email').on(t.email, t.id),
    index('users_search').using('gin', sql`${t.username} gin_trgm_ops`, sql`${t.email} gin_trgm_ops`),
    index('users_suspended')
      .on(t.id)
      .where(sql`${t.suspendedAt} is not null`),
    check('users_role', sql`${t.role} in ('BUYER', 'PRODUCER', 'ADMIN')`),
  ],
);

/** A visitor's session: carries the cart, and the account once signed in. Only the token's SHA-256 is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    tokenHash: text().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('sessions_token_unique').on(t.tokenHash),
    index('sessions_user').on(t.userId),
    index('sessions_expires').on(t.expiresAt),
  ],
);

/** Single-use links sent by mail: password reset, new e-mail address; and the second step of a sign-in. */
export const userTokens = pgTable(
  'user_tokens',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['password-reset', 'email-change', 'email-proof', 'two-factor'] }).notNull(),
    tokenHash: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    uniqueIndex('user_tokens_hash_unique').on(t.tokenHash),
    index('user_tokens_user').on(t.userId, t.purpose),
  ],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (t) => [uniqueIndex('recovery_codes_unique').on(t.userId, t.codeHash)],
);

export const buyerProfiles = pgTable(
  'buyer_profiles',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phoneNumber: text(),
    shippingAddress: text(),
    billingAddress: text(),
    /** Its form is checked, whose it is only where `businessSince` says so. */
    vatId: text(),
    /** When an administrator marked the account as the business of this very id; another id is not marked. */
    businessSince: moment(),
    preferredCategories: jsonb().$type<number[]>().notNull().default([]),
    preferredProducers: jsonb().$type<number[]>().notNull().default([]),
    notifyOnDeals: boolean().notNull().default(true),
    /** The day (YYYY-MM-DD) of the last mail about saved products: there is one a day at most. */
    dealsToldOn: text(),
  },
  (t) => [
    uniqueIndex('buyer_profiles_user_unique').on(t.userId),
    index('buyer_profiles_vat_id')
      .on(t.userId)
      .where(sql`${t.vatId} is not null`),
    check('buyer_profiles_business', sql`${t.businessSince} is null or ${t.vatId} is not null`),
  ],
);
