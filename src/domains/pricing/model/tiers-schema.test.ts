import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import english from '#engine/texts/en/validation.json';
import { STANDARD_TIERS } from './tiers.ts';
import { anyTiers } from './tiers-arbitrary.ts';
import { discountTiersSchema } from './tiers-schema.ts';

const tier = (minQuantity: unknown, discountPercentage: unknown) => ({ minQuantity, discountPercentage });

describe('discountTiersSchema', () => {
  test.each([
    ['the standard table', STANDARD_TIERS],
    ['an empty list', []],
    ['the smallest quantity and the highest percentage', [tier(2, 90)]],
    ['hundredths of a percent', [tier(10, 0.01), tier(20, 0.29), tier(30, 4.35)]],
    ['twenty tiers', Array.from({ length: 20 }, (_, index) => tier(index + 2, index + 1))],
  ])('accepts %s', (_, tiers) => {
    expect(discountTiersSchema.parse(tiers)).toEqual(tiers);
  });

  it('accepts whatever the property tests call tiers', () => {
    fc.assert(
      fc.property(anyTiers, (tiers) => {
        expect(discountTiersSchema.safeParse(tiers).success).toBe(true);
      }),
    );
  });

  test.each([
    ['null', null, 'tiersFormat'],
    ['text', '10:5', 'tiersFormat'],
    ['a number in the list', [5], 'tiersFormat'],
    ['quantity 1', [tier(1, 5)], 'tiersQuantity'],
    ['quantity 0', [tier(0, 5)], 'tiersQuantity'],
    ['a negative quantity', [tier(-5, 5)], 'tiersQuantity'],
    ['half a unit', [tier(2.5, 5)], 'tiersQuantity'],
    ['a quantity as text', [tier('5', 5)], 'tiersQuantity'],
    ['a missing quantity', [{ discountPercentage: 5 }], 'tiersQuantity'],
    ['an endless quantity', [tier(Number.POSITIVE_INFINITY, 5)], 'tiersQuantity'],
    ['an unsafe quantity', [tier(2 ** 53, 5)], 'tiersQuantity'],
    ['0 %', [tier(5, 0)], 'tiersPercentage'],
    ['-5 %', [tier(5, -5)], 'tiersPercentage'],
    ['90.01 %', [tier(5, 90.01)], 'tiersPercentage'],
    ['NaN %', [tier(5, Number.NaN)], 'tiersPercentage'],
    ['a missing percentage', [{ minQuantity: 5 }], 'tiersPercentage'],
    ['three decimals', [tier(5, 5.125)], 'tiersDecimals'],
    ['equal quantities', [tier(5, 5), tier(5, 10)], 'tiersRising'],
    ['falling quantities', [tier(10, 5), tier(5, 10)], 'tiersRising'],
    ['equal percentages', [tier(5, 5), tier(10, 5)], 'tiersPercentageRising'],
    ['falling percentages', [tier(5, 10), tier(10, 5)], 'tiersPercentageRising'],
    ['21 tiers', Array.from({ length: 21 }, (_, index) => tier(index + 2, index + 1)), 'tiersMax20'],
  ])('refuses %s', (_, tiers, key) => {
    const messages = discountTiersSchema.safeParse(tiers).error?.issues.map(({ message }) => message);
    expect(messages?.[0]).toBe(`validation:${key}`);
    expect(english).toHaveProperty(key);
  });

  it('names the format in the words of the specification', () => {
    expect(english.tiersFormat).toBe('Discount tiers should be in format: 10:5,20:10,50:15');
  });
});
