import { taxAccount } from '#domains/ledger/model/accounts.ts';
import type { BookedTax } from '#domains/ledger/model/tax-shares.ts';
import type { TaxAmount } from './tax-of.ts';

/** Something of an order that was taxed, by the name it was reported under. */
export interface ReportedLine {
  reference: string;
  /** The part it belongs to; null: shipping and gift wrap. */
  partId: number | null;
  charge: BookedTax['charge'];
  tax: TaxAmount;
}

/** What of a reported line is taken back. */
export interface ReversedLine {
  reference: string;
  /** Without tax. */
  baseCents: number;
  taxCents: number;
}

/** What the books say of a posting that moved taxes, in the order in which it happened. */
export interface BookedPosting {
  id: number;
  /** The posting whose pieces are sold again, as when a bank decides otherwise; null: pieces are taken back. */
  undoes: number | null;
  /** Below zero where something is taken back. */
  taxes: readonly BookedTax[];
}

export interface Reversal {
  postingId: number;
  undoes: number | null;
  lines: ReversedLine[];
}

/**
 * The books take taxes back by part and rate, a provider by line: each amount is taken from the lines of that part and rate, one
 * after the other, as far as something is left of them. Everything follows from the order and the books before, so that the
 * same posting always means the same lines, whenever it is reported.
 */
export function reversals(lines: readonly ReportedLine[], postings: readonly BookedPosting[]): Reversal[] {
  const left = lines.map((line) => ({ ...line, baseCents: line.tax.baseCents, taxCents: line.tax.taxCents }));
  const done: Reversal[] = [];
  for (const { id, undoes, taxes } of postings) {
    if (undoes !== null) {
      const { lines: again } = done.find(({ postingId }) => postingId === undoes)!;
      for (const line of again) {
        const own = left.find(({ reference }) => reference === line.reference)!;
        own.baseCents += line.baseCents;
        own.taxCents += line.taxCents;
      }
      done.push({ postingId: id, undoes, lines: again });
      continue;
    }
    const taken = new Map<string, ReversedLine>();
    for (const tax of taxes) {
      let baseCents = 0 - tax.baseCents;
      let taxCents = 0 - tax.taxCents;
      for (const line of left.filter((each) => isOf(each, tax))) {
        const base = Math.min(baseCents, line.baseCents);
        const own = Math.min(taxCents, line.taxCents);
        line.baseCents -= base;
        line.taxCents -= own;
        baseCents -= base;
        taxCents -= own;
        const { reference } = line;
        const before = taken.get(reference) ?? { reference, baseCents: 0, taxCents: 0 };
        taken.set(reference, {
          reference,
          baseCents: before.baseCents + base,
          taxCents: before.taxCents + own,
        });
      }
      if (baseCents !== 0 || taxCents !== 0)
        throw new RangeError(`Posting ${id} takes back ${baseCents}/${taxCents} more than was reported`);
    }
    const moved = [...taken.values()].filter((line) => line.baseCents !== 0 || line.taxCents !== 0);
    done.push({ postingId: id, undoes: null, lines: moved });
  }
  return done;
}

function isOf({ partId, charge, tax }: ReportedLine, booked: BookedTax): boolean {
  return (
    partId === booked.partId &&
    charge === booked.charge &&
    taxAccount(tax) === booked.account &&
    tax.name === booked.name &&
    tax.percent === booked.percent
  );
}
