import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { RECALL_OUTCOMES, REMEDIES } from '#domains/batches/model/recall.ts';
import { batches } from '#domains/catalogue/server/batches.schema.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { returns } from '#domains/returns/server/returns.schema.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

/** A batch is called back, once; practised as often as somebody likes. */
export const recalls = pgTable(
  'recalls',
  {
    id: identity(),
    batchId: integer()
      .notNull()
      .references(() => batches.id),
    reason: text().notNull(),
    remedy: text({ enum: REMEDIES }).notNull(),
    /** Nothing is stopped and nobody is mailed. */
    isPractice: boolean().notNull().default(false),
    startedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    startedAt: createdAt(),
    /** Every order is dealt with. */
    finishedAt: moment(),
  },
  (t) => [
    uniqueIndex('recalls_once')
      .on(t.batchId)
      .where(sql`not ${t.isPractice}`),
    check('recalls_remedy', sql`${t.remedy} in ('refund', 'replace')`),
  ],
);

/** Each order with units of the batch, dealt with in a transaction of its own: a process that dies goes on where it was. */
export const recallOrders = pgTable(
  'recall_orders',
  {
    id: identity(),
    recallId: integer()
      .notNull()
      .references(() => recalls.id),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Of the batch, when the recall began. */
    units: integer().notNull(),
    /** Null: nobody has dealt with it yet. */
    outcome: text({ enum: RECALL_OUTCOMES }),
    returnId: integer().references(() => returns.id),
    mailedAt: moment(),
    /** When the link of its mail was followed first. Null: nobody knows whether it was read. */
    openedAt: moment(),
    attempts: integer().notNull().default(0),
  },
  (t) => [
    unique('recall_orders_once').on(t.recallId, t.orderId),
    index('recall_orders_open')
      .on(t.attempts, t.id)
      .where(sql`${t.outcome} is null`),
    check(
      'recall_orders_outcome',
      sql`${t.outcome} in ('stopped', 'refunded', 'replaced', 'told', 'practised')`,
    ),
  ],
);
