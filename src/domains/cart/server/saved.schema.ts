import { boolean, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '#engine/server/sessions/users.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { createdAt } from '#engine/server/db/columns.ts';

/** What buyers have marked with the heart. */
export const savedProducts = pgTable(
  'saved_products',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    savedAt: createdAt(),
    savedPriceCents: integer().notNull(),
    /** When it was saved, or at some moment since. */
    wasSoldOut: boolean().notNull(),
    /** The lowest price its owner has heard of: a mail tells of prices well below it. */
    toldPriceCents: integer().notNull(),
    /** Sold out since its owner last heard that it can be bought. */
    isAwaited: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId] }), index('saved_products_product').on(t.productId)],
);
