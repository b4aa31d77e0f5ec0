import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { sessions } from './accounts.ts';
import { products } from './catalogue.ts';
import { createdAt, identity } from './columns.ts';

export const cartItems = pgTable(
  'cart_items',
  {
    id: identity(),
    sessionId: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull().default(1),
    /** What the line cost when it was last shown: checkout refuses when it has risen since. */
    shownCents: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('cart_items_line_unique').on(t.sessionId, t.productId),
    index('cart_items_product').on(t.productId),
    check('cart_items_quantity', sql`${t.quantity} between 1 and 999`),
  ],
);
