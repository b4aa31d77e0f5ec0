import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { orderEvents, orderItems, orders } from '#domains/orders/server/orders.schema.ts';
import { createdAt, identity } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

/** Pieces were removed from an order before they were sent. Written once; forgetting its customer empties the reason. */
export const orderRemovals = pgTable(
  'order_removals',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** What the history says of it. */
    eventId: integer()
      .notNull()
      .references(() => orderEvents.id, { onDelete: 'cascade' }),
    /** Said to the customer; null: nothing. */
    reason: text(),
    /** Whether the pieces went back on the shelf; otherwise they were not there. */
    restocked: boolean().notNull(),
    /** What the customer has to pay less for it, or gets back; 0 of a part of which nothing is left: its cancellation says that. */
    reducedCents: integer().notNull(),
    actorUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_removals_order').on(t.orderId, t.id),
    uniqueIndex('order_removals_event').on(t.eventId),
    check('order_removals_reduced', sql`${t.reducedCents} >= 0`),
  ],
);

/** Which pieces. Rows are written once: the database refuses to change them (see the migration `removals`). */
export const orderRemovalItems = pgTable(
  'order_removal_items',
  {
    id: identity(),
    removalId: integer()
      .notNull()
      .references(() => orderRemovals.id, { onDelete: 'cascade' }),
    orderItemId: integer()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** What these pieces cost after the bulk discount, before a code. */
    goodsCents: integer().notNull(),
    /** What the customer would have paid for them: less the code, with tax. */
    paidCents: integer().notNull(),
  },
  (t) => [
    unique('order_removal_items_once').on(t.removalId, t.orderItemId),
    index('order_removal_items_item').on(t.orderItemId),
    check(
      'order_removal_items_positive',
      sql`${t.quantity} >= 1 and ${t.goodsCents} >= 0 and ${t.paidCents} >= 0`,
    ),
  ],
);
