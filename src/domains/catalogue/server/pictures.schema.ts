import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#engine/server/db/columns.ts';
import { products } from './catalogue.schema.ts';

/** Pictures of products that were given by their URL elsewhere and could not be fetched yet. */
export const foreignPictures = pgTable(
  'foreign_pictures',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    attempts: integer().notNull(),
    /** Null: given up, until its owner gives another URL. */
    nextAttemptAt: moment(),
    /** A reason of `PictureFailure`. */
    lastError: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.url] })],
);
