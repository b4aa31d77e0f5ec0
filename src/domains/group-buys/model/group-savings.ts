import type { PriceTerms } from '#domains/pricing/model/terms.ts';
import { aloneLine, lineBy, nextGroupTier, pooledTerms } from './group-price.ts';

/** What all of them together pay less than each alone would. `quantities`: of everybody who is in. */
export function savedTogetherCents(opening: PriceTerms, quantities: readonly number[]): number {
  const pooled = pooledTerms(opening, unitsOf(quantities));
  return sumOf(quantities, (quantity) =>
    Math.max(0, aloneLine(opening, quantity).finalCents - lineBy(pooled, quantity).finalCents),
  );
}

/** What those who are in save on top of that once others bring the next tier; 0 where there is none. */
export function nextTierSavingCents(opening: PriceTerms, quantities: readonly number[]): number {
  const units = unitsOf(quantities);
  const next = nextGroupTier(opening, units);
  if (next === null) return 0;
  const now = pooledTerms(opening, units);
  const then = pooledTerms(opening, next.quantity);
  return sumOf(
    quantities,
    (quantity) => lineBy(now, quantity).finalCents - lineBy(then, quantity).finalCents,
  );
}

function unitsOf(quantities: readonly number[]): number {
  return sumOf(quantities, (quantity) => quantity);
}

function sumOf(quantities: readonly number[], of: (quantity: number) => number): number {
  return quantities.reduce((sum, quantity) => sum + of(quantity), 0);
}
