import type { Product } from '#domains/catalogue/model/product.ts';
import { toCents } from '#engine/model/money.ts';
import {
  cheaperLargerQuantity,
  priceLine,
  type CheaperQuantity,
  type PricedLine,
} from '#domains/pricing/model/line.ts';
import { nextTier, tierRanges, type TierRange } from '#domains/pricing/model/tiers.ts';

export interface LadderStep extends TierRange {
  /** What one costs on this step. */
  unitCents: number;
  current: boolean;
  /** Behind the chosen quantity. */
  passed: boolean;
  /** More than can be bought: shown, not choosable. */
  outOfReach: boolean;
}

export interface Ladder {
  steps: LadderStep[];
  line: PricedLine;
  next: {
    missing: number;
    percent: number;
    /** 0 to 1, from the current step to the next. */ progress: number;
  } | null;
  /** On the last step, with a discount. */
  atTop: boolean;
  cheaper: CheaperQuantity | null;
}

/** Everything the tier ladder says at one quantity. The quantity itself is the visitor's alone. */
export function ladderAt(
  product: Pick<Product, 'price' | 'discountTiers'>,
  quantity: number,
  maxQuantity: number,
): Ladder {
  const unitPriceCents = toCents(product.price);
  const tiers = product.discountTiers;
  const line = priceLine({ unitPriceCents, quantity, tiers });
  const steps = tierRanges(tiers).map((range) => ({
    ...range,
    unitCents: priceLine({ unitPriceCents, quantity: range.from, tiers }).discountedUnitCents,
    current: range.from <= quantity && (range.to === null || quantity <= range.to),
    passed: range.to !== null && range.to < quantity,
    outOfReach: range.from > maxQuantity,
  }));
  const reached = steps.find((step) => step.current) ?? steps[0]!;
  const next = nextTier(tiers, quantity);
  const reachableNext = next && next.tier.minQuantity <= maxQuantity ? next : null;
  return {
    steps,
    line,
    next: reachableNext && {
      missing: reachableNext.missing,
      percent: reachableNext.tier.discountPercentage,
      progress: (quantity - reached.from) / (reachableNext.tier.minQuantity - reached.from),
    },
    atTop: next === null && line.discountPercentage > 0,
    cheaper: cheaperLargerQuantity({ unitPriceCents, quantity, tiers, maxQuantity }),
  };
}
