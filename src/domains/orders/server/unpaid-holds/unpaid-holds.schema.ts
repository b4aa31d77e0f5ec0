import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { groupMembers } from '#domains/group-buys/server/group-buys.schema.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { createdAt, identity } from '#engine/server/db/columns.ts';

/**
 * Units that somebody keeps from others before money, or an answer, comes. Whether it came is read from
 * the order or the place; a row without either was refused at the last moment, or is being written. Kept for a day.
 */
export const unpaidHolds = pgTable(
  'unpaid_holds',
  {
    id: identity(),
    /** Who keeps them: a network of strangers, or an account that has bought here. Signed: the table names no IP address. */
    network: text().notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
    orderId: integer().references(() => orders.id),
    memberId: integer().references(() => groupMembers.id),
    createdAt: createdAt(),
  },
  (t) => [index('unpaid_holds_network').on(t.network), index('unpaid_holds_created').on(t.createdAt)],
);
