import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceStandingLines, type StandingLine, type StandingTerms } from './standing-price.ts';

const TIERS = [
  { minQuantity: 5, discountPercentage: 5 },
  { minQuantity: 10, discountPercentage: 10 },
  { minQuantity: 25, discountPercentage: 15 },
];
const terms = (unitPriceCents: number, tiers = TIERS): StandingTerms => ({
  productId: 1,
  unitPriceCents,
  tiers,
  familyId: null,
  countsAs: 1,
});
const NOBODY = new Map<string, number>();
const price = (line: StandingLine, others = NOBODY) => priceStandingLines([line], others)[0]!;
const announced = (quantity: number, unitPriceCents: number, others = 0) => ({
  ...terms(unitPriceCents),
  quantity,
  others,
});

describe('what was announced', () => {
  it('holds for fewer units and for as many', () => {
    const now = terms(30_00);
    expect(price({ quantity: 5, now, announced: announced(5, 20_00) }).finalCents).toBe(95_00);
    expect(price({ quantity: 4, now, announced: announced(5, 20_00) }).finalCents).toBe(80_00);
  });

  it('holds for no more units than were announced: the others cost what the day says', () => {
    const line = price({ quantity: 8, now: terms(30_00), announced: announced(2, 20_00) });
    // Two at $20 without a tier, six at $30 by the tier of eight.
    expect(line.finalCents).toBe(40_00 + 171_00);
    expect(line.unitPriceCents).toBe(30_00);
    expect(line.originalCents).toBe(240_00);
    expect(line.savedCents).toBe(29_00);
    expect(line.discountPercentage).toBe(12.08);
  });

  it('lends its others to no unit that it did not name, beyond the tier they give on the day', () => {
    const now = terms(20_00, []);
    const line = price({ quantity: 100, now, announced: announced(1, 20_00, 24) });
    expect(line.finalCents).toBe(17_00 + 99 * 20_00);
  });

  it('gives way to a better price of the day', () => {
    expect(price({ quantity: 9, now: terms(10_00), announced: announced(3, 20_00) }).finalCents).toBe(85_50);
  });

  it('never makes more units cheaper by more than the announced ones, nor dearer than the day', () => {
    const quantity = fc.integer({ min: 1, max: 60 });
    const cents = fc.integer({ min: 1, max: 100_00 });
    fc.assert(
      fc.property(
        fc.record({
          told: quantity,
          wanted: quantity,
          toldCents: cents,
          nowCents: cents,
          others: fc.nat(40),
        }),
        ({ told, wanted, toldCents, nowCents, others }) => {
          const now = terms(nowCents);
          const today = (units: number) =>
            price({ quantity: units, now, announced: null }, new Map([['product:1', others]]));
          const line = price({ quantity: wanted, now, announced: announced(told, toldCents, others) });
          expect(line.finalCents).toBeLessThanOrEqual(today(wanted).finalCents);
          // At most what the named units save, and a cent of rounding.
          const held = Math.min(told, wanted);
          const named = price({ quantity: held, now, announced: announced(held, toldCents, others) });
          const saved = today(wanted).finalCents - line.finalCents;
          expect(saved).toBeLessThanOrEqual(Math.max(0, held * nowCents - named.finalCents) + 1);
          expect(line.originalCents - line.savedCents).toBe(line.finalCents);
          expect(line.discountPercentage).toBeGreaterThanOrEqual(0);
          expect(line.discountPercentage).toBeLessThanOrEqual(100);
        },
      ),
    );
  });
});
