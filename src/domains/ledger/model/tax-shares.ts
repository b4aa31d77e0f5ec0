import { shareUpTo } from '#domains/pricing/model/cumulative.ts';
import { splitByRemainder } from '#domains/pricing/model/split.ts';
import type { TaxAccount } from './accounts.ts';

/** Tax at one rate of one place, and what it is computed on. */
export interface TaxShare {
  account: TaxAccount;
  name: string;
  percent: number;
  baseCents: number;
  taxCents: number;
}

/** The same as a posting writes it down: above zero where something is sold, below where it is taken back. */
export interface BookedTax extends TaxShare {
  /** The part of an order that it belongs to; null: the shipping or the gift wrap. */
  partId: number | null;
  charge: 'shipping' | 'gift_wrap' | null;
}

export const totalTax = (taxes: readonly TaxShare[]) =>
  taxes.reduce((sum, { taxCents }) => sum + taxCents, 0);

export const totalBase = (taxes: readonly TaxShare[]) =>
  taxes.reduce((sum, { baseCents }) => sum + baseCents, 0);

const keyOf = ({ account, name, percent }: TaxShare) => [account, percent, name].join('|');

/** Shares at the same rate as one. */
export function joined(taxes: readonly TaxShare[]): TaxShare[] {
  return [...Map.groupBy(taxes, keyOf).values()].map((own) => {
    const { account, name, percent } = own[0]!;
    return { account, name, percent, baseCents: totalBase(own), taxCents: totalTax(own) };
  });
}

export const negative = <Share extends TaxShare>(share: Share): Share => ({
  ...share,
  baseCents: 0 - share.baseCents,
  taxCents: 0 - share.taxCents,
});

/** What is left of what was sold. */
export function lessTaxes(sold: readonly TaxShare[], taken: readonly TaxShare[]): TaxShare[] {
  return joined([...sold, ...taken.map(negative)]);
}

/**
 * Of an amount that the customer gets back, the tax at each rate: as large a share of it as is taken back so far, so that
 * piece by piece gives the same as all at once. `netCents` is what is left besides tax.
 */
export function taxWithinRefund(
  cents: number,
  { sold, taken, soldCents, takenCents }: Sharing,
  netCents: number,
): TaxShare[] {
  const left = lessTaxes(sold, taken);
  const wanted = left.map((share) => {
    const own = sold.find((each) => keyOf(each) === keyOf(share))!;
    const upTo = shareUpTo(own.taxCents, takenCents + cents, soldCents);
    return Math.min(Math.max(upTo - (own.taxCents - share.taxCents), 0), share.taxCents);
  });
  const wantedCents = wanted.reduce((sum, each) => sum + each, 0);
  const atLeast = Math.max(0, cents - netCents);
  const total = Math.max(atLeast, Math.min(wantedCents, cents, totalTax(left)));
  const taxes =
    total === wantedCents
      ? wanted
      : splitByRemainder(
          total,
          left.map(({ taxCents }) => taxCents),
        );
  return withBases(left, taxes, cents - total);
}

interface Sharing {
  sold: readonly TaxShare[];
  taken: readonly TaxShare[];
  /** What the customer paid for all of it, and what went back so far. */
  soldCents: number;
  takenCents: number;
}

/** Never more than is left of each. `netCents`: what is taken back besides tax. */
export function taxAtMost(left: readonly TaxShare[], wanted: readonly TaxShare[]): TaxShare[] {
  return joined(wanted).flatMap((share) => {
    const own = left.find((each) => keyOf(each) === keyOf(share));
    if (own === undefined) return [];
    return {
      ...share,
      baseCents: Math.min(share.baseCents, own.baseCents),
      taxCents: Math.min(share.taxCents, own.taxCents),
    };
  });
}

/** The bases go with the net amount, in proportion to what is left of them. */
function withBases(left: readonly TaxShare[], taxes: readonly number[], netCents: number): TaxShare[] {
  const bases = left.map(({ baseCents }) => baseCents);
  const whole = bases.reduce((sum, each) => sum + each, 0);
  const split = whole === 0 ? bases : splitByRemainder(Math.min(netCents, whole), bases);
  return left
    .map((share, at) => ({ ...share, baseCents: split[at]!, taxCents: taxes[at]! }))
    .filter(({ baseCents, taxCents }) => baseCents !== 0 || taxCents !== 0);
}
