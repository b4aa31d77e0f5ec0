import type { GroupBuy } from '#domains/group-buys/model/group-view.ts';
import { termsOfOne, type GroupTerms } from '#domains/group-buys/model/group-sizes.ts';
import { toCents } from '#engine/model/money.ts';
import { priceLine } from '#domains/pricing/model/line.ts';
import type { PriceTerms } from '#domains/pricing/model/terms.ts';
import { tierRanges, type TierRange } from '#domains/pricing/model/tiers.ts';

/** Price and ladder of the moment of opening, of what the group buy was opened for. */
export function ladderOf({ price, discountTiers }: Pick<GroupBuy, 'price' | 'discountTiers'>): PriceTerms {
  return { unitPriceCents: toCents(price), tiers: discountTiers };
}

/** The same of all sizes that may be chosen. */
export function openingOf(
  group: Pick<GroupBuy, 'price' | 'discountTiers' | 'sizes'> & { product: Pick<GroupBuy['product'], 'id'> },
): GroupTerms {
  const { sizes, discountTiers: tiers } = group;
  if (sizes.length === 0) return termsOfOne(group.product.id, ladderOf(group));
  return { sizes: sizes.map(({ price, ...size }) => ({ ...size, priceCents: toCents(price) })), tiers };
}

export interface GroupStep extends TierRange {
  /** What one costs on this step. */
  unitCents: number;
  place: 'behind' | 'here' | 'ahead';
}

export interface GroupProgress {
  steps: GroupStep[];
  /** The step on which the group stands, counted from 0. */
  at: number;
  /** Where on the whole flight it stands: 0 is its beginning, 1 its end. Every step is as wide as the others. */
  progress: number;
}

/** How far a quantity has come on the ladder. */
export function progressOf(opening: PriceTerms, quantity: number): GroupProgress {
  const ranges = tierRanges(opening.tiers);
  const at = Math.max(
    0,
    ranges.findLastIndex(({ from }) => from <= quantity),
  );
  const steps = ranges.map((range, index) => ({
    ...range,
    unitCents: priceLine({ ...opening, quantity: range.from }).discountedUnitCents,
    place: index < at ? ('behind' as const) : index === at ? ('here' as const) : ('ahead' as const),
  }));
  return { steps, at, progress: (at + shareOfStep(steps[at]!, quantity)) / steps.length };
}

/** The last step has no end: a group on it stands in its middle. */
function shareOfStep({ from, to }: TierRange, quantity: number): number {
  if (to === null) return 0.5;
  return Math.max(0, quantity - from + 1) / (to - from + 2);
}
