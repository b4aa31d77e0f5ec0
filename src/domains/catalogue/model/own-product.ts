import { z } from 'zod';
import { ofTexts, shownShape } from './product-field.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';

/** What it is called in the reader's language: lists show this, sort by it and search it. Forms change `name`, the English one. */
export const shownNameSchema = z.string();

/** A producer's own product, with what only the producer needs to see. */
export const ownProductSchema = z.object({
  ...shownShape(PRODUCT_FIELDS, 'producer'),
  id: z.number(),
  slug: z.string(),
  shownName: shownNameSchema,
  imagePreview: z.string().nullable(),
  /** Why a picture that lies elsewhere could not be fetched yet. */
  pictureProblem: z.enum(['unreachable', 'missing', 'private', 'tooLarge', 'notAPicture']).nullable(),
  /** Units that are kept for members of open group buys, beside what is available. */
  heldQuantity: z.number(),
  /** The producer's own switch. */
  forSale: z.boolean(),
  inStock: z.boolean(),
  /** Hidden by an administrator. */
  hidden: z.boolean(),
  /** Whether the public sees it. */
  listed: z.boolean(),
  translations: z.record(z.string(), z.object(ofTexts(PRODUCT_FIELDS, () => z.string().optional()))),
  rating: z.number().nullable(),
  reviewCount: z.number(),
});

export type OwnProduct = z.infer<typeof ownProductSchema>;

/** Any product with all its fields, for administrators. */
export const productRecordSchema = ownProductSchema.extend({
  /** Null: the house sells it. */
  producerId: z.number().nullable(),
  producerName: z.string(),
});
export type ProductRecord = z.infer<typeof productRecordSchema>;
