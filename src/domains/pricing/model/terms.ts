import { payableBasisPoints } from './line.ts';
import { percentageFor, type DiscountTiers } from './tiers.ts';

/** Price and ladder of a product at some moment. */
export interface PriceTerms {
  unitPriceCents: number;
  tiers: DiscountTiers;
}

/** A price per unit and what is taken off it. */
export interface UnitTerms {
  unitPriceCents: number;
  discountPercentage: number;
}

export function termsFor({ unitPriceCents, tiers }: PriceTerms, quantity: number): UnitTerms {
  return { unitPriceCents, discountPercentage: percentageFor(tiers, quantity) };
}

/**
 * The cheaper of the two; the first where they are equal. Compared before any rounding, so that no line of whatever
 * quantity costs more by the terms that win.
 */
export function lowerTerms(first: UnitTerms, second: UnitTerms): UnitTerms {
  return exactUnit(second) < exactUnit(first) ? second : first;
}

/** In ten-thousandths of a cent. */
function exactUnit({ unitPriceCents, discountPercentage }: UnitTerms): number {
  return unitPriceCents * payableBasisPoints(discountPercentage);
}
