import { producerOf } from '#domains/ledger/model/accounts.ts';
import { payoutPosting } from '#domains/ledger/model/money-moves.ts';
import { nextPayoutAfter, payoutCutOff } from '#domains/ledger/model/payout-days.ts';
import type { Chronicle } from './chronicle.ts';

export interface PayoutRows {
  items: { entryId: number; payoutId: number }[];
  confirmations: { payoutId: number; reference: string; createdAt: Date }[];
}

/** Every payout day after `from` and before `now`. */
export function payoutDays(from: Date, now: Date): Date[] {
  const days: Date[] = [];
  for (let day = nextPayoutAfter(from); day < now; day = nextPayoutAfter(day)) days.push(day);
  return days;
}

/** As `runPayouts`: every producer gets what is due, by rising id. */
export function runSamplePayouts(chronicle: Chronicle, paid: PayoutRows, at: Date): void {
  const periodEnd = payoutCutOff(at);
  const settled = new Set(paid.items.map(({ entryId }) => entryId));
  const delivered = new Set(
    chronicle.rows.orderParts
      .filter(({ deliveredAt }) => deliveredAt instanceof Date && deliveredAt < periodEnd)
      .map(({ id }) => id),
  );
  const due = chronicle.rows.ledgerEntries.filter(
    ({ id, account, partId }) =>
      partId != null && producerOf(account) !== null && delivered.has(partId) && !settled.has(id),
  );
  const byProducer = [...Map.groupBy(due, ({ account }) => producerOf(account)!)].toSorted(
    ([a], [b]) => a - b,
  );
  for (const [producerId, entries] of byProducer) {
    const cents = 0 - entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
    if (cents <= 0) continue;
    const payout = chronicle.add('payouts', { producerId, periodEnd, amountCents: cents, createdAt: at });
    paid.items.push(...entries.map(({ id }) => ({ entryId: id, payoutId: payout.id })));
    chronicle.post(payoutPosting({ payoutId: payout.id, producerId, cents }), at);
  }
}

/** The bank has carried out what still waits; of the last run every other payout goes on waiting. */
export function confirmSamplePayouts(
  chronicle: Chronicle,
  paid: PayoutRows,
  { at, isLast }: { at: Date; isLast: boolean },
): void {
  const confirmed = new Set(paid.confirmations.map(({ payoutId }) => payoutId));
  const waiting = chronicle.rows.payouts.filter(({ id }) => !confirmed.has(id));
  for (const [place, { id: payoutId }] of waiting.entries()) {
    if (isLast && place % 2 === 1) continue;
    const reference = `ACH ${100_000 + payoutId * 7919}`;
    paid.confirmations.push({ payoutId, reference, createdAt: at });
    chronicle.audit('payout.paid', { type: 'payout', id: payoutId }, { reference }, at);
  }
}
