import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ladder, producerNet } from './commission.ts';
import { priceLine } from './line.ts';
import { STANDARD_TIERS } from './tiers.ts';
import { anyPriceCents, anyTiers } from './tiers-arbitrary.ts';

describe('producerNet', () => {
  test.each([
    [100_00, 85_00],
    [24_99, 21_24],
    [1, 1],
    [10, 9],
    [0, 0],
  ])('of %d cents the producer keeps %d', (cents, net) => {
    expect(producerNet(cents)).toBe(net);
  });

  test.each([-1, 0.5, Number.NaN])('%d throws', (cents) => {
    expect(() => producerNet(cents)).toThrow(RangeError);
  });
});

describe('ladder', () => {
  it('shows the standard table at 24.99', () => {
    expect(ladder(24_99, STANDARD_TIERS)).toEqual([
      {
        minQuantity: 5,
        discountPercentage: 5,
        unitCents: 23_74,
        lineCents: 118_70,
        netPerUnitCents: 20_18,
        undercut: null,
      },
      {
        minQuantity: 10,
        discountPercentage: 10,
        unitCents: 22_49,
        lineCents: 224_91,
        netPerUnitCents: 19_12,
        undercut: null,
      },
      {
        minQuantity: 25,
        discountPercentage: 15,
        unitCents: 21_24,
        lineCents: 531_04,
        netPerUnitCents: 18_06,
        undercut: { fromQuantity: 24, atQuantity: 25, savedCents: 8_74 },
      },
      {
        minQuantity: 50,
        discountPercentage: 20,
        unitCents: 19_99,
        lineCents: 999_60,
        netPerUnitCents: 16_99,
        undercut: { fromQuantity: 48, atQuantity: 50, savedCents: 41_23 },
      },
    ]);
  });

  it('follows an undercut down through the tiers below', () => {
    const steep = [
      { minQuantity: 10, discountPercentage: 5 },
      { minQuantity: 11, discountPercentage: 50 },
    ];
    // 11 for 5.50: everything from 6 for 6.00 up to 10 for 9.50 is dearer.
    expect(ladder(1_00, steep)[1]?.undercut).toEqual({ fromQuantity: 6, atQuantity: 11, savedCents: 4_00 });
  });

  it('is empty without tiers', () => {
    expect(ladder(24_99, [])).toEqual([]);
  });

  it('finds the undercuts that trying every quantity finds', () => {
    fc.assert(
      fc.property(anyPriceCents, anyTiers, (unitPriceCents, tiers) => {
        const cost = (quantity: number) => priceLine({ unitPriceCents, quantity, tiers }).finalCents;
        for (const { minQuantity, lineCents, undercut } of ladder(unitPriceCents, tiers)) {
          let from = minQuantity;
          while (from > 1 && cost(from - 1) > lineCents) from -= 1;
          expect(undercut).toEqual(
            from === minQuantity
              ? null
              : {
                  fromQuantity: from,
                  atQuantity: minQuantity,
                  savedCents: cost(minQuantity - 1) - lineCents,
                },
          );
        }
      }),
    );
  });

  it('never leaves the producer more than the buyer pays', () => {
    fc.assert(
      fc.property(anyPriceCents, anyTiers, (unitPriceCents, tiers) => {
        for (const row of ladder(unitPriceCents, tiers)) {
          expect(row.netPerUnitCents).toBeLessThanOrEqual(row.unitCents);
          expect(row.netPerUnitCents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
