import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#engine/server/sessions/users.schema.ts';
import { createdAt, identity, moment } from './columns.ts';
import { MAX_ATTEMPTS, mailBatches } from '#engine/server/mail/mails.schema.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';

export const waitlist = pgTable(
  'waitlist',
  {
    id: identity(),
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: ['BUYER', 'PRODUCER'] })
      .notNull()
      .default('BUYER'),
    companyName: text(),
    message: text(),
    language: text().notNull().default('en'),
    createdAt: createdAt(),
    /** When the mail that the shop is open was queued: there is one for each. */
    announcedAt: moment(),
  },
  (t) => [
    uniqueIndex('waitlist_email_unique').on(sql`lower(${t.email})`),
    index('waitlist_by_role').on(t.role, t.id),
    index('waitlist_by_company').on(sql`coalesce(${t.companyName}, ''::text)`, t.id),
    index('waitlist_by_name').on(t.name, t.id),
    index('waitlist_by_email').on(t.email, t.id),
    index('waitlist_search').using('gin', sql`${t.name} gin_trgm_ops`, sql`${t.email} gin_trgm_ops`),
    check('waitlist_role', sql`${t.role} in ('BUYER', 'PRODUCER')`),
  ],
);

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: identity(),
    email: text().notNull(),
    status: text({ enum: ['pending', 'confirmed', 'unsubscribed'] })
      .notNull()
      .default('pending'),
    language: text().notNull().default('en'),
    /** Raised by unsubscribing: links to confirm that were sent before it do nothing any more. */
    round: integer().notNull().default(0),
    createdAt: createdAt(),
    confirmedAt: moment(),
  },
  (t) => [uniqueIndex('newsletter_email_unique').on(sql`lower(${t.email})`)],
);

/** Mails to deliver. A row is written in the transaction of what it tells about, and delivered afterwards, at least once. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: identity(),
    template: text().notNull(),
    recipient: text().notNull(),
    replyTo: text(),
    language: text().notNull().default('en'),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    attempts: integer().notNull().default(0),
    nextAttemptAt: createdAt(),
    /** A worker that took the row and died leaves it to others at this time. */
    lockedUntil: moment(),
    sentAt: moment(),
    lastError: text(),
    /** Not delivered before this order is accepted. */
    waitsForOrderId: integer().references(() => orders.id),
    /**
     * The order that it is about: what it says is kept for a while, so that it can be sent again. No reference: an order
     * is named by what is mailed, and no mail shall fail for it.
     */
    orderId: integer(),
    /** The mail that it repeats, because somebody of the staff sent that one again. */
    repeatsMailId: integer(),
    /** To many people at once: leaves in a queue of its own, which nobody waits behind. */
    bulk: boolean().notNull().default(false),
    /** The trace of what asked for it, as W3C's traceparent; null: nobody traced that. */
    trace: text(),
    batchId: integer().references(() => mailBatches.id),
    createdAt: createdAt(),
  },
  (t) => [
    // How often somebody was told that their address is known: few rows, whatever else is mailed.
    index('mail_outbox_registrations')
      .on(t.recipient)
      .where(sql`${t.template} = 'registration-known'`),
    index('mail_outbox_waiting')
      .on(t.waitsForOrderId)
      .where(sql`${t.waitsForOrderId} is not null`),
    index('mail_outbox_order')
      .on(t.orderId, t.id)
      .where(sql`${t.orderId} is not null`),
    index('mail_outbox_due')
      .on(t.bulk, t.nextAttemptAt, t.id)
      .where(
        sql`${t.sentAt} is null and ${t.attempts} < ${sql.raw(String(MAX_ATTEMPTS))} and ${t.waitsForOrderId} is null`,
      ),
    // What was given up and nobody has looked at.
    index('mail_outbox_failed')
      .on(t.id)
      .where(
        sql`${t.sentAt} is null and ${t.attempts} >= ${sql.raw(String(MAX_ATTEMPTS))} and ${t.bulk} = false`,
      ),
    index('mail_outbox_batch')
      .on(t.batchId, t.id)
      .where(sql`${t.batchId} is not null`),
  ],
);

/** Values chosen while running, and by which key the database is sealed. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: createdAt(),
  /** The administrator who chose it. */
  changedBy: integer().references(() => users.id, { onDelete: 'set null' }),
});

/** How often something happened in a running window; `key` is signed and names nobody. Swept once the window is over. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: moment().notNull(),
  },
  (t) => [index('rate_limits_ends').on(t.endsAt)],
);

/** What administrators did: role changes, approvals, status changes. It outlives the accounts it is about, not their names. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: identity(),
    actorUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    actorName: text().notNull(),
    action: text().notNull(),
    entityType: text().notNull(),
    entityId: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_created').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('audit_log_by_actor').on(t.actorName, t.id),
    index('audit_log_by_action').on(t.action, t.id),
    index('audit_log_search').using('gin', sql`${t.actorName} gin_trgm_ops`, sql`${t.action} gin_trgm_ops`),
  ],
);

export const uploads = pgTable(
  'uploads',
  {
    id: identity(),
    entityType: text({ enum: ['product', 'producer', 'category'] }).notNull(),
    entityId: integer().notNull(),
    /** Public URL, e.g. /uploads/3f….jpg */
    path: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    preview: text().notNull(),
    uploadedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('uploads_path_unique').on(t.path),
    index('uploads_entity').on(t.entityType, t.entityId),
  ],
);
