import { policies } from '#engine/model/policies.ts';
import { roundedShare } from '#engine/model/money.ts';
import { shareUpTo } from './cumulative.ts';

/** A line as it was sold. */
export interface BoughtLine {
  quantity: number;
  /** After the bulk discount. */
  goodsCents: number;
  /** The line's share of the code. */
  promoCents: number;
}

/** What goes back for some pieces of a line. */
export interface ReturnedPieces {
  /** What the customer paid for them: goods less the code. */
  paidCents: number;
  /** Of that, what is kept. */
  feeCents: number;
  /** What is taken back of the sale's goods, and of the code's share in them, once the fee is off. */
  cents: number;
  promoCents: number;
}

/**
 * What `quantity` pieces of a line cost when `before` have gone back already. Rounded over all that went back so far, so
 * that piece by piece gives the same as all at once; so is the fee.
 */
export function returnedPieces(
  { quantity: bought, goodsCents, promoCents: soldPromoCents }: BoughtLine,
  { before, quantity, withFee }: { before: number; quantity: number; withFee: boolean },
): ReturnedPieces {
  const step = (upTo: (pieces: number) => number) => upTo(before + quantity) - upTo(before);
  const paidUpTo = (pieces: number) => shareUpTo(goodsCents - soldPromoCents, pieces, bought);
  const paidCents = step(paidUpTo);
  const feeCents = withFee
    ? step((pieces) => roundedShare(paidUpTo(pieces), policies().restockingFeePercent, 100))
    : 0;
  const givenCents = paidCents - feeCents;
  const wholePromoCents = step((pieces) => shareUpTo(soldPromoCents, pieces, bought));
  // The fee lowers goods and code in proportion.
  const promoCents = feeCents === 0 ? wholePromoCents : shareUpTo(wholePromoCents, givenCents, paidCents);
  return { paidCents, feeCents, cents: givenCents + promoCents, promoCents };
}
