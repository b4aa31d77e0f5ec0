import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { effectiveTiers, nextTier, percentageFor, STANDARD_TIERS, tierRanges } from './tiers.ts';
import { anyQuantity, anyTiers } from './tiers-arbitrary.ts';

describe('the standard table', () => {
  test.each([
    [1, 0],
    [4, 0],
    [5, 5],
    [9, 5],
    [10, 10],
    [24, 10],
    [25, 15],
    [49, 15],
    [50, 20],
    [999, 20],
  ])('%d items: %d %%', (quantity, percentage) => {
    expect(percentageFor(STANDARD_TIERS, quantity)).toBe(percentage);
  });

  it('applies to products without tiers of their own', () => {
    expect(effectiveTiers(null)).toBe(STANDARD_TIERS);
  });

  it('does not apply to products with an empty list', () => {
    expect(effectiveTiers([])).toEqual([]);
    expect(percentageFor([], 999)).toBe(0);
  });

  it('reads 1-4 0%, 5-9 5%, 10-24 10%, 25-49 15%, 50+ 20%', () => {
    expect(tierRanges(STANDARD_TIERS)).toEqual([
      { number: 1, from: 1, to: 4, percent: 0 },
      { number: 2, from: 5, to: 9, percent: 5 },
      { number: 3, from: 10, to: 24, percent: 10 },
      { number: 4, from: 25, to: 49, percent: 15 },
      { number: 5, from: 50, to: null, percent: 20 },
    ]);
  });
});

describe('nextTier', () => {
  test.each([
    [1, 5, 4],
    [4, 5, 1],
    [5, 10, 5],
    [24, 25, 1],
    [49, 50, 1],
  ])('with %d items the tier at %d is %d away', (quantity, minQuantity, missing) => {
    expect(nextTier(STANDARD_TIERS, quantity)).toMatchObject({ tier: { minQuantity }, missing });
  });

  it('is null in the last tier and without tiers', () => {
    expect(nextTier(STANDARD_TIERS, 50)).toBeNull();
    expect(nextTier([], 1)).toBeNull();
  });
});

describe('whatever the tiers', () => {
  it('more units never lower the percentage', () => {
    fc.assert(
      fc.property(anyTiers, anyQuantity, anyQuantity, (tiers, a, b) => {
        const [fewer, more] = a < b ? [a, b] : [b, a];
        expect(percentageFor(tiers, more)).toBeGreaterThanOrEqual(percentageFor(tiers, fewer));
      }),
    );
  });

  it('the ranges cover every quantity once, with the percentage that applies', () => {
    fc.assert(
      fc.property(anyTiers, anyQuantity, (tiers, quantity) => {
        const hits = tierRanges(tiers).filter(
          ({ from, to }) => quantity >= from && quantity <= (to ?? Infinity),
        );
        expect(hits.map(({ percent }) => percent)).toEqual([percentageFor(tiers, quantity)]);
      }),
    );
  });
});
