import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { DOCUMENT_KINDS } from '#domains/documents/model/document-kinds.ts';
import type { Recipient, DocumentContent } from '#domains/documents/model/document-content.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { payouts } from '#domains/ledger/server/payouts.schema.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { createdAt, identity } from '#engine/server/db/columns.ts';

/**
 * Invoices, credit notes and statements of payouts. Rows are written once: the database refuses to change or remove them
 * (see the migration `documents`), except that the recipient goes once the books need not name anybody any more.
 */
export const documents = pgTable(
  'documents',
  {
    id: identity(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    /** 'M-2026-000243': without gaps for each kind and year. */
    number: text().notNull(),
    /** What it is about, as the ledger names it ('sale:12', 'refund:3'): there is one document about each. */
    cause: text().notNull(),
    /** On the shop's calendar. */
    date: date({ mode: 'string' }).notNull(),
    orderId: integer().references(() => orders.id),
    payoutId: integer().references(() => payouts.id),
    /** Whose statement it is. */
    producerId: integer().references(() => producerProfiles.id),
    totalCents: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    language: text().notNull(),
    content: jsonb().$type<DocumentContent>().notNull(),
    /** Null: forgotten. */
    recipient: jsonb().$type<Recipient>(),
    /** Until then the recipient is named. */
    keepUntil: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('documents_number').on(t.number),
    uniqueIndex('documents_cause').on(t.cause),
    index('documents_order').on(t.orderId),
    index('documents_date').on(t.date, t.id),
    index('documents_by_kind').on(t.kind, t.id),
    index('documents_by_total').on(t.totalCents, t.id),
    index('documents_producer')
      .on(t.producerId, t.id)
      .where(sql`${t.producerId} is not null`),
    index('documents_search').using(
      'gin',
      sql`(${t.recipient} ->> 'name') gin_trgm_ops`,
      sql`(${t.recipient} ->> 'email') gin_trgm_ops`,
    ),
    check('documents_kind', sql`${t.kind} in ('invoice', 'credit_note', 'payout_statement')`),
    check('documents_total', sql`${t.totalCents} >= 0`),
    check(
      'documents_about',
      sql`(${t.kind} = 'payout_statement') = (${t.payoutId} is not null and ${t.producerId} is not null) and (${t.kind} = 'payout_statement') = (${t.orderId} is null)`,
    ),
  ],
);

/**
 * The last number of each kind and year. A statement that writes documents holds the row until they are written, so that a number
 * is taken with its document or not at all.
 */
export const documentCounters = pgTable(
  'document_counters',
  { kind: text({ enum: DOCUMENT_KINDS }).notNull(), year: integer().notNull(), last: integer().notNull() },
  (t) => [primaryKey({ columns: [t.kind, t.year] }), check('document_counters_last', sql`${t.last} >= 0`)],
);

/** How far everything has its document: up to this id of a table nothing is missing. */
export const documentProgress = pgTable('document_progress', {
  /** 'orders', 'postings' */
  source: text().primaryKey(),
  upTo: integer().notNull(),
});
