import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PROMO_KINDS, type PromoTerms } from '#domains/pricing/model/promo-discount.ts';
import { sessions, users } from '#engine/server/sessions/users.schema.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';

export const promoCodes = pgTable(
  'promo_codes',
  {
    id: identity(),
    /** As the administrator wrote it; found without regard to case. */
    code: text().notNull(),
    kind: text({ enum: PROMO_KINDS }).notNull(),
    /** Basis points for `percent`, cents for `amount`, 0 for `free_shipping`. */
    value: integer().notNull(),
    description: text().notNull().default(''),
    minTotalCents: integer().notNull().default(0),
    startsAt: moment(),
    endsAt: moment(),
    /** Null: without end. */
    maxUses: integer(),
    /** Orders that carry it and are not cancelled. */
    uses: integer().notNull().default(0),
    oncePerCustomer: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('promo_codes_code_unique').on(sql`upper(${t.code})`),
    index('promo_codes_search').using('gin', sql`${t.code} gin_trgm_ops`, sql`${t.description} gin_trgm_ops`),
    // The administrators' list, by each of its columns. A code without an end comes before all others.
    index('promo_codes_by_code').on(t.code, t.id),
    index('promo_codes_by_end').on(sql`coalesce(${t.endsAt}, '-infinity'::timestamp with time zone)`, t.id),
    index('promo_codes_by_uses').on(t.uses, t.id),
    check('promo_codes_kind', sql`${t.kind} in ('percent', 'amount', 'free_shipping')`),
    check('promo_codes_value', sql`${t.value} >= 0 and (${t.kind} <> 'percent' or ${t.value} <= 10000)`),
    // The last use goes to one of several at once: the database refuses the other.
    check('promo_codes_uses', sql`${t.uses} >= 0 and (${t.maxUses} is null or ${t.uses} <= ${t.maxUses})`),
  ],
);

/** The code in a cart; at most one. */
export const cartPromos = pgTable('cart_promos', {
  sessionId: integer()
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  promoCodeId: integer()
    .notNull()
    .references(() => promoCodes.id, { onDelete: 'cascade' }),
  /** As the customer has seen it: what the order may cost at most rests on it. */
  shown: jsonb().$type<PromoTerms>().notNull(),
});

/** Who used a code: a row for each order that carries it and is not cancelled. */
export const promoUses = pgTable(
  'promo_uses',
  {
    orderId: integer().primaryKey(),
    promoCodeId: integer()
      .notNull()
      .references(() => promoCodes.id),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** In lower case. */
    customerEmail: text().notNull(),
    /** As the code said at that moment. */
    oncePerCustomer: boolean().notNull(),
  },
  (t) => [
    // Two orders of one customer at once: the database refuses the second.
    uniqueIndex('promo_uses_user')
      .on(t.promoCodeId, t.userId)
      .where(sql`${t.oncePerCustomer}`),
    uniqueIndex('promo_uses_email')
      .on(t.promoCodeId, t.customerEmail)
      .where(sql`${t.oncePerCustomer}`),
  ],
);
