import { taxAccount } from '#domains/ledger/model/accounts.ts';
import type { ReturnedShare } from '#domains/ledger/model/returned.ts';
import type { TaxShare } from '#domains/ledger/model/tax-shares.ts';
import {
  returnedPieces,
  type BoughtLine,
  type ReturnedPieces,
} from '#domains/pricing/model/returned-pieces.ts';
import type { TaxAmount } from '#domains/taxes/model/tax-of.ts';

/** A line of an order as it was sold, with the tax as the order holds it. */
export interface SoldLine extends Omit<BoughtLine, 'tax'> {
  itemId: number;
  partId: number;
  tax?: TaxAmount | null;
  taxIncluded?: boolean;
  /** The tax in its price before the code. */
  heldTaxCents?: number;
}

/** What pieces of a line cost their customer, and what they take back of their part in the books. */
export type PiecesBack = Omit<ReturnedPieces, 'taxCents'> & ReturnedShare;

/** The same arithmetic for pieces that come back and for those that are not sent after all. */
export function piecesBack(line: SoldLine, pieces: Parameters<typeof returnedPieces>[1]): PiecesBack {
  const { taxCents, ...given } = returnedPieces(boughtLine(line), pieces);
  const netCents = given.cents - given.promoCents;
  return { partId: line.partId, ...given, taxes: taxesOf(line, netCents, taxCents) };
}

/** A line with what its tax does to it. */
function boughtLine(line: SoldLine): BoughtLine {
  const { quantity, goodsCents, promoCents, tax, taxIncluded = false, heldTaxCents = 0 } = line;
  if (!tax) return { quantity, goodsCents, promoCents };
  const { taxCents: cents, baseCents } = tax;
  const onTopCents = taxIncluded ? baseCents + cents - (goodsCents - promoCents) : cents;
  const promoNetCents = goodsCents - heldTaxCents - baseCents;
  return { quantity, goodsCents, promoCents, tax: { cents, onTopCents, promoNetCents } };
}

function taxesOf({ tax }: SoldLine, baseCents: number, taxCents: number): TaxShare[] {
  if (!tax) return [];
  return [{ account: taxAccount(tax), name: tax.name, percent: tax.percent, baseCents, taxCents }];
}
