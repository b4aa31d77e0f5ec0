import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { WebhookSubject } from '#engine/model/webhooks/webhook-events.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';

/** Where somebody's program wants to hear what happens in the shop. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: identity(),
    /** Null: an extension of the shop, which is told in its own process. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    extension: text(),
    /** Hears what concerns this producer; null: an administrator's, which hears everything. */
    producerId: integer().references(() => producerProfiles.id),
    url: text().notNull(),
    events: text().array().notNull(),
    /** Signs what is sent; sealed with SECRET_KEY. */
    secret: text().notNull(),
    /** Failed attempts since the last one that worked. */
    failures: integer().notNull().default(0),
    failingSince: moment(),
    /** Nothing is sent before this time: somebody who does not answer is not asked for every message. */
    pausedUntil: moment(),
    /** After a day of failures, or by its owner. */
    disabledAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('webhook_endpoints_user').on(t.userId, t.id),
    uniqueIndex('webhook_endpoints_extension')
      .on(t.extension)
      .where(sql`${t.extension} is not null`),
    check('webhook_endpoints_owner', sql`(${t.userId} is null) = (${t.extension} is not null)`),
    index('webhook_endpoints_listening')
      .using('gin', t.events)
      .where(sql`${t.disabledAt} is null`),
  ],
);

/**
 * Messages to deliver. A row is written in the transaction of what it tells about, and delivered afterwards, at least
 * once. What it says is written at the first attempt and stays: every attempt sends the same.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: identity(),
    endpointId: integer()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** The receiver knows a message that comes twice by it. */
    messageId: text()
      .notNull()
      .default(sql`('msg_' || replace(gen_random_uuid()::text, '-', ''))`),
    type: text().notNull(),
    /** Ids of what it is about. */
    subject: jsonb().$type<WebhookSubject>().notNull(),
    payload: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: createdAt(),
    /** A worker that took the row and died leaves it to others at this time. */
    lockedUntil: moment(),
    deliveredAt: moment(),
    /** Given up. */
    failedAt: moment(),
    /** Of the last attempt; null: there was no response. */
    lastStatus: integer(),
    /** A `WebhookFailure` as JSON; older versions wrote a sentence. */
    lastError: text(),
    lastAttemptAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('webhook_deliveries_due')
      .on(t.nextAttemptAt, t.id)
      .where(sql`${t.deliveredAt} is null and ${t.failedAt} is null`),
    index('webhook_deliveries_endpoint').on(t.endpointId, t.id.desc().nullsFirst()),
    index('webhook_deliveries_created').on(t.createdAt),
  ],
);
