import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DiscountTier } from '#domains/pricing/model/tiers.ts';
import { sessions } from '#engine/server/sessions/users.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { createdAt, identity } from '#engine/server/db/columns.ts';

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
    /**
     * Unit price, tiers and place in a family as the customer last saw them: checkout refuses when the line costs more by
     * now.
     */
    shownPriceCents: integer(),
    shownTiers: jsonb().$type<DiscountTier[]>(),
    shownFamilyId: integer(),
    shownCountsAs: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('cart_items_line_unique').on(t.sessionId, t.productId),
    index('cart_items_product').on(t.productId),
    check('cart_items_quantity', sql`${t.quantity} between 1 and 999`),
  ],
);
