import { z } from 'zod';
import { discountTierSchema } from './product.ts';
import { productFood } from './product-food.ts';

/** A producer's own product, with what only the producer needs to see. */
export const ownProductSchema = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  unit: z.string(),
  weight: z.number(),
  imageUrl: z.string().nullable(),
  imagePreview: z.string().nullable(),
  additionalImages: z.array(z.string()),
  /** Why a picture that lies elsewhere could not be fetched yet. */
  pictureProblem: z.enum(['unreachable', 'missing', 'private', 'tooLarge', 'notAPicture']).nullable(),
  categoryId: z.number(),
  featured: z.boolean(),
  quantityAvailable: z.number(),
  /** Units that are kept for members of open group buys, beside what is available. */
  heldQuantity: z.number(),
  /** The producer's own switch. */
  forSale: z.boolean(),
  inStock: z.boolean(),
  /** Hidden by an administrator. */
  hidden: z.boolean(),
  /** Whether the public sees it. */
  listed: z.boolean(),
  /** As entered: null is the standard table. */
  discountTiers: z.array(discountTierSchema).nullable(),
  attributes: z.record(z.string(), z.string()),
  ...productFood,
  translations: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      description: z.string().optional(),
      ingredients: z.string().optional(),
      storage: z.string().optional(),
    }),
  ),
  rating: z.number().nullable(),
  reviewCount: z.number(),
});

export type OwnProduct = z.infer<typeof ownProductSchema>;
