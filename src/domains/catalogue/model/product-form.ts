import { z } from 'zod';
import { idSchema } from '#engine/model/ids.ts';
import { LANGUAGES } from '#engine/model/languages.ts';
import { discountTiersSchema } from '#domains/pricing/model/tiers-schema.ts';
import { imageUrlSchema } from '#engine/model/upload.ts';
import { foodFields, ingredientsSchema, storageSchema } from './food-form.ts';

export const MAX_PRICE = 100_000;
export const MAX_STOCK = 1_000_000;
const MAX_ATTRIBUTES = 30;

const name = z
  .string('validation:productNameRequired')
  .trim()
  .min(1, 'validation:productNameRequired')
  .max(160, 'validation:tooLong');
const description = z
  .string('validation:productDescriptionRequired')
  .trim()
  .min(1, 'validation:productDescriptionRequired')
  .max(5_000, 'validation:tooLong');
/** An empty field means: no picture. */
const optionalImage = z
  .union([z.literal('').transform(() => null), imageUrlSchema, z.null()], 'validation:imageUrlInvalid')
  .optional();

const fields = {
  name,
  description,
  price: z
    .number('validation:priceGreaterThan0')
    .min(0.01, 'validation:priceGreaterThan0')
    .max(MAX_PRICE, 'validation:invalidInput')
    .multipleOf(0.01, 'validation:priceDecimals'),
  weight: z
    .int('validation:weightMin0')
    .min(0, 'validation:weightMin0')
    .max(1_000_000, 'validation:invalidInput'),
  unit: z
    .string('validation:invalidInput')
    .trim()
    .min(1, 'validation:required')
    .max(40, 'validation:tooLong'),
  imageUrl: optionalImage,
  additionalImages: z.array(imageUrlSchema).max(8, 'validation:invalidInput'),
  categoryId: idSchema('validation:categoryRequired'),
  featured: z.boolean('validation:invalidInput'),
  discountTiers: discountTiersSchema.nullable(),
  ...foodFields,
  attributes: z
    .record(z.string().trim().min(1).max(60), z.string().trim().max(300))
    .refine((map) => Object.keys(map).length <= MAX_ATTRIBUTES, 'validation:invalidInput'),
  translations: z.partialRecord(
    z.enum(LANGUAGES),
    z.object({
      name: name.optional(),
      description: description.optional(),
      ingredients: ingredientsSchema.optional(),
      storage: storageSchema.optional(),
    }),
  ),
};

/** A new product as the dialog sends it. The server takes the producer from the session; only administrators name one. */
export const newProductSchema = z.object({
  ...fields,
  quantityAvailable: z
    .int('validation:quantityMin1')
    .min(1, 'validation:quantityMin1')
    .max(MAX_STOCK, 'validation:invalidInput'),
  weight: fields.weight.default(0),
  unit: fields.unit.default('item'),
  additionalImages: fields.additionalImages.default([]),
  featured: fields.featured.default(false),
  discountTiers: fields.discountTiers.default(null),
  perishable: fields.perishable.default(false),
  allergens: fields.allergens.default([]),
  ingredients: fields.ingredients.default(''),
  storage: fields.storage.default(''),
  shelfLifeDays: fields.shelfLifeDays.default(null),
  attributes: fields.attributes.default({}),
  translations: fields.translations.default({}),
  producerId: idSchema().optional(),
});
export type NewProduct = z.output<typeof newProductSchema>;

/** Changes to a product: only what is named. Stock may go down to nothing, and the switch takes it off sale. */
export const productChangesSchema = z
  .object({
    ...fields,
    quantityAvailable: z
      .int('validation:quantityInteger')
      .min(0, 'validation:quantityInteger')
      .max(MAX_STOCK, 'validation:invalidInput'),
    /** What the stock was when it was counted. It goes down with every sale: a new count of an old stock is refused. */
    quantityBefore: z.int('validation:quantityInteger').min(0, 'validation:quantityInteger'),
    /** So many more, or fewer, than there are at that moment. */
    quantityChange: z
      .int('validation:quantityInteger')
      .min(-MAX_STOCK, 'validation:invalidInput')
      .max(MAX_STOCK, 'validation:invalidInput'),
    inStock: z.boolean('validation:invalidInput'),
    /** Null takes a text away again. */
    translations: z.partialRecord(
      z.enum(LANGUAGES),
      z.object({
        name: name.nullable().optional(),
        description: description.nullable().optional(),
        ingredients: ingredientsSchema.nullable().optional(),
        storage: storageSchema.nullable().optional(),
      }),
    ),
  })
  .partial()
  .refine(
    ({ quantityAvailable, quantityBefore }) =>
      quantityAvailable === undefined || quantityBefore !== undefined,
    {
      path: ['quantityBefore'],
      message: 'validation:required',
    },
  )
  .refine(
    ({ quantityAvailable, quantityChange }) =>
      quantityAvailable === undefined || quantityChange === undefined,
    {
      path: ['quantityChange'],
      message: 'validation:invalidInput',
    },
  );
export type ProductChanges = z.output<typeof productChangesSchema>;
