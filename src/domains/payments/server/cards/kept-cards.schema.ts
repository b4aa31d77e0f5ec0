import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PAYMENT_METHODS } from '#domains/orders/model/payments/payment-method.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

/** A card that its provider keeps, so that it can be charged while its owner is away. Its number is the provider's alone. */
export const keptCards = pgTable(
  'kept_cards',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    /** Names the setup to the provider; nobody can guess it. */
    reference: text().notNull(),
    /** What the provider calls the page on which it is set up. */
    sessionId: text(),
    /** What the provider calls its owner and the card, once it is kept. */
    customerId: text(),
    cardId: text(),
    /** 'Visa 4242' */
    label: text(),
    createdAt: createdAt(),
    keptAt: moment(),
    /** The provider was told to forget it, or it was never set up. */
    closedAt: moment(),
  },
  (t) => [
    uniqueIndex('kept_cards_reference').on(t.reference),
    index('kept_cards_user').on(t.userId, t.id),
    check(
      'kept_cards_kept',
      sql`(${t.keptAt} is not null) = (${t.customerId} is not null and ${t.cardId} is not null)`,
    ),
  ],
);
