import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceLines } from '#domains/pricing/model/pooled-lines.ts';
import { anyQuantity, anyTiers } from '#domains/pricing/model/tiers-arbitrary.ts';
import { STANDARD_TIERS } from '#domains/pricing/model/tiers.ts';
import {
  aloneLines,
  closingPrices,
  goodsCents,
  linesBy,
  mostOwedCents,
  ownShippingCents,
  pooledShippingCents,
  shareOf,
  unitsOfSizes,
  type GroupTerms,
  type SizeQuantity,
} from './group-sizes.ts';

/** A small bottle, a large one, and a case of six large ones. */
const OIL: GroupTerms = {
  tiers: STANDARD_TIERS,
  sizes: [
    { productId: 1, countsAs: 1, priceCents: 9_90 },
    { productId: 2, countsAs: 1, priceCents: 24_99 },
    { productId: 3, countsAs: 6, priceCents: 130_00 },
  ],
};
const of = (...quantities: number[]): SizeQuantity[] =>
  quantities.flatMap((quantity, at) => (quantity > 0 ? [{ productId: at + 1, quantity }] : []));

describe('members of a family', () => {
  it('count together, a case of six as six, and each pays the own sizes less that', () => {
    const [small, box] = [of(4), of(0, 0, 1)];
    expect(unitsOfSizes(OIL, [...small, ...box])).toBe(10);
    // 10 % of 39.60, and of 130.00.
    expect(shareOf(OIL, small, 10)).toEqual({ nowCents: 35_64, atMostCents: 39_60 });
    // A case alone is six: 5 % off.
    expect(shareOf(OIL, box, 10)).toEqual({ nowCents: 117_00, atMostCents: 123_50 });
  });

  it('pay at closing what a size has fallen to, and what the others were opened with', () => {
    const now = new Map([
      [1, { unitPriceCents: 8_00, tiers: STANDARD_TIERS }],
      [2, { unitPriceCents: 30_00, tiers: STANDARD_TIERS }],
    ]);
    const lines = linesBy(closingPrices(OIL, now, 10), of(1, 1, 1));
    expect(lines.map(({ finalCents }) => finalCents)).toEqual([7_20, 22_49, 117_00]);
  });

  it('are refused a size that the group does not have', () => {
    expect(() => aloneLines(OIL, [{ productId: 9, quantity: 1 }])).toThrow(RangeError);
  });
});

const anyFamily = fc.record({
  tiers: anyTiers,
  sizes: fc
    .array(
      fc.record({
        countsAs: fc.integer({ min: 1, max: 12 }),
        priceCents: fc.integer({ min: 1, max: 500_00 }),
      }),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    .map((sizes) => sizes.map((size, at) => ({ ...size, productId: at + 1 }))),
});
const anyGroup = anyFamily.chain((opening) =>
  fc.record({
    opening: fc.constant(opening),
    now: fc
      .array(fc.record({ unitPriceCents: fc.integer({ min: 1, max: 500_00 }), tiers: anyTiers }), {
        minLength: opening.sizes.length,
        maxLength: opening.sizes.length,
      })
      .map((terms) => new Map(terms.map((each, at) => [at + 1, each]))),
    members: fc.array(
      fc.uniqueArray(
        fc.record({ productId: fc.integer({ min: 1, max: opening.sizes.length }), quantity: anyQuantity }),
        { minLength: 1, maxLength: 4, selector: ({ productId }) => productId },
      ),
      { minLength: 1, maxLength: 8 },
    ),
  }),
);

describe('whatever the sizes, the prices and the members', () => {
  it('nobody pays more than alone, size by size, and everybody the tier of all units', () => {
    fc.assert(
      fc.property(anyGroup, ({ opening, now, members }) => {
        const prices = closingPrices(opening, now, unitsOfSizes(opening, members.flat()));
        const terms = new Map<number, Set<string>>();
        for (const items of members) {
          const lines = linesBy(prices, items);
          for (const [at, alone] of aloneLines(opening, items).entries())
            expect(lines[at]!.finalCents).toBeLessThanOrEqual(alone.finalCents);
          for (const [at, { productId }] of items.entries())
            terms.set(
              productId,
              (terms.get(productId) ?? new Set()).add(
                `${lines[at]!.discountPercentage} of ${lines[at]!.originalCents / lines[at]!.quantity}`,
              ),
            );
        }
        for (const each of terms.values()) expect(each.size).toBe(1);
      }),
    );
  });

  it('what somebody would pay alone is what a cart with the same lines costs', () => {
    fc.assert(
      fc.property(anyGroup, ({ opening, members: [items] }) => {
        const size = (id: number) => opening.sizes.find(({ productId }) => productId === id)!;
        const cart = priceLines(
          items!.map(({ productId, quantity }) => ({
            familyId: 7,
            countsAs: size(productId).countsAs,
            unitPriceCents: size(productId).priceCents,
            quantity,
            tiers: opening.tiers,
          })),
        );
        expect(aloneLines(opening, items!).map(({ finalCents }) => finalCents)).toEqual(
          cart.map(({ finalCents }) => finalCents),
        );
      }),
    );
  });

  it('another member never makes it dearer', () => {
    fc.assert(
      fc.property(anyGroup, ({ opening, members }) => {
        const [first, ...others] = members;
        const before = shareOf(opening, first!, unitsOfSizes(opening, first!)).nowCents;
        const after = shareOf(opening, first!, unitsOfSizes(opening, [...first!, ...others.flat()])).nowCents;
        expect(after).toBeLessThanOrEqual(before);
      }),
    );
  });

  it('a card promises enough for goods and shipping, however they are delivered', () => {
    fc.assert(
      fc.property(anyGroup, ({ opening, now, members }) => {
        const prices = closingPrices(opening, now, unitsOfSizes(opening, members.flat()));
        const lines = members.flatMap((items) => linesBy(prices, items));
        for (const [index, items] of members.entries()) {
          const goods = goodsCents(linesBy(prices, items));
          const isOrganizer = index === 0;
          const apart = mostOwedCents(opening, { items, isOrganizer, delivery: 'separate' });
          expect(goods + ownShippingCents(opening, items)).toBeLessThanOrEqual(apart);
          const together = mostOwedCents(opening, { items, isOrganizer, delivery: 'together' });
          expect(goods + (isOrganizer ? pooledShippingCents(lines) : 0)).toBeLessThanOrEqual(together);
        }
      }),
    );
  });
});
