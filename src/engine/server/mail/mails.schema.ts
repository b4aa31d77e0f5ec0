import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';

/** After this many attempts (more than five days) a mail is left alone; its row says why. */
export const MAX_ATTEMPTS = 24;

/**
 * Mails to many people that belong together: an issue of the newsletter, the news that the shop has opened. Counted as they
 * leave, because the outbox forgets them after a while.
 */
export const mailBatches = pgTable(
  'mail_batches',
  {
    id: identity(),
    /** 'launch', 'newsletter-3': there is one batch about each. */
    about: text().notNull(),
    recipients: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    /** Refused by the receiving server. */
    failed: integer().notNull().default(0),
    /** No longer wanted when their turn came. */
    dropped: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('mail_batches_about_unique').on(t.about)],
);

/** E-mail addresses that a receiving server refused for good, in lower case. Nothing is sent there any more. */
export const refusedAddresses = pgTable(
  'refused_addresses',
  {
    id: identity(),
    email: text().notNull(),
    /** What the server said. */
    reason: text().notNull(),
    refusedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('refused_addresses_email_unique').on(t.email),
    index('refused_addresses_by_date').on(t.refusedAt, t.id),
    index('refused_addresses_search').using('gin', sql`${t.email} gin_trgm_ops`),
  ],
);

/** One row: when the next bulk mail may leave, so that all processes together keep to the speed. */
export const mailPace = pgTable(
  'mail_pace',
  { id: integer().primaryKey().default(1), bulkFreeAt: moment().notNull().defaultNow() },
  (t) => [check('mail_pace_one_row', sql`${t.id} = 1`)],
);
