import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { groupBuys } from '#domains/group-buys/server/group-buys.schema.ts';
import { moment } from '#engine/server/db/columns.ts';
import { waitlist } from '#engine/server/db/operations.schema.ts';

/** What somebody on the waitlist would take, and how many. */
export const waitlistWishes = pgTable(
  'waitlist_wishes',
  {
    waitlistId: integer()
      .notNull()
      .references(() => waitlist.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** The group buy to which they were invited, and when: there is one mail for each wish. */
    groupBuyId: integer().references(() => groupBuys.id),
    invitedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.waitlistId, t.productId] }),
    index('waitlist_wishes_product').on(t.productId),
    check('waitlist_wishes_quantity', sql`${t.quantity} between 1 and 999`),
  ],
);
