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
  /** Where it was taxed. */
  tax?: LineTax | undefined;
}

interface LineTax {
  cents: number;
  /** What it changes of the price: tax on top, or below zero tax in it that nobody pays. */
  onTopCents: number;
  /** What the code costs the house, without tax. */
  promoNetCents: number;
}

/** What goes back for some pieces of a line. */
export interface ReturnedPieces {
  /** What the customer paid for them: goods less the code. */
  paidCents: number;
  /** Of that, what is kept. */
  feeCents: number;
  /** What is taken back of the sale's goods, of the code's share in them, and of the tax, once the fee is off. */
  cents: number;
  promoCents: number;
  taxCents: number;
}

/**
 * What `quantity` pieces of a line cost when `before` have gone back already. Rounded over all that went back so far, so
 * that piece by piece gives the same as all at once; so is the fee.
 */
export function returnedPieces(
  line: BoughtLine,
  { before, quantity, withFee }: { before: number; quantity: number; withFee: boolean },
): ReturnedPieces {
  const { quantity: bought } = line;
  const {
    cents: soldTaxCents,
    onTopCents,
    promoNetCents,
  } = line.tax ?? {
    cents: 0,
    onTopCents: 0,
    promoNetCents: line.promoCents,
  };
  const priceCents = line.goodsCents - line.promoCents;
  const step = (upTo: (pieces: number) => number) => upTo(before + quantity) - upTo(before);
  const paidUpTo = (pieces: number) =>
    shareUpTo(priceCents, pieces, bought) +
    Math.sign(onTopCents) * shareUpTo(Math.abs(onTopCents), pieces, bought);
  const paidCents = step(paidUpTo);
  const feeCents = withFee
    ? step((pieces) => roundedShare(paidUpTo(pieces), policies().restockingFeePercent, 100))
    : 0;
  const givenCents = paidCents - feeCents;
  // The fee lowers goods, code and tax in proportion.
  const given = (soldCents: number) => {
    const whole = step((pieces) => shareUpTo(soldCents, pieces, bought));
    return feeCents === 0 ? whole : shareUpTo(whole, givenCents, paidCents);
  };
  const promoCents = given(promoNetCents);
  const taxCents = Math.min(given(soldTaxCents), givenCents);
  return { paidCents, feeCents, cents: givenCents - taxCents + promoCents, promoCents, taxCents };
}
