/** From `minQuantity` units of one product on, `discountPercentage` is taken off the whole line. */
export interface DiscountTier {
  minQuantity: number;
  /** Above 0, at most 90, at most two decimals. */
  discountPercentage: number;
}

/** Rising in quantity and percentage, as `discountTiersSchema` guarantees. Empty: no bulk discount. */
export type DiscountTiers = readonly Readonly<DiscountTier>[];

export const STANDARD_TIERS: DiscountTiers = [
  { minQuantity: 5, discountPercentage: 5 },
  { minQuantity: 10, discountPercentage: 10 },
  { minQuantity: 25, discountPercentage: 15 },
  { minQuantity: 50, discountPercentage: 20 },
];

/** The list that applies to a product: its own, or the standard table where it has none. */
export function effectiveTiers(tiers: DiscountTiers | null): DiscountTiers {
  return tiers ?? STANDARD_TIERS;
}

export function percentageFor(tiers: DiscountTiers, quantity: number): number {
  return tiers.findLast((tier) => tier.minQuantity <= quantity)?.discountPercentage ?? 0;
}

export interface TierRange {
  /** Counted from 1; the first range is the one without a discount. */
  number: number;
  from: number;
  /** Null: open upwards. */
  to: number | null;
  percent: number;
}

/** The tiers as a table for people: 1–4 0 %, 5–9 5 %, … 50+ 20 %. */
export function tierRanges(tiers: DiscountTiers): TierRange[] {
  const steps = [{ minQuantity: 1, discountPercentage: 0 }, ...tiers];
  return steps.map((step, index) => {
    const next = steps[index + 1];
    return {
      number: index + 1,
      from: step.minQuantity,
      to: next ? next.minQuantity - 1 : null,
      percent: step.discountPercentage,
    };
  });
}

export interface NextTier {
  tier: Readonly<DiscountTier>;
  /** Units to add to reach it. */
  missing: number;
}

export function nextTier(tiers: DiscountTiers, quantity: number): NextTier | null {
  const tier = tiers.find(({ minQuantity }) => minQuantity > quantity);
  return tier ? { tier, missing: tier.minQuantity - quantity } : null;
}
