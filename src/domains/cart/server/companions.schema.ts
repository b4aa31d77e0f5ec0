import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';

/** Counted from orders (`countBoughtTogether`), and at any time again. */
export const boughtTogether = pgTable('bought_together', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** Ids of products, the most frequent first. */
  others: jsonb().$type<number[]>().notNull(),
});
