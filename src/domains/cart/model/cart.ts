import { z } from 'zod';
import { TAX_REASONS, taxSchema } from '#domains/taxes/model/order-taxes.ts';
import { discountTierSchema } from '#domains/catalogue/model/product-fields.ts';

/** What is taxed, by the rates of the place where it goes; before that is known, of the shop's own country. */
export const cartTaxesShape = {
  taxTotal: z.number(),
  taxes: z.array(taxSchema),
  /** Whether prices hold it; otherwise it comes on top. */
  taxIncluded: z.boolean(),
  /** Why prices that hold it are paid without it: a business owes it itself where it goes. */
  taxReason: z.enum(TAX_REASONS).nullable(),
  /** What is taken off for that reason. */
  taxRelief: z.number(),
  /** Nobody knows yet where it goes: at another place it may be another tax. */
  taxEstimated: z.boolean(),
  /** Something of it has no rate there: its tax is not in the figures, and it cannot be ordered there. */
  taxUnknown: z.boolean(),
};

/** The cart as every cart call answers it. Money as decimals. */
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
    /** 'YYYY-MM-DD': before its season, from when it can be bought; of a pre-order, from when it is shipped. */
    soldFrom: z.string().nullable(),
    shipsFrom: z.string().nullable(),
    discountTiers: z.array(discountTierSchema),
    /** Units of its family's ladder that each one is worth; 1 where it is in none. */
    countsAs: z.number(),
    /** Of its family, and which size of it this is; null where it is in none. */
    familyName: z.string().nullable(),
    size: z.string().nullable(),
    /** Its producer has prices of its own for delivery: the checkout says them, the cart estimates by the shop's rule. */
    ownDelivery: z.literal(true).optional(),
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
  ...cartTaxesShape,
  /** `total` less the code, and shipping; with the tax where that comes on top. */
  grandTotal: z.number(),
  cartCount: z.number(),
});

export type CartLine = z.infer<typeof cartLineSchema>;
export type CartPromo = z.infer<typeof cartPromoSchema>;
export type Cart = z.infer<typeof cartSchema>;
