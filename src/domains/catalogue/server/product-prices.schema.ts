import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, identity } from '#engine/server/db/columns.ts';
import { products } from './catalogue.schema.ts';

/** What each product has cost since when. The database writes it itself with every new price (`note_price`). */
export const productPrices = pgTable(
  'product_prices',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    priceCents: integer().notNull(),
    since: createdAt(),
  },
  (t) => [index('product_prices_product').on(t.productId, t.id.desc().nullsFirst())],
);
