import { z } from 'zod';
import { discountTierSchema } from '#domains/catalogue/model/product-fields.ts';

/** The cart as every cart call answers it. Money in dollars. */
export const cartLineSchema = z.object({
  id: z.number(),
  quantity: z.number(),
  product: z.object({
    id: z.number(),
    slug: z.string(),
    name: z.string(),
    imageUrl: z.string().nullable(),
    imagePreview: z.string().nullable(),
    price: z.number(),
    unit: z.string(),
    producerId: z.number().nullable(),
    producerName: z.string(),
    inStock: z.boolean(),
    quantityAvailable: z.number(),
    discountTiers: z.array(discountTierSchema),
    /** Units of its family's ladder that each one is worth; 1 where it is in none. */
    countsAs: z.number(),
    /** Of its family, and which size of it this is; null where it is in none. */
    familyName: z.string().nullable(),
    size: z.string().nullable(),
  }),
  /** The family whose lines count together; null: none. */
  familyId: z.number().nullable(),
  /** The units that decide the discount: of the whole family in the cart, otherwise the line's own. */
  pooledUnits: z.number(),
  discountPercentage: z.number(),
  originalPrice: z.number(),
  finalPrice: z.number(),
});

/** The code in the cart. `message` says why it takes nothing off, where it does not. */
export const cartPromoSchema = z.object({
  code: z.string(),
  description: z.string(),
  discount: z.number(),
  message: z.string().optional(),
});

export const cartSchema = z.object({
  items: z.array(cartLineSchema),
  subtotal: z.number(),
  totalDiscount: z.number(),
  total: z.number(),
  /** 0 for an empty cart. */
  shipping: z.number(),
  promo: cartPromoSchema.nullable(),
  /** `total` less the code, and shipping. */
  grandTotal: z.number(),
  cartCount: z.number(),
});

export type CartLine = z.infer<typeof cartLineSchema>;
export type CartPromo = z.infer<typeof cartPromoSchema>;
export type Cart = z.infer<typeof cartSchema>;
