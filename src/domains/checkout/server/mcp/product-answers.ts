import { z } from 'zod';
import { productSchema, type Product } from '#domains/catalogue/model/product.ts';
import { toCents, toAmount } from '#engine/model/money.ts';
import { priceLine, type PricedLine } from '#domains/pricing/model/line.ts';
import { tierRanges } from '#domains/pricing/model/tiers.ts';

/** Money is in whole units of the shop's currency, as everywhere on the wire. */
export const productSummarySchema = productSchema
  .pick({
    slug: true,
    name: true,
    producerName: true,
    price: true,
    unit: true,
    pricePerKg: true,
    inStock: true,
    season: true,
    availableFrom: true,
    availableUntil: true,
    shipsFrom: true,
  })
  .extend({ url: z.string() });

export const productDetailsSchema = productSummarySchema.extend({
  ...productSchema.pick({
    description: true,
    quantityAvailable: true,
    weight: true,
    weightUnit: true,
    perishable: true,
    allergens: true,
    ingredients: true,
    storage: true,
    shelfLifeDays: true,
    rating: true,
    reviewCount: true,
  }).shape,
  ladder: z
    .array(
      z.object({
        from: z.number(),
        to: z.number().nullable().describe('Null: any larger quantity.'),
        discountPercentage: z.number(),
        unitPrice: z.number(),
      }),
    )
    .describe('What each one costs at which quantity of this product.'),
  priceForQuantity: z.object({
    quantity: z.number(),
    discountPercentage: z.number(),
    total: z.number(),
    saved: z.number(),
  }),
});

export function productSummary(product: Product, publicUrl: string): z.output<typeof productSummarySchema> {
  const { slug, name, producerName, price, unit, pricePerKg, inStock } = product;
  const { season, availableFrom, availableUntil, shipsFrom } = product;
  const days = { season, availableFrom, availableUntil, shipsFrom };
  return {
    slug,
    name,
    producerName,
    price,
    unit,
    pricePerKg,
    inStock,
    ...days,
    url: `${publicUrl}/product/${slug}`,
  };
}

export function productDetails(
  product: Product,
  quantity: number,
  publicUrl: string,
): z.output<typeof productDetailsSchema> {
  const { discountPercentage, finalCents, savedCents } = lineOf(product, quantity);
  return {
    ...productSummary(product, publicUrl),
    description: product.description,
    quantityAvailable: product.quantityAvailable,
    weight: product.weight,
    weightUnit: product.weightUnit,
    perishable: product.perishable,
    allergens: product.allergens,
    ingredients: product.ingredients,
    storage: product.storage,
    shelfLifeDays: product.shelfLifeDays,
    rating: product.rating,
    reviewCount: product.reviewCount,
    ladder: tierRanges(product.discountTiers).map(({ from, to, percent }) => ({
      from,
      to,
      discountPercentage: percent,
      unitPrice: toAmount(lineOf(product, from).discountedUnitCents),
    })),
    priceForQuantity: {
      quantity,
      discountPercentage,
      total: toAmount(finalCents),
      saved: toAmount(savedCents),
    },
  };
}

export function lineOf({ price, discountTiers }: Product, quantity: number): PricedLine {
  return priceLine({ unitPriceCents: toCents(price), quantity, tiers: discountTiers });
}
