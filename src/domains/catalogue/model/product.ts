import { z } from 'zod';
import { shownCertificateSchema } from './certificates/shown-certificate.ts';
import { familySchema, listedSizeSchema, unitPriceSchema } from './families/family.ts';
import { shownShape } from './product-field.ts';
import { SEASON_STATES } from './seasons/season.ts';
import { discountTierSchema, PRODUCT_FIELDS } from './product-fields.ts';

/** A product as the public sees it. Money as decimals; `discountTiers` is always the list that applies. */
export const productSchema = z.object({
  id: z.number(),
  slug: z.string(),
  ...shownShape(PRODUCT_FIELDS, 'public'),
  imagePreview: z.string().nullable(),
  producerId: z.number().nullable(),
  producerName: z.string(),
  producerSlug: z.string().nullable(),
  categorySlug: z.string(),
  /** Whether it can be bought now: there is some, and it is its season. */
  inStock: z.boolean(),
  /** Its own and its producer's, each scheme once: approved, and valid on the day of the answer. */
  certificates: z.array(shownCertificateSchema),
  /** What its season comes to on the day of the answer. */
  season: z.enum(SEASON_STATES),
  discountTiers: z.array(discountTierSchema),
  weightUnit: z.literal('g'),
  /** From price and weight; null where no weight is known. */
  pricePerKg: z.number().nullable(),
  /** As people compare prices: by the litre, the kilogram, 100 g or 10 g. Null where it is not known how much is in it. */
  unitPrice: unitPriceSchema.nullable(),
  /** The average of published reviews; null until there is one. */
  rating: z.number().nullable(),
  reviewCount: z.number(),
  /** A group buy of it, or of its sizes, looks for members: anybody may join. */
  openGroupBuy: z.boolean(),
  createdAt: z.string(),
});

export type Product = z.infer<typeof productSchema>;

/** Who makes a product and where it comes from, as its page says it. */
export const makerSchema = z.object({
  location: z.string(),
  since: z.number().nullable(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  /** Those that count for all its products. */
  certificates: z.array(shownCertificateSchema),
});

export type Maker = z.infer<typeof makerSchema>;

/** On its own page. */
export const productPageSchema = productSchema.extend({
  /**
   * Where its price was lowered in the last 30 days: when, and the lowest price of the 30 days before. Null: it was not.
   */
  lowered: z.object({ since: z.iso.datetime(), lowestBefore: z.number() }).nullable(),
  /** Null: of the house itself. */
  maker: makerSchema.nullable(),
  /** The sizes it comes in; null: this one only. */
  family: familySchema.nullable(),
});

export type ProductWithFamily = z.infer<typeof productPageSchema>;

/** In a list. */
export const listedProductSchema = productSchema.extend({
  /** Where families are collapsed: the sizes that this row stands for. */
  sizes: z.array(listedSizeSchema).optional(),
});

export type ListedProduct = z.infer<typeof listedProductSchema>;

export const categorySchema = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
});

export type Category = z.infer<typeof categorySchema>;
