import { z } from 'zod';
import { productFood } from './product-food.ts';

export const discountTierSchema = z.object({ minQuantity: z.number(), discountPercentage: z.number() });

/** A product as the public sees it. Money in dollars; `discountTiers` is always the list that applies. */
export const productSchema = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  unit: z.string(),
  imageUrl: z.string().nullable(),
  additionalImages: z.array(z.string()),
  imagePreview: z.string().nullable(),
  featured: z.boolean(),
  producerId: z.number().nullable(),
  producerName: z.string(),
  producerSlug: z.string().nullable(),
  categoryId: z.number(),
  categorySlug: z.string(),
  inStock: z.boolean(),
  quantityAvailable: z.number(),
  discountTiers: z.array(discountTierSchema),
  attributes: z.record(z.string(), z.string()),
  weight: z.number(),
  weightUnit: z.literal('g'),
  /** From price and weight; null where no weight is known. */
  pricePerKg: z.number().nullable(),
  ...productFood,
  /** The average of published reviews; null until there is one. */
  rating: z.number().nullable(),
  reviewCount: z.number(),
  createdAt: z.string(),
});

export type Product = z.infer<typeof productSchema>;

export const categorySchema = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
});

export type Category = z.infer<typeof categorySchema>;
