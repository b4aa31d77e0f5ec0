import { policies } from '#engine/model/policies.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { missingForFreeShippingCents, totals } from './cart-totals.ts';
import { priceLine } from './line.ts';
import { STANDARD_TIERS } from './tiers.ts';
import { anyPriceCents, anyQuantity, anyTiers } from './tiers-arbitrary.ts';

const line = (unitPriceCents: number, quantity: number) =>
  priceLine({ unitPriceCents, quantity, tiers: STANDARD_TIERS });

describe('totals', () => {
  it('adds up a cart', () => {
    expect(totals([line(24_99, 5), line(12_50, 2)])).toEqual({
      subtotalCents: 149_95,
      totalDiscountCents: 6_25,
      totalCents: 143_70,
      shippingCents: 0,
      grandTotalCents: 143_70,
      cartCount: 7,
    });
  });

  test.each([
    ['100.00 ships free', 100_00, 0, 0],
    ['99.99 pays 9.95 and lacks one cent', 99_99, 9_95, 1],
    ['24.99 pays 9.95 and lacks 75.01', 24_99, 9_95, 75_01],
  ])('%s', (_, totalCents, shippingCents, missingCents) => {
    expect(totals([line(totalCents, 1)])).toMatchObject({
      totalCents,
      shippingCents,
      grandTotalCents: totalCents + shippingCents,
    });
    expect(missingForFreeShippingCents(totalCents)).toBe(missingCents);
  });

  it('measures free shipping after the discount', () => {
    expect(totals([line(20_50, 5)])).toMatchObject({
      subtotalCents: 102_50,
      totalCents: 97_38,
      shippingCents: 9_95,
    });
  });

  it('charges nothing for an empty cart', () => {
    expect(totals([])).toEqual({
      subtotalCents: 0,
      totalDiscountCents: 0,
      totalCents: 0,
      shippingCents: 0,
      grandTotalCents: 0,
      cartCount: 0,
    });
  });

  it('is the sum of its lines, in whole cents, never negative', () => {
    const anyLine = fc
      .tuple(anyPriceCents, anyQuantity, anyTiers)
      .map(([unitPriceCents, quantity, tiers]) => priceLine({ unitPriceCents, quantity, tiers }));
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
        const sum = totals(lines);
        const total = (pick: (line: (typeof lines)[number]) => number) =>
          lines.reduce((amount, each) => amount + pick(each), 0);
        expect(sum.subtotalCents).toBe(total((each) => each.originalCents));
        expect(sum.totalDiscountCents).toBe(total((each) => each.savedCents));
        expect(sum.totalCents).toBe(total((each) => each.finalCents));
        expect(sum.cartCount).toBe(total((each) => each.quantity));
        expect(sum.grandTotalCents).toBe(sum.totalCents + sum.shippingCents);
        const free = lines.length === 0 || sum.totalCents >= policies().freeShippingCents;
        expect(sum.shippingCents).toBe(free ? 0 : policies().shippingCents);
        for (const amount of Object.values(sum)) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
