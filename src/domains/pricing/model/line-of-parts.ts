import { priceLineAt, WHOLE_BASIS_POINTS, type PricedLine } from './line.ts';
import type { UnitTerms } from './terms.ts';

/**
 * A line whose first units cost less than the others: one line at the others' price, with what is taken off it. Never more
 * than all of them by the others' terms.
 */
export function lineOfParts(
  first: { quantity: number; terms: UnitTerms },
  others: { quantity: number; terms: UnitTerms },
): PricedLine {
  const quantity = first.quantity + others.quantity;
  const whole = priceLineAt(others.terms.discountPercentage, { ...others.terms, quantity });
  const parts = [first, others].map(({ quantity: units, terms }) =>
    priceLineAt(terms.discountPercentage, { ...terms, quantity: units }),
  );
  // Two parts are rounded twice.
  const finalCents = Math.min(
    whole.finalCents,
    parts.reduce((sum, part) => sum + part.finalCents, 0),
  );
  const savedCents = whole.originalCents - finalCents;
  return {
    ...whole,
    finalCents,
    savedCents,
    // With the two decimals that an order keeps.
    discountPercentage:
      savedCents === 0 ? 0 : Math.round((savedCents * WHOLE_BASIS_POINTS) / whole.originalCents) / 100,
    discountedUnitCents: Math.round(finalCents / quantity),
  };
}
