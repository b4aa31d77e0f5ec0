import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnedPieces, type SettledPiece } from './returned-pieces.ts';

const settledArbitrary = fc
  .array(
    fc.record({ cents: fc.integer({ min: -500, max: 5_000 }), nextPiece: fc.integer({ min: 2, max: 9 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((pieces): SettledPiece[] => pieces.map((piece, index) => ({ entryId: index + 1, ...piece })))
  .filter((pieces) => pieces.reduce((sum, { cents }) => sum + cents, 0) > 0);

describe('a payout that comes back', () => {
  it('opens again exactly what came back, never more of an entry than was settled', () => {
    fc.assert(
      fc.property(settledArbitrary, fc.double({ min: 0, max: 1, noNaN: true }), (settled, share) => {
        const standing = settled.reduce((sum, { cents }) => sum + cents, 0);
        const cents = Math.max(1, Math.round(standing * share));
        const pieces = returnedPieces(settled, cents);
        expect(pieces.reduce((sum, piece) => sum + piece.cents, 0)).toBe(-cents);
        for (const { entryId, piece, cents: going } of pieces) {
          const of = settled.find((each) => each.entryId === entryId)!;
          expect(piece).toBe(of.nextPiece);
          const left = of.cents + going;
          expect(Math.abs(left)).toBeLessThanOrEqual(Math.abs(of.cents));
          expect(left * of.cents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('cannot bring more than it took', () => {
    const settled = [{ entryId: 1, cents: 100, nextPiece: 2 }];
    expect(() => returnedPieces(settled, 101)).toThrow(RangeError);
    expect(() => returnedPieces(settled, 0)).toThrow(RangeError);
  });
});
