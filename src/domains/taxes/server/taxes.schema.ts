import { sql } from 'drizzle-orm';
import { check, date, index, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identity } from '#engine/server/db/columns.ts';

/**
 * The owner's rates. Periods of one place and category never overlap: those who write lock the table first
 * (`lockRates`).
 */
export const taxRates = pgTable(
  'tax_rates',
  {
    id: identity(),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    /** The part of ISO 3166-2 after the dash; null: the whole country. */
    region: text(),
    /** Without blanks and dashes; null: every postal code. */
    postalPrefix: text(),
    category: text().notNull(),
    name: text().notNull(),
    percent: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull(),
    /** Days on the shop's calendar, both included; null: without an end. */
    validFrom: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('tax_rates_place').on(t.country, t.category),
    check('tax_rates_percent', sql`${t.percent} between 0 and 100`),
    check('tax_rates_days', sql`${t.validFrom} <= ${t.validUntil}`),
  ],
);
