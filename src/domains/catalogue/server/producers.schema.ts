import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ShownCertificate } from '#domains/catalogue/model/certificates/shown-certificate.ts';
import type { Language } from '#engine/model/languages.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { createdAt, identity, moment, tsvector } from '#engine/server/db/columns.ts';

export type ProducerTranslations = Partial<
  Record<
    Language,
    { location?: string; description?: string; shippingPolicy?: string; returnPolicy?: string }
  >
>;

/** A producer: the account's profile and the public page are two views of this row. */
export const producerProfiles = pgTable(
  'producer_profiles',
  {
    id: identity(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    slug: text().notNull(),
    companyName: text().notNull(),
    businessType: text().notNull(),
    founded: integer(),
    location: text().notNull(),
    website: text(),
    phoneNumber: text(),
    description: text().notNull(),
    logo: text(),
    bannerImage: text(),
    certifications: jsonb().$type<string[]>().notNull().default([]),
    /** What is shown of its certificates: those of all its products. */
    certificates: jsonb().$type<ShownCertificate[]>().notNull().default([]),
    shippingPolicy: text(),
    returnPolicy: text(),
    /** News and offers by mail, as on buyer profiles. */
    notifyOnDeals: boolean().notNull().default(true),
    translations: jsonb().$type<ProducerTranslations>().notNull().default({}),
    /** Approved by an administrator. */
    verified: boolean().notNull().default(false),
    /** The name that was approved, while an administrator has not seen the one it has taken since, and since when. */
    renamedFrom: text(),
    renamedAt: moment(),
    /** When an administrator last approved or declined, and why it was declined. */
    reviewedAt: moment(),
    declineReason: text(),
    /** When administrators were told that the application is overdue: once. */
    remindedAt: moment(),
    /** A closed producer sells nothing more; its parts and money stay. */
    closedAt: moment(),
    /** What the public may see, with its products. */
    shown: boolean()
      .notNull()
      .generatedAlwaysAs(sql`verified and closed_at is null`),
    /** Ranks a word of the name above one of place or trade. */
    searchVector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('simple', plain_text(company_name)), 'A') || setweight(to_tsvector('simple', plain_text(location || ' ' || business_type)), 'C')`,
      ),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('producer_profiles_slug_unique').on(t.slug),
    uniqueIndex('producer_profiles_user_unique').on(t.userId),
    // What products repeat of their producer.
    unique('producer_profiles_shown').on(t.id, t.shown),
    index('producer_profiles_public')
      .on(t.id)
      .where(sql`${t.shown}`),
    index('producer_profiles_awaiting')
      .on(t.id)
      .where(sql`not ${t.verified} or ${t.renamedFrom} is not null`),
    index('producer_profiles_search').using('gin', t.searchVector),
    index('producer_profiles_by_name').on(t.companyName, t.id),
    index('producer_profiles_by_date').on(t.createdAt, t.id),
    index('producer_profiles_by_location').on(t.location, t.id),
    index('producer_profiles_by_type').on(t.businessType, t.id),
    index('producer_profiles_name').using('gin', sql`${t.companyName} gin_trgm_ops`),
  ],
);

/** Who works for a producer beside the account that it is. One person, one producer. */
export const producerPeople = pgTable(
  'producer_people',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    producerId: integer()
      .notNull()
      .references(() => producerProfiles.id, { onDelete: 'cascade' }),
  },
  (t) => [index('producer_people_producer').on(t.producerId)],
);
