import { z } from 'zod';
import { idSchema } from '#engine/model/ids.ts';
import { toCents, toAmount } from '#engine/model/money.ts';
import { truthTextSchema } from '#engine/model/truth-text.ts';
import { imageUrlSchema } from '#engine/model/upload.ts';
import { discountTiersSchema } from '#domains/pricing/model/tiers-schema.ts';
import { ALLERGENS, isAllergen } from './allergens.ts';
import {
  AMOUNT,
  NUMBER,
  NUMBER_OR_NOTHING,
  TEXT,
  TIERS,
  TRUTH,
  URL_TEXT,
  URLS,
  WORDS,
} from './files/cell-codecs.ts';
import { EXTRA_FIELD } from './extra/extra-product-field.ts';
import { BATCH_FIELDS } from './batches/batch-fields.ts';
import { PAIRS_WITH_FIELD } from './pairs-with.ts';
import type { ProductFields } from './product-field.ts';
import { SEASON_FIELDS } from './seasons/season-fields.ts';
import { MAX_SHELF_LIFE_DAYS } from './shelf-life.ts';
import { STANDARD_TAX_CATEGORY, taxCategorySchema } from './tax-category.ts';

const EVERYBODY = ['public', 'producer', 'admin'] as const;
const NOT_THE_ADMIN = ['public', 'producer'] as const;

export const MAX_PRICE = 100_000;
export const MAX_STOCK = 1_000_000;
const MAX_ATTRIBUTES = 30;

/** Both rules: a new product has to say it. */
const required = <Rule extends z.ZodType>(rule: Rule) => ({ added: rule, changed: rule });

/** Both rules: a new product that does not say it has this. */
const otherwise = <Rule extends z.ZodType>(rule: Rule, value: NonNullable<z.output<Rule>> | null) => ({
  added: rule.default(value as never),
  changed: rule,
});

const truth = z.boolean('validation:invalidInput');
const longText = (max: number) => z.string('validation:invalidInput').trim().max(max, 'validation:tooLong');
const requiredText = (max: number, message: string) =>
  z.string(message).trim().min(1, message).max(max, 'validation:tooLong');
const stock = (min: number, message: string) =>
  z.int(message).min(min, message).max(MAX_STOCK, 'validation:invalidInput');

/** An amount as text in a URL: '12', '12.5', '12.50'. */
const amountText = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'validation:invalidInput')
  .transform(Number);

/** 'nuts,milk' in a URL. */
const allergensText = z.string().transform((text, context) => {
  const named = text.split(',');
  if (named.every(isAllergen)) return named;
  context.addIssue({ code: 'custom', message: 'validation:allergenUnknown' });
  return z.NEVER;
});

export const discountTierSchema = z.object({ minQuantity: z.number(), discountPercentage: z.number() });

