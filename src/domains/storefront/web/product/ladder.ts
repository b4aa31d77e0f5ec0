import type { Product } from '#domains/catalogue/model/product.ts';
import { toCents } from '#engine/model/money.ts';
import { priceLineAt, type PricedLine } from '#domains/pricing/model/line.ts';
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
  cheaper: CheaperChoice | null;
}

/** More of the size on the page, or some of another one beside it, that cost less together than what is chosen. */
export interface CheaperChoice {
  /** Null: of the size on the page. */
  other: OtherSize | null;
  /** In all of this size, or so many of the other one beside what is chosen. */
  quantity: number;
  /** What these cost, with what is chosen. */
  finalCents: number;
  savedCents: number;
}

/** A sister of the size on the page. */
export interface OtherSize {
  productId: number;
  label: string;
  unitPriceCents: number;
  countsAs: number;
  /** That can be added to what is in the cart. */
  maxQuantity: number;
}

/** What counts together with a product: the units of its family that are in the cart. */
export interface FamilyPool {
  countsAs: number;
  unitsInCart: number;
  /** Those of the other sizes among them, and what these are called. */
  unitsOfOthers: number;
  otherSizes: string[];
  sisters: OtherSize[];
}

export const ALONE_POOL: FamilyPool = {
  countsAs: 1,
  unitsInCart: 0,
  unitsOfOthers: 0,
  otherSizes: [],
  sisters: [],
};

/** Neither is a product's id. */
const CHOSEN = -1;
const IN_CART = 0;

/** Everything the tier ladder says at one quantity. The quantity itself is the visitor's alone. */
export function ladderAt(
  product: Pick<Product, 'price' | 'discountTiers'>,
  quantity: number,
  maxQuantity: number,
  { countsAs, unitsInCart, sisters }: FamilyPool = ALONE_POOL,
): Ladder {
  const unitPriceCents = toCents(product.price);
  const tiers = product.discountTiers;
  // What is in the cart counts and is paid there: here it costs nothing.
  const place = { tiers, familyId: 0 };
  const chosen = { ...place, unitPriceCents, quantity, countsAs, productId: CHOSEN, maxQuantity };
  const inCart = {
    ...place,
    unitPriceCents: 0,
    quantity: unitsInCart,
    countsAs: 1,
    productId: IN_CART,
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
  const others = sisters.map((size) => ({ ...place, ...size, quantity: 0 }));
  const cheaper = cheapestWayUp([chosen, inCart, ...others]);
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
      other: sisters.find(({ productId }) => productId === cheaper.productId) ?? null,
      quantity: cheaper.quantity,
      finalCents: cheaper.finalCents,
      savedCents: cheaper.savedCents,
    },
  };
}
