import fc from 'fast-check';
import type { DiscountTier } from './tiers.ts';

/** For property tests: any tiers the rules allow, fractions of a percent and steep ladders included. */
export const anyTiers: fc.Arbitrary<DiscountTier[]> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 2, max: 120 }), fc.integer({ min: 1, max: 90_00 })), {
    maxLength: 6,
    comparator: (a, b) => a[0] === b[0] || a[1] === b[1],
  })
  .map((pairs) => {
    const quantities = pairs.map(([quantity]) => quantity).sort((a, b) => a - b);
    const basisPoints = pairs.map(([, points]) => points).sort((a, b) => a - b);
    return quantities.map((minQuantity, index) => ({
      minQuantity,
      discountPercentage: (basisPoints[index] ?? 0) / 100,
    }));
  });

/** Up to $100,000.00 a unit, cheap ones (where rounding shows) as often as dear ones. */
export const anyPriceCents = fc.oneof(fc.nat(200), fc.nat(100_000_00));

export const anyQuantity = fc.integer({ min: 1, max: 999 });
