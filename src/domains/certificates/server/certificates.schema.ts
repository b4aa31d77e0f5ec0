import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { CERTIFICATE_STATUSES } from '#domains/certificates/model/certificate.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { bytes, createdAt, identity, moment } from '#engine/server/db/columns.ts';

/** Those that the owner added. */
export const certificateSchemes = pgTable('certificate_schemes', {
  scheme: text().primaryKey(),
  name: text().notNull(),
});

/** What a producer says of itself or of a product, and somebody has looked at. What is shown of it stands beside those. */
export const certificates = pgTable(
  'certificates',
  {
    id: identity(),
    producerId: integer()
      .notNull()
      .references(() => producerProfiles.id, { onDelete: 'cascade' }),
    /** Null: of the producer, and so of all its products. */
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    scheme: text().notNull(),
    number: text().notNull(),
    /** Included. */
    validUntil: date({ mode: 'string' }).notNull(),
    /** JPEG, at most 1,200 wide. */
    proof: bytes().notNull(),
    status: text({ enum: CERTIFICATE_STATUSES }).notNull().default('waiting'),
    reason: text(),
    decidedAt: moment(),
    /** Its producer was told that it ends soon: once. */
    remindedAt: moment(),
    /** Whether the public sees it; `renewCertificates` keeps it true to its days. */
    shown: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('certificates_producer').on(t.producerId, t.id),
    index('certificates_product')
      .on(t.productId)
      .where(sql`${t.productId} is not null`),
    index('certificates_waiting')
      .on(t.id)
      .where(sql`${t.status} = 'waiting'`),
    index('certificates_ending')
      .on(t.validUntil)
      .where(sql`${t.status} = 'approved'`),
    index('certificates_by_number').on(t.number, t.id),
    index('certificates_by_status').on(t.status, t.id),
    index('certificates_by_last_day').on(t.validUntil, t.id),
    index('certificates_search').using('gin', sql`${t.number} gin_trgm_ops`),
    check('certificates_status', sql`${t.status} in ('waiting', 'approved', 'declined')`),
  ],
);
