import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { SENDERS } from '#domains/outreach/model/messages/messages.ts';

/** What a customer and a producer write to each other about a part of an order, or about a product. */
export const messageThreads = pgTable(
  'message_threads',
  {
    id: identity(),
    orderPartId: integer().references(() => orderParts.id, { onDelete: 'cascade' }),
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    producerId: integer()
      .notNull()
      .references(() => producerProfiles.id),
    /** Null: a guest, who holds the link of the order. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastAt: createdAt(),
    customerReadAt: moment(),
    producerReadAt: moment(),
    /** When each side was last mailed about it, or will be. */
    customerMailAt: moment(),
    producerMailAt: moment(),
    /** Somebody asked the administrators to look at it. */
    reportedAt: moment(),
    reportedBy: text({ enum: SENDERS }),
    /** An administrator has looked. */
    lookedAtAt: moment(),
  },
  (t) => [
    uniqueIndex('message_threads_part').on(t.orderPartId),
    uniqueIndex('message_threads_product').on(t.productId, t.userId),
    index('message_threads_user').on(t.userId, t.lastAt.desc().nullsFirst()),
    index('message_threads_producer').on(t.producerId, t.lastAt.desc().nullsFirst()),
    index('message_threads_reported')
      .on(t.reportedAt)
      .where(sql`${t.reportedAt} is not null`),
    check('message_threads_about', sql`(${t.orderPartId} is null) <> (${t.productId} is null)`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: identity(),
    threadId: integer()
      .notNull()
      .references(() => messageThreads.id, { onDelete: 'cascade' }),
    sender: text({ enum: SENDERS }).notNull(),
    text: text().notNull(),
    at: createdAt(),
  },
  (t) => [index('messages_thread').on(t.threadId, t.id)],
);
