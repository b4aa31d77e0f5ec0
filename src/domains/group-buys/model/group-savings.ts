import type { PriceTerms } from '#domains/pricing/model/terms.ts';
import { nextGroupTier } from './group-price.ts';
import {
  aloneLines,
  goodsCents,
  linesBy,
  pooledPrices,
  unitsOfSizes,
  type GroupTerms,
  type SizeQuantity,
} from './group-sizes.ts';

/** What each of those who are in takes. */
type Shares = readonly (readonly SizeQuantity[])[];

/** What all of them together pay less than each alone would. */
export function savedTogetherCents(opening: GroupTerms, shares: Shares): number {
  const pooled = pooledPrices(opening, unitsOfAll(opening, shares));
  return sumOf(shares, (items) =>
    Math.max(0, goodsCents(aloneLines(opening, items)) - goodsCents(linesBy(pooled, items))),
  );
}

/** What those who are in save on top of that once others bring the next tier; 0 where there is none. */
export function nextTierSavingCents(opening: GroupTerms, shares: Shares): number {
  const units = unitsOfAll(opening, shares);
  const next = nextGroupTier(ladderOf(opening), units);
  if (next === null) return 0;
  const now = pooledPrices(opening, units);
  const then = pooledPrices(opening, next.quantity);
  return sumOf(shares, (items) => goodsCents(linesBy(now, items)) - goodsCents(linesBy(then, items)));
}

/** The steps alone matter here, not what one costs on them. */
const ladderOf = ({ tiers }: GroupTerms): PriceTerms => ({ unitPriceCents: 0, tiers });

function unitsOfAll(opening: GroupTerms, shares: Shares): number {
  return sumOf(shares, (items) => unitsOfSizes(opening, items));
}

function sumOf(shares: Shares, of: (items: readonly SizeQuantity[]) => number): number {
  return shares.reduce((sum, items) => sum + of(items), 0);
}
