import type { Piece } from './due.ts';

/** What a payout still settles of an entry. */
export interface SettledPiece {
  entryId: number;
  /** Below zero: something that was taken back and set against the rest. */
  cents: number;
  /** The number of the next piece of the entry. */
  nextPiece: number;
}

/**
 * A payout came back, whole or in part: these pieces open again what it had settled, the last first. All that it still
 * settles goes back at once; less than that comes off what was earned.
 */
export function returnedPieces(settled: readonly SettledPiece[], cents: number): Piece[] {
  const standing = settled.reduce((sum, piece) => sum + piece.cents, 0);
  if (cents <= 0 || cents > standing) throw new RangeError(`Cannot return ${cents} of ${standing}`);
  if (cents === standing)
    return settled
      .filter((piece) => piece.cents !== 0)
      .map(({ entryId, nextPiece: piece, cents: whole }) => ({ entryId, piece, cents: 0 - whole }));
  const pieces: Piece[] = [];
  let left = cents;
  for (const { entryId, nextPiece: piece, cents: own } of settled.toReversed()) {
    const going = Math.min(Math.max(own, 0), left);
    if (going === 0) continue;
    pieces.push({ entryId, piece, cents: 0 - going });
    left -= going;
  }
  return pieces;
}
