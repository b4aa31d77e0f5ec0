import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#engine/model/languages.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { products } from './catalogue.schema.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';

export const productReviews = pgTable(
  'product_reviews',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Empty once the author deleted the account. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** First name and initial, as shown to the public. */
    authorName: text().notNull().default(''),
    rating: integer().notNull(),
    comment: text(),
    /** That of the shop when it was written. */
    language: text({ enum: LANGUAGES }).notNull().default('en'),
    status: text({ enum: ['published', 'hidden'] })
      .notNull()
      .default('published'),
    /** What the producer said to it, as the public reads it below. */
    answer: text(),
    answeredAt: moment(),
    /** When the reviewer was told: once, however often the answer is written anew. */
    answerMailedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('product_reviews_once').on(t.orderId, t.productId),
    index('product_reviews_product').on(t.productId, t.id.desc().nullsFirst()),
    // Orders, filters and search of the administrators' list.
    index('product_reviews_by_rating').on(t.rating, t.id),
    index('product_reviews_by_status').on(t.status, t.id),
    index('product_reviews_by_author').on(t.authorName, t.id),
    index('product_reviews_hidden')
      .on(t.id)
      .where(sql`${t.status} = 'hidden'`),
    index('product_reviews_search').using('gin', sql`${t.comment} gin_trgm_ops`),
    index('product_reviews_user').on(t.userId, t.id.desc().nullsFirst()),
    check('product_reviews_rating', sql`${t.rating} between 1 and 5`),
    check('product_reviews_answer', sql`char_length(${t.answer}) <= 1000`),
    check('product_reviews_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check('product_reviews_comment', sql`char_length(${t.comment}) <= 500`),
  ],
);
