import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type CheaperQuantity, cheaperLargerQuantity, priceLine } from './line.ts';
import { type DiscountTiers, STANDARD_TIERS } from './tiers.ts';
import { anyPriceCents, anyQuantity, anyTiers } from './tiers-arbitrary.ts';

describe('a line at 24.99 with the standard table', () => {
  test.each([
    [1, 0, 24_99, 24_99],
    [4, 0, 99_96, 99_96],
    [5, 5, 124_95, 118_70],
    [10, 10, 249_90, 224_91],
    [24, 10, 599_76, 539_78],
    [25, 15, 624_75, 531_04],
    [50, 20, 1_249_50, 999_60],
  ])('%d items: %d %% off %d is %d', (quantity, discountPercentage, originalCents, finalCents) => {
    expect(priceLine({ unitPriceCents: 24_99, quantity, tiers: STANDARD_TIERS })).toMatchObject({
      quantity,
      discountPercentage,
      originalCents,
      finalCents,
      savedCents: originalCents - finalCents,
    });
  });

  it('shows a rounded unit price', () => {
    const { discountedUnitCents } = priceLine({ unitPriceCents: 24_99, quantity: 5, tiers: STANDARD_TIERS });
    expect(discountedUnitCents).toBe(23_74);
  });
});

describe('rounding', () => {
  const from2 = (discountPercentage: number): DiscountTiers => [{ minQuantity: 2, discountPercentage }];

  test.each([
    ['exactly half a cent goes up: 9.5', 5, 5, 10],
    ['just below half a cent goes down: 9.499', 5, 5.01, 9],
    ['fractions of a percent count', 10_00, 0.29, 19_94],
    ['a percentage that floating point cannot hold', 50_00, 4.35, 95_65],
    ['only the line is rounded, not the unit', 3, 15, 5],
    ['nothing costs nothing', 0, 50, 0],
  ])('%s', (_, unitPriceCents, percentage, finalCents) => {
    expect(priceLine({ unitPriceCents, quantity: 2, tiers: from2(percentage) }).finalCents).toBe(finalCents);
  });

  it('half up: 3 items of 0.05 at 50 % are 0.08', () => {
    expect(priceLine({ unitPriceCents: 5, quantity: 3, tiers: from2(50) }).finalCents).toBe(8);
  });
});

describe('mistakes', () => {
  test.each([
    [24.99, 5],
    [-1, 5],
    [Number.NaN, 5],
    [24_99, -1],
    [24_99, 1.5],
    [24_99, Number.NaN],
    [Number.MAX_SAFE_INTEGER, 2],
  ])('a price of %d and a quantity of %d throw', (unitPriceCents, quantity) => {
    expect(() => priceLine({ unitPriceCents, quantity, tiers: STANDARD_TIERS })).toThrow(RangeError);
  });

  test.each([-1, 100.01, Number.NaN])('%d %% throws', (discountPercentage) => {
    const tiers = [{ minQuantity: 2, discountPercentage }];
    expect(() => priceLine({ unitPriceCents: 100, quantity: 2, tiers })).toThrow(RangeError);
  });
});

describe('every line', () => {
  it('is whole cents, never negative, never above the original', () => {
    fc.assert(
      fc.property(anyPriceCents, anyQuantity, anyTiers, (unitPriceCents, quantity, tiers) => {
        const line = priceLine({ unitPriceCents, quantity, tiers });
        const { discountPercentage: _percentage, ...amounts } = line;
        for (const amount of Object.values(amounts)) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(line.finalCents).toBeLessThanOrEqual(line.originalCents);
        expect(line.originalCents).toBe(unitPriceCents * quantity);
        expect(line.finalCents + line.savedCents).toBe(line.originalCents);
      }),
    );
  });

  it('is price × quantity × (100 − percentage) / 100, rounded half up', () => {
    fc.assert(
      fc.property(anyPriceCents, anyQuantity, anyTiers, (unitPriceCents, quantity, tiers) => {
        const { finalCents, discountPercentage } = priceLine({ unitPriceCents, quantity, tiers });
        const payable = 10_000n - BigInt(Math.round(discountPercentage * 100));
        const exact = (BigInt(unitPriceCents) * BigInt(quantity) * payable + 5_000n) / 10_000n;
        expect(BigInt(finalCents)).toBe(exact);
      }),
    );
  });
});

describe('cheaperLargerQuantity', () => {
  const at2499 = (quantity: number, maxQuantity = 999) =>
    cheaperLargerQuantity({ unitPriceCents: 24_99, quantity, tiers: STANDARD_TIERS, maxQuantity });

  it('offers 25 for 531.04 to somebody who takes 24 for 539.78', () => {
    expect(at2499(24)).toEqual({ quantity: 25, finalCents: 531_04, savedCents: 8_74 });
  });

  it('says nothing where more costs more', () => {
    expect(at2499(23)).toBeNull();
    expect(at2499(25)).toBeNull();
    expect(at2499(999)).toBeNull();
  });

  it('never offers what is not there', () => {
    expect(at2499(24, 24)).toBeNull();
  });

  it('offers nothing cheaper than free', () => {
    const free = { unitPriceCents: 0, quantity: 24, tiers: STANDARD_TIERS, maxQuantity: 999 };
    expect(cheaperLargerQuantity(free)).toBeNull();
  });

  it('finds what trying every quantity finds', () => {
    const byTrying = (
      unitPriceCents: number,
      quantity: number,
      tiers: DiscountTiers,
      maxQuantity: number,
    ): CheaperQuantity | null => {
      const cost = (units: number) => priceLine({ unitPriceCents, quantity: units, tiers }).finalCents;
      const chosenCents = cost(quantity);
      let best: CheaperQuantity | null = null;
      for (let units = quantity + 1; units <= maxQuantity; units += 1) {
        const finalCents = cost(units);
        if (finalCents < (best?.finalCents ?? chosenCents)) {
          best = { quantity: units, finalCents, savedCents: chosenCents - finalCents };
        }
      }
      return best;
    };
    fc.assert(
      fc.property(
        anyPriceCents,
        fc.integer({ min: 1, max: 130 }),
        anyTiers,
        fc.integer({ min: 1, max: 150 }),
        (unitPriceCents, quantity, tiers, maxQuantity) => {
          expect(cheaperLargerQuantity({ unitPriceCents, quantity, tiers, maxQuantity })).toEqual(
            byTrying(unitPriceCents, quantity, tiers, maxQuantity),
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});
