import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheaperLargerQuantity, priceLine } from './line.ts';
import { ALONE, MAX_COUNTS_AS, priceLines, unitsOfLine, type LineToPool } from './pooled-lines.ts';
import { STANDARD_TIERS } from './tiers.ts';
import { anyPriceCents, anyQuantity, anyTiers } from './tiers-arbitrary.ts';
import { cheapestWayUp } from './way-up.ts';

const line = (unitPriceCents: number, quantity: number, countsAs = 1, familyId: number | null = 7) => ({
  unitPriceCents,
  quantity,
  tiers: STANDARD_TIERS,
  familyId,
  countsAs,
});

describe('lines of a family', () => {
  it('count together, and each pays its own price less that percentage', () => {
    const [small, large, other] = priceLines([line(990, 6), line(24_99, 3), line(500, 4, 1, null)]);
    expect(small).toMatchObject({ pooledUnits: 9, discountPercentage: 5, finalCents: 56_43, familyId: 7 });
    expect(large).toMatchObject({ pooledUnits: 9, discountPercentage: 5, finalCents: 71_22, familyId: 7 });
    expect(other).toMatchObject({ pooledUnits: 4, discountPercentage: 0, finalCents: 20_00, familyId: null });
  });

  it('count by what each is worth: a case of six as six', () => {
    const [bottle, box] = priceLines([line(990, 4), line(55_00, 1, 6)]);
    expect(bottle).toMatchObject({ pooledUnits: 10, discountPercentage: 10, finalCents: 35_64 });
    expect(box).toMatchObject({ pooledUnits: 10, discountPercentage: 10, finalCents: 49_50 });
  });

  it('of two families do not count together', () => {
    const [one, another] = priceLines([line(990, 4, 1, 1), line(990, 4, 1, 2)]);
    expect([one!.pooledUnits, another!.pooledUnits]).toEqual([4, 4]);
  });
});

const anyPlace = fc.record({
  familyId: fc.option(fc.integer({ min: 1, max: 3 })),
  countsAs: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: MAX_COUNTS_AS })),
});
/** All lines of a family have its ladder. */
const anyCart: fc.Arbitrary<LineToPool[]> = fc
  .record({
    ladders: fc.tuple(anyTiers, anyTiers, anyTiers),
    lines: fc.array(
      fc.record({ unitPriceCents: anyPriceCents, quantity: anyQuantity, place: anyPlace, own: anyTiers }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ ladders, lines }) =>
    lines.map(({ place: { familyId, countsAs }, own, ...rest }) => ({
      ...rest,
      familyId,
      countsAs: familyId === null ? 1 : countsAs,
      tiers: familyId === null ? own : ladders[familyId - 1]!,
    })),
  );

describe('for any cart', () => {
  it('a family of one is no family', () => {
    fc.assert(
      fc.property(anyPriceCents, anyQuantity, anyTiers, (unitPriceCents, quantity, tiers) => {
        const plain = priceLine({ unitPriceCents, quantity, tiers });
        const [alone] = priceLines([{ unitPriceCents, quantity, tiers, familyId: 1, countsAs: 1 }]);
        const [none] = priceLines([{ unitPriceCents, quantity, tiers, ...ALONE }]);
        expect(alone).toMatchObject({ ...plain, pooledUnits: quantity });
        expect(none).toMatchObject({ ...plain, pooledUnits: quantity });
      }),
    );
  });

  it('no line costs more than alone', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        for (const [index, priced] of priceLines(lines).entries()) {
          const own = lines[index]!;
          expect(priced.finalCents).toBeLessThanOrEqual(priceLines([own])[0]!.finalCents);
          expect(priced.finalCents).toBeLessThanOrEqual(priceLine(own).finalCents);
        }
      }),
    );
  });

  it('one unit more of any line makes no other line dearer', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(), (lines, pick) => {
        const grown = pick % lines.length;
        const before = priceLines(lines);
        const after = priceLines(
          lines.map((each, index) => (index === grown ? { ...each, quantity: each.quantity + 1 } : each)),
        );
        for (const [index, priced] of after.entries()) {
          expect(priced.discountedUnitCents).toBeLessThanOrEqual(before[index]!.discountedUnitCents);
          const most = index === grown ? Infinity : before[index]!.finalCents;
          expect(priced.finalCents).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  it('the order of lines is irrelevant', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        expect(priceLines(lines.toReversed())).toEqual(priceLines(lines).toReversed());
      }),
    );
  });
});

describe('the cheapest way up', () => {
  const size = (productId: number, unitPriceCents: number, quantity: number, countsAs = 1) => ({
    ...line(unitPriceCents, quantity, countsAs),
    tiers: [{ minQuantity: 10, discountPercentage: 50 }],
    productId,
    maxQuantity: 999,
  });

  it('is in the size that costs least', () => {
    // One small one more halves what nine large ones cost.
    expect(cheapestWayUp([size(1, 990, 0), size(2, 24_99, 9)])).toMatchObject({ productId: 1, quantity: 1 });
    // A case that counts as six is cheaper than six bottles.
    expect(cheapestWayUp([size(1, 990, 4), size(2, 30_00, 0, 6), size(3, 90_00, 1)])).toMatchObject({
      productId: 2,
      quantity: 1,
    });
  });

  it('never proposes more of a size than there is', () => {
    const sizes = [{ ...size(1, 990, 0), maxQuantity: 0 }, size(2, 24_99, 9)];
    expect(cheapestWayUp(sizes)).toMatchObject({ productId: 2, quantity: 10 });
  });

  it('of a product alone is its cheaper larger quantity', () => {
    fc.assert(
      fc.property(
        anyPriceCents,
        anyQuantity,
        anyTiers,
        anyQuantity,
        (unitPriceCents, quantity, tiers, max) => {
          const asked = { unitPriceCents, quantity, tiers, maxQuantity: max };
          const way = cheapestWayUp([{ ...asked, ...ALONE, productId: 1 }]);
          const plain = cheaperLargerQuantity(asked);
          expect(way).toEqual(plain && { productId: 1, ...plain });
        },
      ),
    );
  });

  it('makes all sizes cheaper together, and the units rise', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const family = lines
          .filter(({ familyId }) => familyId === 1)
          .map((each, index) => ({ ...each, productId: index, maxQuantity: 999 }));
        const way = cheapestWayUp(family);
        if (way === null) return;
        const after = family.map((each) =>
          each.productId === way.productId ? { ...each, quantity: way.quantity } : each,
        );
        const total = priceLines(after).reduce((sum, { finalCents }) => sum + finalCents, 0);
        expect(total).toBe(way.finalCents);
        expect(way.savedCents).toBeGreaterThan(0);
        const units = (all: typeof family) => all.reduce((sum, each) => sum + unitsOfLine(each), 0);
        expect(units(after)).toBeGreaterThan(units(family));
      }),
    );
  });
});
