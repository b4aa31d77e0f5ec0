import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

/** Who wants to be told, once, that a sold-out product can be bought again. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** Asked for with an account: then its address counts, also one that it takes later. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    language: text().notNull().default('en'),
    createdAt: createdAt(),
    /** Null: nobody has proved the address yet, and nothing but that question is sent to it. */
    confirmedAt: moment(),
    /** When the mail was queued. Taken back where it was sold out again before the mail left. */
    toldAt: moment(),
  },
  (t) => [
    uniqueIndex('stock_alerts_unique').on(t.productId, sql`lower(${t.email})`),
    index('stock_alerts_email').on(sql`lower(${t.email})`),
    index('stock_alerts_user').on(t.userId),
    index('stock_alerts_waiting')
      .on(t.productId, t.id)
      .where(sql`${t.confirmedAt} is not null and ${t.toldAt} is null`),
    index('stock_alerts_created').on(t.createdAt),
  ],
);
