import { policies } from '#engine/model/policies.ts';
import { assertCents, roundedShare } from '#engine/model/money.ts';
import { payableBasisPoints, priceLine, WHOLE_BASIS_POINTS } from './line.ts';
import type { DiscountTiers } from './tiers.ts';

/** A percentage may have two decimals, which are exact in hundredths only. */
export const commissionBasisPoints = () => Math.round(policies().commissionPercent * 100);

const netBasisPoints = () => WHOLE_BASIS_POINTS - commissionBasisPoints();

/** The producer's share of a part's goods, rounded half up once per part. */
export function producerNet(goodsCents: number): number {
  assertCents(goodsCents);
  if (goodsCents < 0) throw new RangeError(`Not an amount earned: ${goodsCents}`);
  return roundedShare(goodsCents, netBasisPoints(), WHOLE_BASIS_POINTS);
}

/** What the house keeps: the rest, so that both always add up. */
export function commissionCents(goodsCents: number): number {
  return goodsCents - producerNet(goodsCents);
}

/** From `fromQuantity` up to one below `atQuantity`, buyers pay more than for `atQuantity` units. */
export interface Undercut {
  fromQuantity: number;
  atQuantity: number;
  /** What the buyer of one unit less would save by taking `atQuantity`. */
  savedCents: number;
}

export interface LadderRow {
  minQuantity: number;
  discountPercentage: number;
  /** Rounded for display. */
  unitCents: number;
  /** The line at `minQuantity`. */
  lineCents: number;
  /** Per unit after commission, rounded once, for display. */
  netPerUnitCents: number;
  undercut: Undercut | null;
}

/** One row per tier, for the producer who designs the ladder. */
export function ladder(unitPriceCents: number, tiers: DiscountTiers): LadderRow[] {
  return tiers.map(({ minQuantity, discountPercentage }, index) => {
    const line = priceLine({ unitPriceCents, quantity: minQuantity, tiers });
    const netShare = payableBasisPoints(discountPercentage) * netBasisPoints();
    return {
      minQuantity,
      discountPercentage,
      unitCents: line.discountedUnitCents,
      lineCents: line.finalCents,
      netPerUnitCents: roundedShare(unitPriceCents, netShare, WHOLE_BASIS_POINTS ** 2),
      undercut: undercutBelow(unitPriceCents, tiers, index),
    };
  });
}

function undercutBelow(unitPriceCents: number, tiers: DiscountTiers, index: number): Undercut | null {
  const cost = (quantity: number) => priceLine({ unitPriceCents, quantity, tiers }).finalCents;
  const atQuantity = tiers[index]?.minQuantity ?? 1;
  const limitCents = cost(atQuantity);

  // Tier by tier downwards, as long as everything in between is dearer.
  let fromQuantity = atQuantity;
  for (let below = index - 1; below >= -1; below -= 1) {
    const first = tiers[below]?.minQuantity ?? 1;
    const end = fromQuantity;
    fromQuantity = firstDearer(cost, limitCents, first, end);
    if (fromQuantity > first) break;
  }
  if (fromQuantity === atQuantity) return null;
  return { fromQuantity, atQuantity, savedCents: cost(atQuantity - 1) - limitCents };
}

/** The first quantity in [first, end) that costs more than the limit, else `end`; costs rise within a tier. */
function firstDearer(
  cost: (quantity: number) => number,
  limitCents: number,
  first: number,
  end: number,
): number {
  let low = first;
  let high = end;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (cost(middle) > limitCents) high = middle;
    else low = middle + 1;
  }
  return low;
}
