import { MEASURES } from '#domains/pricing/model/unit-price.ts';
import { z } from 'zod';
import { idSchema } from '#engine/model/ids.ts';
import { LANGUAGES } from '#engine/model/languages.ts';
import { MAX_COUNTS_AS, MAX_SIZES } from '#domains/pricing/model/pooled-lines.ts';
import { discountTiersSchema } from '#domains/pricing/model/tiers-schema.ts';
import { discountTierSchema } from '#domains/catalogue/model/product-fields.ts';

export const MIN_MEMBERS = 2;
export const MAX_MEMBERS = MAX_SIZES;
export const MAX_LABEL = 40;
const MAX_FAMILY_NAME = 160;

const textSchema = (max: number) =>
  z.string('validation:required').trim().min(1, 'validation:required').max(max, 'validation:tooLong');

export const familyNameSchema = textSchema(MAX_FAMILY_NAME);
export const sizeLabelSchema = textSchema(MAX_LABEL);
export const countsAsSchema = z
  .int('validation:countsAs')
  .min(1, 'validation:countsAs')
  .max(MAX_COUNTS_AS, 'validation:countsAs');

/** In other languages; an empty text is none. */
const inLanguages = (max: number) =>
  z.partialRecord(
    z.enum(LANGUAGES),
    z.string('validation:invalidInput').trim().max(max, 'validation:tooLong'),
  );

/** A product as a member of its family. */
const memberSchema = z.object({
  productId: idSchema(),
  label: sizeLabelSchema,
  labels: inLanguages(MAX_LABEL).default({}),
  countsAs: countsAsSchema.default(1),
});

const membersSchema = z
  .array(memberSchema, 'validation:required')
  .max(MAX_MEMBERS, 'validation:familyMembers')
  .refine((members) => new Set(members.map(({ productId }) => productId)).size === members.length, {
    message: 'validation:familyTwice',
  });

/**
 * A new family. Without `discountTiers` it takes the ladder that its members have, which then has to be one; null is the
 * standard table. The server takes the producer from the session; only administrators name one.
 */
export const newFamilySchema = z.object({
  name: familyNameSchema,
  names: inLanguages(MAX_FAMILY_NAME).default({}),
  discountTiers: discountTiersSchema.nullable().optional(),
  members: membersSchema.min(MIN_MEMBERS, 'validation:familyMembers'),
  producerId: idSchema().optional(),
});

/** Only what is named; `members` says all of them, in their order. With fewer than two the family ends. */
export const familyChangesSchema = z
  .object({
    name: familyNameSchema,
    names: inLanguages(MAX_FAMILY_NAME),
    discountTiers: discountTiersSchema.nullable(),
    members: membersSchema,
  })
  .partial();

export const familiesQuerySchema = z.object({ producerId: z.coerce.number().int().positive().optional() });

/** A family as its producer edits it. Money as decimals. */
export const ownFamilySchema = z.object({
  id: z.number(),
  producerId: z.number(),
  name: z.string(),
  names: z.partialRecord(z.enum(LANGUAGES), z.string()),
  /** As entered: null is the standard table. */
  discountTiers: z.array(discountTierSchema).nullable(),
  /** In the order in which they are shown; none where the family has ended. */
  members: z.array(
    z.object({
      productId: z.number(),
      slug: z.string(),
      productName: z.string(),
      imageUrl: z.string().nullable(),
      imagePreview: z.string().nullable(),
      price: z.number(),
      label: z.string(),
      labels: z.partialRecord(z.enum(LANGUAGES), z.string()),
      countsAs: z.number(),
      /** The product's own ladder, which comes back when it leaves. */
      ownTiers: z.array(discountTierSchema).nullable(),
    }),
  ),
});

export const unitPriceSchema = z.object({ amount: z.number(), per: z.enum(MEASURES) });
export type UnitPrice = z.infer<typeof unitPriceSchema>;

/** A size as the public sees it. Money as decimals. */
export const sizeSchema = z.object({
  productId: z.number(),
  slug: z.string(),
  label: z.string(),
  countsAs: z.number(),
  price: z.number(),
  /** Null where no weight is known. */
  pricePerKg: z.number().nullable(),
  /** By the same measure as its sisters. */
  unitPrice: unitPriceSchema.nullable(),
  unit: z.string(),
  inStock: z.boolean(),
  quantityAvailable: z.number(),
  imageUrl: z.string().nullable(),
  imagePreview: z.string().nullable(),
});

/** A size as the row of its family in a list says it. The rest is on its page: a page of rows has a hundred sizes. */
export const listedSizeSchema = sizeSchema.pick({
  productId: true,
  slug: true,
  label: true,
  price: true,
  inStock: true,
});

/** A family as the page of each of its members carries it. */
export const familySchema = z.object({ id: z.number(), name: z.string(), members: z.array(sizeSchema) });

export type NewFamily = z.output<typeof newFamilySchema>;
export type FamilyChanges = z.output<typeof familyChangesSchema>;
export type FamilyMember = z.output<typeof memberSchema>;
export type OwnFamily = z.infer<typeof ownFamilySchema>;
export type Size = z.infer<typeof sizeSchema>;
export type ListedSize = z.infer<typeof listedSizeSchema>;
export type Family = z.infer<typeof familySchema>;
