import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STANDARD_TIERS } from './tiers.ts';
import { priceLine } from './line.ts';
import { returnedPieces, type BoughtLine } from './returned-pieces.ts';

/** Something bought, and the sizes of the portions in which it comes back. */
const anyReturn: fc.Arbitrary<{ line: BoughtLine; portions: number[] }> = fc
  .record({
    goodsCents: fc.integer({ min: 0, max: 9_999_99 }),
    codePercent: fc.integer({ min: 0, max: 100 }),
    portions: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 12 }),
  })
  .map(({ goodsCents, codePercent, portions }) => ({
    line: {
      goodsCents,
      promoCents: Math.floor((goodsCents * codePercent) / 100),
      quantity: portions.reduce((sum, portion) => sum + portion, 0),
    },
    portions,
  }));

function inPortions(line: BoughtLine, portions: readonly number[], withFee: boolean) {
  let before = 0;
  return portions.map((quantity) => {
    const step = returnedPieces(line, { before, quantity, withFee });
    before += quantity;
    return step;
  });
}

const sum = (steps: readonly object[], key: string) =>
  steps.reduce((total, step) => total + (step as Record<string, number>)[key]!, 0);

describe('what returned pieces cost', () => {
  it('a bulk line of 25 at 15 % gives back exactly what it cost, piece by piece', () => {
    const { finalCents } = priceLine({ unitPriceCents: 24_99, quantity: 25, tiers: STANDARD_TIERS });
    expect(finalCents).toBe(531_04);
    const line = { quantity: 25, goodsCents: finalCents, promoCents: 0 };
    const steps = inPortions(
      line,
      Array.from({ length: 25 }, () => 1),
      false,
    );
    expect(sum(steps, 'paidCents')).toBe(531_04);
    expect(new Set(steps.map(({ paidCents }) => paidCents))).toEqual(new Set([21_24, 21_25]));
  });

  it('any sequence of partial returns sums to what the line cost', () => {
    fc.assert(
      fc.property(anyReturn, ({ line, portions }) => {
        const steps = inPortions(line, portions, false);
        expect(sum(steps, 'paidCents')).toBe(line.goodsCents - line.promoCents);
        expect(sum(steps, 'cents')).toBe(line.goodsCents);
        expect(sum(steps, 'promoCents')).toBe(line.promoCents);
        for (const { cents, promoCents, paidCents } of steps) {
          expect(Math.min(cents, promoCents, paidCents)).toBeGreaterThanOrEqual(0);
          expect(cents - promoCents).toBe(paidCents);
        }
      }),
    );
  });

  it('so does the fee: 15 % of all of it, however many steps it took', () => {
    fc.assert(
      fc.property(anyReturn, ({ line, portions }) => {
        const atOnce = returnedPieces(line, { before: 0, quantity: line.quantity, withFee: true });
        const steps = inPortions(line, portions, true);
        expect(sum(steps, 'feeCents')).toBe(atOnce.feeCents);
        expect(atOnce.feeCents).toBe(Math.round(((line.goodsCents - line.promoCents) * 15) / 100));
        for (const { cents, promoCents, paidCents, feeCents } of steps) {
          expect(Math.min(cents, promoCents, feeCents)).toBeGreaterThanOrEqual(0);
          expect(cents - promoCents).toBe(paidCents - feeCents);
        }
      }),
    );
  });

  it('the fee rounds half up', () => {
    const one = { before: 0, quantity: 1, withFee: true };
    expect(returnedPieces({ quantity: 1, goodsCents: 10_30, promoCents: 0 }, one)).toEqual({
      paidCents: 10_30,
      feeCents: 1_55,
      cents: 8_75,
      promoCents: 0,
      taxCents: 0,
    });
  });
});
