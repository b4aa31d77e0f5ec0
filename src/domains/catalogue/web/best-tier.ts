import type { Product } from '#domains/catalogue/model/product.ts';
import { toCents } from '#engine/model/money.ts';
import { priceLine } from '#domains/pricing/model/line.ts';
import { maxQuantityOf } from './max-quantity.ts';

export interface BestTier {
  minQuantity: number;
  unitCents: number;
}

/** The lowest unit price a visitor can reach with what is in stock; null where quantity changes nothing. */
export function bestTier(
  product: Pick<Product, 'price' | 'discountTiers' | 'inStock' | 'quantityAvailable'>,
): BestTier | null {
  const reachable = maxQuantityOf(product);
  const tier = product.discountTiers.findLast(({ minQuantity }) => minQuantity <= reachable);
  if (tier === undefined) return null;
  const line = priceLine({
    unitPriceCents: toCents(product.price),
    quantity: tier.minQuantity,
    tiers: product.discountTiers,
  });
  return { minQuantity: tier.minQuantity, unitCents: line.discountedUnitCents };
}
