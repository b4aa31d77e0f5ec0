import { toCents, toAmount } from '#engine/model/money.ts';
import { priceLine, priceLineAt, type PricedLine } from '#domains/pricing/model/line.ts';
import { lowerTerms, termsFor, type PriceTerms, type UnitTerms } from '#domains/pricing/model/terms.ts';
import { nextTier } from '#domains/pricing/model/tiers.ts';

/** What a group of this many units pays per unit by the terms of its opening. */
export function pooledTerms(opening: PriceTerms, pooledQuantity: number): UnitTerms {
  return termsFor(opening, pooledQuantity);
}

/** At closing: a price that rose since the opening changes nothing, one that fell counts. */
export function closingTerms(opening: PriceTerms, now: PriceTerms, pooledQuantity: number): UnitTerms {
  return lowerTerms(termsFor(opening, pooledQuantity), termsFor(now, pooledQuantity));
}

/** A member's own line. Rounded once, for itself. */
export function lineBy(terms: UnitTerms, quantity: number): PricedLine {
  return priceLineAt(terms.discountPercentage, { unitPriceCents: terms.unitPriceCents, quantity });
}

/** What the own quantity costs without the others: nobody ever pays more for the goods. */
export function aloneLine({ unitPriceCents, tiers }: PriceTerms, quantity: number): PricedLine {
  return priceLine({ unitPriceCents, tiers, quantity });
}

/** What pooling saves of a share, both as decimals. */
export function savedBy({ now, atMost }: { now: number; atMost: number }): number {
  return toAmount(toCents(atMost) - toCents(now));
}

export interface ReachableTier {
  quantity: number;
  missing: number;
  percentage: number;
  unitPriceCents: number;
}

export function nextGroupTier(opening: PriceTerms, pooledQuantity: number): ReachableTier | null {
  const next = nextTier(opening.tiers, pooledQuantity);
  if (next === null) return null;
  const { minQuantity: quantity, discountPercentage: percentage } = next.tier;
  const { discountedUnitCents } = priceLineAt(percentage, {
    unitPriceCents: opening.unitPriceCents,
    quantity: 1,
  });
  return { quantity, missing: next.missing, percentage, unitPriceCents: discountedUnitCents };
}
