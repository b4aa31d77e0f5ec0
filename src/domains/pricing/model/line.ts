import { assertCents, roundedShare } from '#engine/model/money.ts';
import { type DiscountTiers, percentageFor } from './tiers.ts';

/** One percent is a hundred basis points, so that percentages with two decimals stay whole numbers. */
export const WHOLE_BASIS_POINTS = 10_000;

interface LineInput {
  unitPriceCents: number;
  quantity: number;
  tiers: DiscountTiers;
}

export interface PricedLine {
  quantity: number;
  discountPercentage: number;
  originalCents: number;
  finalCents: number;
  savedCents: number;
  /** Rounded for display: times the quantity it need not be `finalCents`. */
  discountedUnitCents: number;
}

/** What is left to pay of a whole price, in basis points. */
export function payableBasisPoints(discountPercentage: number): number {
  const payable = WHOLE_BASIS_POINTS - Math.round(discountPercentage * 100);
  if (!(payable >= 0 && payable <= WHOLE_BASIS_POINTS)) {
    throw new RangeError(`Not a discount percentage: ${discountPercentage}`);
  }
  return payable;
}

/** The one pricing function: product page, cart, checkout and the stored order. Rounded once per line, half up. */
export function priceLine({ unitPriceCents, quantity, tiers }: LineInput): PricedLine {
  return priceLineAt(percentageFor(tiers, quantity), { unitPriceCents, quantity });
}

/** The same where something other than the line's own quantity decides the percentage, as in a group buy. */
export function priceLineAt(
  discountPercentage: number,
  { unitPriceCents, quantity }: Omit<LineInput, 'tiers'>,
): PricedLine {
  assertCents(unitPriceCents);
  if (unitPriceCents < 0) throw new RangeError(`Not a price: ${unitPriceCents}`);
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`Not a quantity: ${quantity}`);

  const originalCents = unitPriceCents * quantity;
  assertCents(originalCents);

  const payable = payableBasisPoints(discountPercentage);
  const finalCents = roundedShare(originalCents, payable, WHOLE_BASIS_POINTS);

  return {
    quantity,
    discountPercentage,
    originalCents,
    finalCents,
    savedCents: originalCents - finalCents,
    discountedUnitCents: roundedShare(unitPriceCents, payable, WHOLE_BASIS_POINTS),
  };
}

export interface CheaperQuantity {
  quantity: number;
  finalCents: number;
  /** Against the chosen quantity. */
  savedCents: number;
}

/**
 * The larger quantity that costs least, if it costs less than the chosen one; of equals the smallest. Within a tier
 * more units never cost less, so only the first quantity of each higher tier can win.
 */
export function cheaperLargerQuantity({
  maxQuantity,
  ...chosen
}: LineInput & { maxQuantity: number }): CheaperQuantity | null {
  const chosenCents = priceLine(chosen).finalCents;
  let best: CheaperQuantity | null = null;
  for (const { minQuantity: quantity } of chosen.tiers) {
    if (quantity <= chosen.quantity || quantity > maxQuantity) continue;
    const { finalCents } = priceLine({ ...chosen, quantity });
    if (finalCents < (best?.finalCents ?? chosenCents)) {
      best = { quantity, finalCents, savedCents: chosenCents - finalCents };
    }
  }
  return best;
}
