import type { PriceTerms } from '#domains/pricing/model/terms.ts';
import { aloneLine, lineBy, pooledTerms } from './group-price.ts';

/** How many a group is imagined to be where nobody has joined yet. */
export const FRIENDS = 5;

/** What a quantity costs alone, and what it costs where five take as many each. */
export function offerTogether(
  opening: PriceTerms,
  quantity: number,
): { aloneCents: number; togetherCents: number } {
  return {
    aloneCents: aloneLine(opening, quantity).finalCents,
    togetherCents: lineBy(pooledTerms(opening, quantity * FRIENDS), quantity).finalCents,
  };
}
