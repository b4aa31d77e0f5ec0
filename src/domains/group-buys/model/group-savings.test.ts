import { describe, expect, it } from 'vitest';
import type { PriceTerms } from '#domains/pricing/model/terms.ts';
import { STANDARD_TIERS } from '#domains/pricing/model/tiers.ts';
import { nextTierSavingCents, savedTogetherCents } from './group-savings.ts';

const OIL: PriceTerms = { unitPriceCents: 24_99, tiers: STANDARD_TIERS };

describe('2, 3 and 5 bottles at $24.99', () => {
  it('cost $18.74 less together than each alone', () => {
    // 49.98 + 74.97 + 118.70 alone, 44.98 + 67.47 + 112.46 together.
    expect(savedTogetherCents(OIL, [2, 3, 5])).toBe(18_74);
  });

  it('would cost $12.50 less again at 25 bottles', () => {
    // 42.48 + 63.72 + 106.21 by 15 %.
    expect(nextTierSavingCents(OIL, [2, 3, 5])).toBe(12_50);
  });
});

it('alone nothing is saved, and on the top step nothing more', () => {
  expect(savedTogetherCents(OIL, [3])).toBe(0);
  expect(savedTogetherCents(OIL, [])).toBe(0);
  expect(nextTierSavingCents(OIL, [50, 3])).toBe(0);
});
