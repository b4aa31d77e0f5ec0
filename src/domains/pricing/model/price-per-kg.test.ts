import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pricePerKgCents } from './price-per-kg.ts';

describe('the price per kilogram', () => {
  it.each([
    [2499, 458, 5456],
    [680, 500, 1360],
    [1950, 2, 975_000],
    [1, 1_000_000, 0],
    // Exactly half a cent goes up.
    [1, 2_000, 1],
    [3, 2_000, 2],
    [1, 2_001, 0],
  ])('of %i cents for %i g is %i cents', (price, grams, perKg) => {
    expect(pricePerKgCents(price, grams)).toBe(perKg);
  });

  it('is not known without a weight', () => {
    expect(pricePerKgCents(2499, 0)).toBeNull();
  });

  it('is the nearest whole cent, whatever price and weight', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (price, grams) => {
          const exact = BigInt(price) * 1_000n;
          const twice = 2n * BigInt(pricePerKgCents(price, grams)!) * BigInt(grams);
          // Within half a cent, the upper half included.
          expect(twice - 2n * exact <= BigInt(grams)).toBe(true);
          expect(2n * exact - twice < BigInt(grams)).toBe(true);
        },
      ),
    );
  });

  it('refuses what is no whole number of cents', () => {
    expect(() => pricePerKgCents(1.5, 100)).toThrow(RangeError);
  });
});