/** Every field that a form of products knows, in the order of the columns of a file. `ProductField` explains each line. */
export const PRODUCT_FIELDS = {
  name: {
    ...required(requiredText(160, 'validation:productNameRequired')),
    shown: z.string(),
    seenBy: EVERYBODY,
    column: 'name',
    translated: 'text',
    cell: { name: 'name', example: 'Taggiasca Olives', ...TEXT },
  },
  description: {
    ...required(requiredText(5_000, 'validation:productDescriptionRequired')),
    shown: z.string(),
    seenBy: NOT_THE_ADMIN,
    column: 'description',
    translated: 'text',
    cell: { name: 'description', example: 'Small olives from Liguria, in brine.', ...TEXT },
  },
  categoryId: {
    ...required(idSchema('validation:categoryRequired')),
    shown: z.number(),
    seenBy: EVERYBODY,
    column: 'categoryId',
    /** The category's slug. */
    cell: { name: 'category', example: '' },
  },
  price: {
    ...required(
      z
        .number('validation:priceGreaterThan0')
        .min(0.01, 'validation:priceGreaterThan0')
        .max(MAX_PRICE, 'validation:invalidInput')
        .multipleOf(0.01, 'validation:priceDecimals'),
    ),
    shown: z.number(),
    seenBy: EVERYBODY,
    column: 'priceCents',
    toColumn: toCents,
    fromColumn: toAmount,
    cell: { name: 'price', example: '12.50', ...AMOUNT },
    filters: { minPrice: amountText, maxPrice: amountText },
  },
  unit: {
    ...otherwise(
      z.string('validation:invalidInput').trim().min(1, 'validation:required').max(40, 'validation:tooLong'),
      'item',
    ),
    shown: z.string(),
    seenBy: NOT_THE_ADMIN,
    column: 'unit',
    cell: { name: 'unit', example: 'jar', ...TEXT },
  },
  weight: {
    ...otherwise(
      z
        .int('validation:weightMin0')
        .min(0, 'validation:weightMin0')
        .max(1_000_000, 'validation:invalidInput'),
      0,
    ),
    shown: z.number(),
    seenBy: NOT_THE_ADMIN,
    column: 'weightGrams',
    cell: { name: 'weight', example: '290', ...NUMBER },
  },
  /** Of liquids; null: compared by weight. */
  volume: {
    ...otherwise(
      z
        .int('validation:volumeRange')
        .min(1, 'validation:volumeRange')
        .max(1_000_000, 'validation:volumeRange')
        .nullable(),
      null,
    ),
    shown: z.number().nullable(),
    seenBy: NOT_THE_ADMIN,
    column: 'volumeMl',
    cell: { name: 'volume_ml', example: '', ...NUMBER_OR_NOTHING },
  },
  /** Stock may go down to nothing, but nobody adds a product that there is none of. */
  quantityAvailable: {
    added: stock(1, 'validation:quantityMin1'),
    changed: stock(0, 'validation:quantityInteger'),
    shown: z.number(),
    seenBy: EVERYBODY,
    column: 'quantityAvailable',
    cell: { name: 'quantity', example: '40' },
  },
  /** The producer's own switch. What views show as `inStock` depends on the stock too. */
  inStock: {
    changed: truth,
    shown: z.boolean(),
    seenBy: [],
    column: 'forSale',
    cell: { name: 'for_sale', example: '', ...TRUTH },
    filters: { inStock: truthTextSchema },
  },
  featured: {
    ...otherwise(truth, false),
    shown: z.boolean(),
    seenBy: EVERYBODY,
    column: 'featured',
    cell: { name: 'featured', example: 'no', ...TRUTH },
  },
  /** As entered: null is the standard table. The public sees the list that applies. */
  discountTiers: {
    ...otherwise(discountTiersSchema.nullable(), null),
    shown: z.array(discountTierSchema).nullable(),
    seenBy: ['producer'],
    column: 'discountTiers',
    cell: { name: 'tiers', example: '5:5, 10:10, 25:15', ...TIERS },
  },
  perishable: {
    ...otherwise(truth, false),
    shown: z.boolean(),
    seenBy: EVERYBODY,
    column: 'perishable',
    cell: { name: 'perishable', example: 'no', ...TRUTH },
    filters: { perishable: truthTextSchema },
    filtersSearch: true,
  },
  /** Everything its label names, traces included: somebody who must avoid one of them is not shown the product. */
  allergens: {
    ...otherwise(
      z
        .array(z.enum(ALLERGENS, 'validation:allergenUnknown'), 'validation:invalidInput')
        .transform((named) => ALLERGENS.filter((allergen) => named.includes(allergen))),
      [],
    ),
    shown: z.array(z.enum(ALLERGENS)),
    seenBy: EVERYBODY,
    column: 'allergens',
    cell: { name: 'allergens', example: 'nuts, milk', ...WORDS },
    /** 'nuts,milk': products that name neither of them. */
    filters: { without: allergensText },
    filtersSearch: true,
  },
  /** Empty where the producer has not said. */
  ingredients: {
    ...otherwise(longText(3_000), ''),
    shown: z.string(),
    seenBy: EVERYBODY,
    column: 'ingredients',
    translated: 'text',
    cell: { name: 'ingredients', example: 'Olives, water, salt', ...TEXT },
  },
  storage: {
    ...otherwise(longText(500), ''),
    shown: z.string(),
    seenBy: EVERYBODY,
    column: 'storage',
    translated: 'text',
    cell: { name: 'storage', example: 'Cool and dark. Use within two weeks of opening.', ...TEXT },
  },
  /** Null: keeps for ever, or nobody has said. */
  shelfLifeDays: {
    ...otherwise(
      z
        .int('validation:shelfLifeRange')
        .min(1, 'validation:shelfLifeRange')
        .max(MAX_SHELF_LIFE_DAYS, 'validation:shelfLifeRange')
        .nullable(),
      null,
    ),
    shown: z.number().nullable(),
    seenBy: EVERYBODY,
    column: 'shelfLifeDays',
    cell: { name: 'shelf_life_days', example: '540', ...NUMBER_OR_NOTHING },
  },
  /** By which the owner's rates of tax know it. */
  taxCategory: {
    ...otherwise(taxCategorySchema, STANDARD_TAX_CATEGORY),
    shown: z.string(),
    seenBy: EVERYBODY,
    column: 'taxCategory',
    cell: { name: 'tax_category', example: STANDARD_TAX_CATEGORY, ...TEXT },
  },
  ...BATCH_FIELDS,
  ...SEASON_FIELDS,
  pairsWith: PAIRS_WITH_FIELD,
  /** An empty field means: no picture. */
  imageUrl: {
    ...required(
      z
        .union([z.literal('').transform(() => null), imageUrlSchema, z.null()], 'validation:imageUrlInvalid')
        .optional(),
    ),
    shown: z.string().nullable(),
    seenBy: NOT_THE_ADMIN,
    column: 'imageUrl',
    cell: { name: 'image_url', example: '', ...URL_TEXT },
  },
  additionalImages: {
    ...otherwise(z.array(imageUrlSchema).max(8, 'validation:invalidInput'), []),
    shown: z.array(z.string()),
    seenBy: NOT_THE_ADMIN,
    column: 'additionalImages',
    cell: { name: 'additional_images', example: '', ...URLS },
  },
  attributes: {
    ...otherwise(
      z
        .record(z.string().trim().min(1).max(60), z.string().trim().max(300))
        .refine((map) => Object.keys(map).length <= MAX_ATTRIBUTES, 'validation:invalidInput'),
      {},
    ),
    shown: z.record(z.string(), z.string()),
    seenBy: NOT_THE_ADMIN,
    column: 'attributes',
    translated: 'json',
  },
  x: EXTRA_FIELD,
} as const satisfies ProductFields;
