import { describe, expect, it } from 'vitest';
import { STANDARD_TIERS } from '#domains/pricing/model/tiers.ts';
import { termsOfOne } from './group-sizes.ts';
import { nextTierSavingCents, savedTogetherCents } from './group-savings.ts';

const OIL = termsOfOne(1, { unitPriceCents: 24_99, tiers: STANDARD_TIERS });
const shares = (...quantities: number[]) => quantities.map((quantity) => [{ productId: 1, quantity }]);

describe('2, 3 and 5 bottles at $24.99', () => {
  it('cost $18.74 less together than each alone', () => {
    // 49.98 + 74.97 + 118.70 alone, 44.98 + 67.47 + 112.46 together.
    expect(savedTogetherCents(OIL, shares(2, 3, 5))).toBe(18_74);
  });

  it('would cost $12.50 less again at 25 bottles', () => {
    // 42.48 + 63.72 + 106.21 by 15 %.
    expect(nextTierSavingCents(OIL, shares(2, 3, 5))).toBe(12_50);
  });
});

it('alone nothing is saved, and on the top step nothing more', () => {
  expect(savedTogetherCents(OIL, shares(3))).toBe(0);
  expect(savedTogetherCents(OIL, shares())).toBe(0);
  expect(nextTierSavingCents(OIL, shares(50, 3))).toBe(0);
});
