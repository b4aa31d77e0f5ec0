import { producerOf } from '#domains/ledger/model/accounts.ts';
import { dueOfPart, paidSoFar } from '#domains/ledger/model/due.ts';
import { payoutPosting } from '#domains/ledger/model/money-moves.ts';
import { nextPayoutAfter, payoutCutOff } from '#domains/ledger/model/payout-days.ts';
import { deliveredBefore, LEAST_PAYOUT_CENTS } from '#domains/ledger/model/upcoming.ts';
import type { Chronicle } from './chronicle.ts';

export interface PayoutRows {
  items: { entryId: number; piece: number; payoutId: number; amountCents: number }[];
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
  const settled = Map.groupBy(paid.items, ({ entryId }) => entryId);
  const earned = Map.groupBy(
    chronicle.rows.ledgerEntries.filter(
      ({ account, partId }) => partId != null && producerOf(account) !== null,
    ),
    ({ partId }) => partId!,
  );
  const parts = chronicle.rows.orderParts.map((part) => ({
    partId: part.id,
    producerId: part.producerId ?? null,
    deliveredAt: part.deliveredAt instanceof Date ? part.deliveredAt : null,
    isDisputed: false,
    ...paidSoFar(chronicle.booksOf(part.orderId)),
    entries: (earned.get(part.id) ?? []).map(({ id, amountCents }) => {
      const pieces = settled.get(id) ?? [];
      return {
        id,
        cents: -amountCents,
        settledCents: pieces.reduce((sum, piece) => sum + piece.amountCents, 0),
        pieces: pieces.length,
      };
    }),
  }));
  const ofProducers = parts.filter(({ producerId }) => producerId !== null);
  const byProducer = [...Map.groupBy(ofProducers, ({ producerId }) => producerId!)].toSorted(
    ([a], [b]) => a - b,
  );
  for (const [producerId, own] of byProducer) {
    const pieces = deliveredBefore(own, periodEnd).flatMap((part) => dueOfPart(part).pieces);
    const cents = pieces.reduce((sum, piece) => sum + piece.cents, 0);
    if (cents < LEAST_PAYOUT_CENTS) continue;
    const payout = chronicle.add('payouts', { producerId, periodEnd, amountCents: cents, createdAt: at });
    paid.items.push(
      ...pieces.map(({ entryId, piece, cents: amountCents }) => ({
        entryId,
        piece,
        payoutId: payout.id,
        amountCents,
      })),
    );
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
