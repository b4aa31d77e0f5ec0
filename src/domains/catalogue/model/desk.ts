import { OTHER_LANGUAGES } from '#engine/model/languages.ts';
import { z } from 'zod';
import { idSchema, idTextSchema } from '#engine/model/ids.ts';
import { bulkIdsSchema, bulkResultSchema } from '#engine/model/lists/bulk.ts';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import { truthTextSchema } from '#engine/model/truth-text.ts';
import { shownNameSchema } from './own-product.ts';
import { shownShape } from './product-field.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';
import { productChangesSchema } from './product-form.ts';
import { reviewLanguageSchema, reviewStatusSchema } from './reviews/review.ts';

export const adminProducerListSchema = adminListSchema.extend({
  status: z.enum(['awaiting', 'verified', 'declined'], 'validation:statusInvalid').optional(),
  /** Who sells and has not said where to be paid. */
  payoutAccount: z.enum(['none'], 'validation:statusInvalid').optional(),
  sort: sortSchema('name', 'type', 'location', 'date', 'products', 'due', 'status'),
});

export type AdminProducerList = z.output<typeof adminProducerListSchema>;

/** What open group buys keep for their members. */
export const heldUnitsSchema = z.object({ products: z.number(), units: z.number() });
export type HeldUnits = z.infer<typeof heldUnitsSchema>;

export const adminReviewListSchema = adminListSchema.extend({
  status: reviewStatusSchema.optional(),
  productId: idTextSchema.optional(),
  sort: sortSchema('product', 'author', 'date', 'rating', 'status'),
});

export type AdminReviewList = z.output<typeof adminReviewListSchema>;

export const adminProductListSchema = adminListSchema.extend({
  categoryId: idTextSchema.optional(),
  producerId: idTextSchema.optional(),
  hidden: truthTextSchema.optional(),
  featured: truthTextSchema.optional(),
  stock: z.enum(['low', 'none'], 'validation:invalidInput').optional(),
  /** What is missing: a picture, or the name or description in one of the other languages. */
  lacks: z.enum(['picture', 'translation'], 'validation:invalidInput').optional(),
  sort: sortSchema('name', 'producer', 'price', 'stock', 'featured', 'shown'),
});

export type AdminProductList = z.output<typeof adminProductListSchema>;

/** The same of one producer, who knows what is taken off sale as well. */
export const ownProductListSchema = adminProductListSchema.omit({ producerId: true }).extend({
  forSale: truthTextSchema.optional(),
  sort: sortSchema('name', 'price', 'stock', 'visible', 'forSale'),
});

export type OwnProductList = z.output<typeof ownProductListSchema>;

