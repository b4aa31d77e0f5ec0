import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { identity, moment } from '#engine/server/db/columns.ts';
import { returns } from './returns.schema.ts';

/** Every declaration of withdrawal as it arrived, also one that fits no order: only a person can say that it is void. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: identity(),
    receivedAt: moment().notNull(),
    /** As it was typed. */
    order: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    orderId: integer().references(() => orders.id, { onDelete: 'set null' }),
    returnId: integer().references(() => returns.id),
    /** Null: something of it waits for a person. */
    handledAt: moment(),
  },
  (t) => [
    index('withdrawals_open')
      .on(t.id)
      .where(sql`${t.handledAt} is null`),
    index('withdrawals_order').on(t.orderId),
    index('withdrawals_by_named_order').on(t.order),
    index('withdrawals_by_name').on(t.name, t.id),
    index('withdrawals_search').using('gin', sql`${t.name} gin_trgm_ops`, sql`${t.email} gin_trgm_ops`),
    index('withdrawals_stated').on(t.order),
    index('withdrawals_return').on(t.returnId),
    index('withdrawals_email').on(sql`lower(${t.email})`),
  ],
);
