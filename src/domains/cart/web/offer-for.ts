import type { CartLine } from '#domains/cart/model/cart.ts';
import { toCents } from '#engine/model/money.ts';
import { cheaperLargerQuantity } from '#domains/pricing/model/line.ts';
import { nextTier, type DiscountTiers } from '#domains/pricing/model/tiers.ts';
import { maxQuantityOf } from '#domains/catalogue/web/max-quantity.ts';

export interface Offer {
  kind: 'gone' | 'short' | 'cheaper' | 'next';
  /** The quantity to take; 0 where there is none to be had. */
  quantity: number;
  /** cheaper: against the quantity in the cart. */
  savedCents: number;
  /** next: what that tier takes off. */
  percent: number;
}

/** As much of a line as the offer depends on. */
interface LineToJudge extends Pick<CartLine, 'quantity' | 'familyId'> {
  product: Pick<CartLine['product'], 'price' | 'inStock' | 'quantityAvailable'> & {
    discountTiers: DiscountTiers;
  };
}

/** What to say about a line, the most pressing first; never a quantity beyond stock. */
export function offerFor({ product, quantity, familyId }: LineToJudge): Offer | null {
  const maxQuantity = maxQuantityOf(product);
  if (maxQuantity === 0) return { kind: 'gone', quantity: 0, savedCents: 0, percent: 0 };
  if (quantity > maxQuantity) return { kind: 'short', quantity: maxQuantity, savedCents: 0, percent: 0 };

  // What more of any size would bring is said of all of them together: `familyOffer`.
  if (familyId !== null) return null;
  const tiers = product.discountTiers;
  const cheaper = cheaperLargerQuantity({
    unitPriceCents: toCents(product.price),
    quantity,
    tiers,
    maxQuantity,
  });
  if (cheaper)
    return { kind: 'cheaper', quantity: cheaper.quantity, savedCents: cheaper.savedCents, percent: 0 };

  const next = nextTier(tiers, quantity);
  if (next === null || next.tier.minQuantity > maxQuantity) return null;
  const { minQuantity, discountPercentage } = next.tier;
  return { kind: 'next', quantity: minQuantity, savedCents: 0, percent: discountPercentage };
}