export const adminProducerSchema = z.object({
  id: z.number(),
  slug: z.string(),
  /** Whose account it is; null: nobody's. */
  userId: z.number().nullable(),
  companyName: z.string(),
  businessType: z.string(),
  location: z.string(),
  description: z.string(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  verified: z.boolean(),
  /** The name that was approved, while the new one waits for a verdict; its products stay on sale. */
  renamedFrom: z.string().nullable(),
  reviewedAt: z.string().nullable(),
  declineReason: z.string().nullable(),
  /** The day (YYYY-MM-DD) by which an application is answered; null once it is. */
  dueOn: z.string().nullable(),
  isOverdue: z.boolean(),
  products: z.number(),
  createdAt: z.string(),
  /** When it left; its products are not shown any more. */
  closedAt: z.string().nullable(),
});

export type AdminProducer = z.infer<typeof adminProducerSchema>;

export const producerVerdictSchema = z.object({
  verified: z.boolean('validation:required'),
  reason: z.string('validation:invalidInput').trim().max(1_000, 'validation:tooLong').optional(),
});

export const adminReviewSchema = z.object({
  id: z.number(),
  rating: z.number(),
  comment: z.string().nullable(),
  language: reviewLanguageSchema,
  authorName: z.string(),
  status: reviewStatusSchema,
  createdAt: z.string(),
  product: z.object({ name: z.string(), slug: z.string() }),
});

export type AdminReview = z.infer<typeof adminReviewSchema>;

/** Whose a product may be. */
export const producerChoiceSchema = z.object({ id: z.number(), name: z.string() });
export type ProducerChoice = z.infer<typeof producerChoiceSchema>;

export const adminProductSchema = z.object({
  ...shownShape(PRODUCT_FIELDS, 'admin'),
  id: z.number(),
  slug: z.string(),
  shownName: shownNameSchema,
  /** Null: the house sells it. */
  producerId: z.number().nullable(),
  producerName: z.string(),
  imageUrl: z.string().nullable(),
  forSale: z.boolean(),
  hidden: z.boolean(),
  listed: z.boolean(),
  /** Neither sold nor for sale: kept for those who joined a group buy. */
  heldQuantity: z.number(),
});

export type AdminProduct = z.infer<typeof adminProductSchema>;

export const adminProductChangesSchema = z.object({
  featured: z.boolean('validation:invalidInput').optional(),
  hidden: z.boolean('validation:invalidInput').optional(),
});

/** What may be changed of many products at once. */
export const bulkProductChangeSchema = z
  .strictObject({
    /** Whether the public may see them: of administrators hidden or not, of producers for sale or not. */
    visible: z.boolean('validation:invalidInput').optional(),
    featured: z.boolean('validation:invalidInput').optional(),
    categoryId: idSchema().optional(),
    pricePercent: z
      .number('validation:invalidInput')
      .min(-100, 'validation:invalidInput')
      .max(1_000, 'validation:invalidInput')
      .multipleOf(0.01, 'validation:invalidInput')
      .optional(),
    /** What there is of each from now on. */
    quantityAvailable: productChangesSchema.shape.quantityAvailable,
    /** So many more, or fewer, of each than there are at that moment. */
    quantityChange: productChangesSchema.shape.quantityChange,
    /** Null: the standard ladder. Members of a family have their family's. */
    discountTiers: productChangesSchema.shape.discountTiers,
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'validation:required')
  .refine(
    ({ quantityAvailable, quantityChange }) =>
      quantityAvailable === undefined || quantityChange === undefined,
    { path: ['quantityChange'], message: 'validation:invalidInput' },
  );

export type BulkProductChange = z.infer<typeof bulkProductChangeSchema>;

export const bulkProductsSchema = z.object({ ids: bulkIdsSchema, change: bulkProductChangeSchema });

export const bulkProductsResultSchema = bulkResultSchema.extend({
  /** Where `visible` was named: those that were otherwise before. */
  switched: z.array(z.number()).optional(),
});

export type BulkProductsResult = z.infer<typeof bulkProductsResultSchema>;

export const adminCategorySchema = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  position: z.number(),
  hidden: z.boolean(),
  translations: z.record(
    z.string(),
    z.object({ name: z.string().optional(), description: z.string().optional() }),
  ),
  products: z.number(),
});

export type AdminCategory = z.infer<typeof adminCategorySchema>;

const categoryName = z.string('validation:required').trim().max(80, 'validation:tooLong');
const categoryDescription = z.string('validation:invalidInput').trim().max(1_000, 'validation:tooLong');

/** English stands in `name` and `description` themselves. An empty text takes a translation back. */
const categoryTranslations = z.partialRecord(
  z.enum(OTHER_LANGUAGES),
  z.object({ name: categoryName.optional(), description: categoryDescription.optional() }),
);

export const newCategorySchema = z.object({
  name: categoryName.min(1, 'validation:required'),
  description: categoryDescription.optional(),
  hidden: z.boolean('validation:invalidInput').optional(),
  translations: categoryTranslations.optional(),
});

export type NewCategory = z.output<typeof newCategorySchema>;

export const categoryChangesSchema = newCategorySchema.partial().extend({
  /** Its place among all categories, the first being 0; the others move up. Beyond the last: the end. */
  position: z
    .int('validation:invalidInput')
    .min(0, 'validation:invalidInput')
    .max(10_000, 'validation:invalidInput')
    .optional(),
  /** Takes the picture away; one is given by an upload. */
  imageUrl: z.null('validation:invalidInput').optional(),
});

export type CategoryChanges = z.output<typeof categoryChangesSchema>;
