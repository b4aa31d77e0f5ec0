import { policies } from '#engine/model/policies.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuantity, anyTiers } from '#domains/pricing/model/tiers-arbitrary.ts';
import { STANDARD_TIERS } from '#domains/pricing/model/tiers.ts';
import type { PriceTerms } from '#domains/pricing/model/terms.ts';
import { aloneLine, closingTerms, lineBy, nextGroupTier } from './group-price.ts';
import { mostOwedCents, ownShippingCents, pooledShippingCents, shareOf, termsOfOne } from './group-sizes.ts';

const OIL: PriceTerms = { unitPriceCents: 24_99, tiers: STANDARD_TIERS };
/** Of one product, as most group buys are. */
const sizes = (opening: PriceTerms) => termsOfOne(1, opening);
const items = (quantity: number) => [{ productId: 1, quantity }];

describe('three who buy 2, 3 and 5 bottles at $24.99 together', () => {
  const quantities = [2, 3, 5];
  const terms = closingTerms(OIL, OIL, 10);

  it('all get the 10 % of ten bottles, each line rounded for itself', () => {
    expect(quantities.map((quantity) => lineBy(terms, quantity).finalCents)).toEqual([44_98, 67_47, 112_46]);
  });

  it('pay at most what their own bottles cost alone', () => {
    expect(quantities.map((quantity) => shareOf(sizes(OIL), items(quantity), 10))).toEqual([
      { nowCents: 44_98, atMostCents: 49_98 },
      { nowCents: 67_47, atMostCents: 74_97 },
      { nowCents: 112_46, atMostCents: 118_70 },
    ]);
  });

  it('are 15 bottles away from the next tier', () => {
    expect(nextGroupTier(OIL, 10)).toEqual({
      quantity: 25,
      missing: 15,
      percentage: 15,
      unitPriceCents: 21_24,
    });
    expect(nextGroupTier(OIL, 50)).toBeNull();
  });

  it('pay the shipping that each would have paid alone', () => {
    expect(quantities.map((quantity) => ownShippingCents(sizes(OIL), items(quantity)))).toEqual([
      policies().shippingCents,
      policies().shippingCents,
      0,
    ]);
  });

  it('pay it once where all go together, by what all of it costs', () => {
    expect(pooledShippingCents(quantities.map((quantity) => lineBy(terms, quantity)))).toBe(0);
    expect(pooledShippingCents([lineBy(terms, 2)])).toBe(policies().shippingCents);
  });
});

const anyTerms = fc.record({ unitPriceCents: fc.integer({ min: 1, max: 1_000_00 }), tiers: anyTiers });
const anyGroup = fc.record({
  opening: anyTerms,
  now: anyTerms,
  quantities: fc.array(anyQuantity, { minLength: 1, maxLength: 12 }),
});
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

describe('whatever the ladders, the prices and the members', () => {
  it('nobody pays more for the goods than alone by the terms of the opening', () => {
    fc.assert(
      fc.property(anyGroup, ({ opening, now, quantities }) => {
        const terms = closingTerms(opening, now, sum(quantities));
        for (const quantity of quantities)
          expect(lineBy(terms, quantity).finalCents).toBeLessThanOrEqual(
            aloneLine(opening, quantity).finalCents,
          );
      }),
    );
  });

  it('everyone pays the same percentage of the same price', () => {
    fc.assert(
      fc.property(anyGroup, ({ opening, now, quantities }) => {
        const terms = closingTerms(opening, now, sum(quantities));
        for (const quantity of quantities) {
          const line = lineBy(terms, quantity);
          expect(line.discountPercentage).toBe(terms.discountPercentage);
          expect(line.originalCents).toBe(terms.unitPriceCents * quantity);
        }
      }),
    );
  });

  it('a price that rose, or a ladder that became flatter, changes nothing', () => {
    fc.assert(
      fc.property(anyTerms, fc.nat(500), anyQuantity, (opening, rise, pooled) => {
        const dearer = { unitPriceCents: opening.unitPriceCents + rise, tiers: [] };
        const before = lineBy(closingTerms(opening, opening, pooled), pooled);
        expect(lineBy(closingTerms(opening, dearer, pooled), pooled)).toEqual(before);
      }),
    );
  });

  it('nobody pays more than the ladder of closing time would have charged the group', () => {
    fc.assert(
      fc.property(anyGroup, ({ opening, now, quantities }) => {
        const pooled = sum(quantities);
        const terms = closingTerms(opening, now, pooled);
        for (const quantity of quantities)
          expect(lineBy(terms, quantity).finalCents).toBeLessThanOrEqual(
            lineBy(closingTerms(now, now, pooled), quantity).finalCents,
          );
      }),
    );
  });

  it('a card promises enough for goods and shipping, however they are delivered', () => {
    fc.assert(
      fc.property(anyGroup, ({ opening, now, quantities }) => {
        const terms = closingTerms(opening, now, sum(quantities));
        const lines = quantities.map((quantity) => lineBy(terms, quantity));
        for (const [index, quantity] of quantities.entries()) {
          const goods = lines[index]!.finalCents;
          const isOrganizer = index === 0;
          const apart = mostOwedCents(sizes(opening), {
            items: items(quantity),
            isOrganizer,
            delivery: 'separate',
          });
          expect(goods + ownShippingCents(sizes(opening), items(quantity))).toBeLessThanOrEqual(apart);
          const together = mostOwedCents(sizes(opening), {
            items: items(quantity),
            isOrganizer,
            delivery: 'together',
          });
          expect(goods + (isOrganizer ? pooledShippingCents(lines) : 0)).toBeLessThanOrEqual(together);
        }
      }),
    );
  });

  it('a parcel is never dearer than alone: free where the own quantity was worth it', () => {
    fc.assert(
      fc.property(anyTerms, anyQuantity, (opening, quantity) => {
        const isFree = aloneLine(opening, quantity).finalCents >= policies().freeShippingCents;
        expect(ownShippingCents(sizes(opening), items(quantity))).toBe(isFree ? 0 : policies().shippingCents);
      }),
    );
  });
});
