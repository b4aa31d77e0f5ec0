import { balanced, type Entry, type Posting } from './posting.ts';
import type { Reversal } from './reversal.ts';
import { negative } from './tax-shares.ts';

/** The customer's bank takes money back (above zero), or gives it again. */
export function disputeMoveEntries(takenCents: number): Entry[] {
  return balanced<Entry>([
    { account: 'disputes', amountCents: takenCents, partId: null },
    { account: 'cash', amountCents: 0 - takenCents, partId: null },
  ]);
}

/** What the provider keeps for a dispute, or gives back of it. It is between the provider and us, like every fee. */
export function disputeFeePosting(fee: { orderId: number; moveId: string; cents: number }): Posting {
  const { orderId, moveId, cents } = fee;
  const entries = balanced<Entry>([
    { account: 'fees', amountCents: cents, partId: null },
    { account: 'cash', amountCents: 0 - cents, partId: null },
  ]);
  return { kind: 'fee', source: `fee:${moveId}`, orderId, entries };
}

/** The bank has decided otherwise after all: what was taken back for it is given again. */
export function undone({ entries, taxes }: Reversal): Reversal {
  return {
    entries: balanced(entries.map((entry) => ({ ...entry, amountCents: 0 - entry.amountCents }))),
    taxes: taxes.map(negative),
  };
}
