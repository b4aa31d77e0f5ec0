import type { Product } from '#domains/catalogue/model/product.ts';
import { toCents } from '#engine/model/money.ts';
import { priceLineAt, type CheaperQuantity, type PricedLine } from '#domains/pricing/model/line.ts';
import { priceLines } from '#domains/pricing/model/pooled-lines.ts';
import { cheapestWayUp } from '#domains/pricing/model/way-up.ts';
import { nextTier, tierRanges, type TierRange } from '#domains/pricing/model/tiers.ts';

export interface LadderStep extends TierRange {
  /** What one costs on this step. */
  unitCents: number;
  /** How many of this size take the visitor there, with what is in the cart of its family. */
  quantity: number;
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

/** What counts together with a product: the units of its family that are in the cart. */
export interface FamilyPool {
  countsAs: number;
  unitsInCart: number;
  /** Those of the other sizes among them, and what these are called. */
  unitsOfOthers: number;
  otherSizes: string[];
}

export const ALONE_POOL: FamilyPool = { countsAs: 1, unitsInCart: 0, unitsOfOthers: 0, otherSizes: [] };

/** Everything the tier ladder says at one quantity. The quantity itself is the visitor's alone. */
export function ladderAt(
  product: Pick<Product, 'price' | 'discountTiers'>,
  quantity: number,
  maxQuantity: number,
  { countsAs, unitsInCart }: FamilyPool = ALONE_POOL,
): Ladder {
  const unitPriceCents = toCents(product.price);
  const tiers = product.discountTiers;
  // What is in the cart counts and is paid there: here it costs nothing.
  const place = { tiers, familyId: 0 };
  const chosen = { ...place, unitPriceCents, quantity, countsAs, productId: 1, maxQuantity };
  const inCart = {
    ...place,
    unitPriceCents: 0,
    quantity: unitsInCart,
    countsAs: 1,
    productId: 0,
    maxQuantity: unitsInCart,
  };
  const line = priceLines([chosen, inCart])[0]!;
  const units = line.pooledUnits;
  const quantityFor = (from: number) => Math.max(1, Math.ceil((from - unitsInCart) / countsAs));
  const steps = tierRanges(tiers).map((range) => ({
    ...range,
    unitCents: priceLineAt(range.percent, { unitPriceCents, quantity: 1 }).discountedUnitCents,
    quantity: quantityFor(range.from),
    current: range.from <= units && (range.to === null || units <= range.to),
    passed: range.to !== null && range.to < units,
    outOfReach: quantityFor(range.from) > maxQuantity,
  }));
  const cheaper = cheapestWayUp([chosen, inCart]);
  const reached = steps.find((step) => step.current) ?? steps[0]!;
  const next = nextTier(tiers, units);
  const missing = next === null ? 0 : Math.ceil(next.missing / countsAs);
  const reachableNext = next && quantity + missing <= maxQuantity ? next : null;
  return {
    steps,
    line,
    next: reachableNext && {
      missing,
      percent: reachableNext.tier.discountPercentage,
      progress: (units - reached.from) / (reachableNext.tier.minQuantity - reached.from),
    },
    atTop: next === null && line.discountPercentage > 0,
    cheaper: cheaper && {
      quantity: cheaper.quantity,
      finalCents: cheaper.finalCents,
      savedCents: cheaper.savedCents,
    },
  };
}
