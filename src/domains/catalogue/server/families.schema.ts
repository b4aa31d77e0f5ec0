import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Language } from '#engine/model/languages.ts';
import type { DiscountTier } from '#domains/pricing/model/tiers.ts';
import { createdAt, identity } from '#engine/server/db/columns.ts';
import { producerProfiles } from './producers.schema.ts';

/** A producer's product in several sizes or kinds, which share one ladder. Its members are `products.familyId`. */
export const productFamilies = pgTable(
  'product_families',
  {
    id: identity(),
    producerId: integer()
      .notNull()
      .references(() => producerProfiles.id),
    name: text().notNull(),
    translations: jsonb().$type<Partial<Record<Language, { name?: string }>>>().notNull().default({}),
    /** As of a product: null is the standard table. All members carry it. */
    discountTiers: jsonb().$type<DiscountTier[]>(),
    /** What lists say of its sizes, of those that are listed, in their order: true while it is settled. */
    listedSizes: jsonb().$type<StoredSize[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    // What members refer to: their family is their producer's.
    unique('product_families_member').on(t.id, t.producerId),
    index('product_families_producer').on(t.producerId, t.id),
  ],
);

/** A size as lists show it, kept with its family. */
export interface StoredSize {
  productId: number;
  slug: string;
  label: string;
  labels: FamilySize['labels'];
  priceCents: number;
  inStock: boolean;
}

/** What a product is in its family, beside what it counts as. */
export interface FamilySize {
  /** From 0, in the order in which the sizes are shown. */
  position: number;
  label: string;
  /** In other languages. */
  labels: Partial<Record<Language, string>>;
  /** The product's own ladder, which comes back when it leaves. */
  ownTiers: DiscountTier[] | null;
}

/**
 * Families whose sizes have changed since it was said what lists show of them, once for each change: written by
 * the database itself (`unsettle_family`), taken by `settleFamilies`. It refers to no row, so that a purchase of the last
 * jar waits for nobody.
 */
export const unsettledFamilies = pgTable('unsettled_families', {
  id: identity(),
  familyId: integer().notNull(),
});
