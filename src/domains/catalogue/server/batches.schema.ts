import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { BATCH_STATUSES } from '#domains/catalogue/model/batches/batch-status.ts';
import { createdAt, identity } from '#engine/server/db/columns.ts';
import { groupMembers } from '#domains/group-buys/server/group-buys.schema.ts';
import { orderItems } from '#domains/orders/server/orders.schema.ts';
import { products } from './catalogue.schema.ts';

/** What was made of a product at one time. The stock of a product that keeps batches is what they hold. */
export const batches = pgTable(
  'batches',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** As it is printed on the jar. */
    code: text().notNull(),
    producedOn: date({ mode: 'string' }),
    bestBefore: date({ mode: 'string' }),
    /** On the shelf: what orders and group buys took is in `batch_units`. */
    quantity: integer().notNull(),
    status: text({ enum: BATCH_STATUSES }).notNull().default('sellable'),
    note: text().notNull().default(''),
    /** Why its sale was stopped; null while it never was. */
    reason: text(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('batches_code').on(t.productId, t.code),
    // What is sold from.
    index('batches_on_shelf')
      .on(t.productId, t.bestBefore, t.id)
      .where(sql`${t.status} = 'sellable' and ${t.quantity} > 0`),
    index('batches_by_day').on(sql`coalesce(${t.producedOn}, '-infinity'::date)`, t.id),
    index('batches_by_best_before').on(sql`coalesce(${t.bestBefore}, '-infinity'::date)`, t.id),
    index('batches_by_code').on(t.code, t.id),
    index('batches_by_status').on(t.status, t.id),
    index('batches_search').using('gin', sql`${t.code} gin_trgm_ops`),
    // Stopped, and to be decided about.
    index('batches_held')
      .on(t.id)
      .where(sql`${t.status} = 'held'`),
    check('batches_quantity', sql`${t.quantity} >= 0`),
    check('batches_status', sql`${t.status} in ('sellable', 'held', 'recalled')`),
    check('batches_code_letters', sql`${t.code} ~ '^[A-Z0-9./-]{1,20}$'`),
    check('batches_dates', sql`${t.bestBefore} >= ${t.producedOn}`),
  ],
);

/** Which units of a batch went where: with a line of an order, or aside for a member of a group buy. */
export const batchUnits = pgTable(
  'batch_units',
  {
    id: identity(),
    batchId: integer()
      .notNull()
      .references(() => batches.id),
    orderItemId: integer().references(() => orderItems.id, { onDelete: 'cascade' }),
    groupMemberId: integer().references(() => groupMembers.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** So many of them came back to the batch. */
    returned: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('batch_units_item')
      .on(t.orderItemId, t.batchId)
      .where(sql`${t.orderItemId} is not null`),
    uniqueIndex('batch_units_member')
      .on(t.groupMemberId, t.batchId)
      .where(sql`${t.groupMemberId} is not null`),
    index('batch_units_batch').on(t.batchId, t.orderItemId),
    check('batch_units_owner', sql`(${t.orderItemId} is null) <> (${t.groupMemberId} is null)`),
    check('batch_units_quantity', sql`${t.quantity} >= 1 and ${t.returned} between 0 and ${t.quantity}`),
  ],
);
