import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay } from '#engine/model/dates.ts';
import { dueOfPart, type UnsettledPart } from './due.ts';
import { isHeldUntil, nextPayoutAfter, payoutCutOff } from './payout-days.ts';

/** Less is not worth a transfer and waits for the next run. */
export const LEAST_PAYOUT_CENTS = 1_00;

/** Those whose damage can no longer be reported. */
export function deliveredBefore(parts: readonly UnsettledPart[], cutOff: Date): UnsettledPart[] {
  return parts.filter(({ deliveredAt }) => deliveredAt !== null && deliveredAt < cutOff);
}

/** What a payout at `now` would hold: nothing where more was taken back than earned, which is carried over. */
export function availableCents(unsettled: readonly UnsettledPart[], now: Date): number {
  const due = deliveredBefore(unsettled, payoutCutOff(now)).map(dueOfPart);
  return Math.max(
    0,
    due.reduce((sum, { dueCents }) => sum + dueCents, 0),
  );
}

/** Why something is not due yet. */
export const WAITS_FOR = ['delivery', 'payment', 'dispute'] as const;
export type WaitsFor = (typeof WAITS_FOR)[number];

interface Upcoming {
  /** Null: nobody knows, because it waits for something. */
  payoutOn: Day | null;
  waitsFor: WaitsFor | null;
  parts: number;
  cents: number;
}

type Expected = Omit<Upcoming, 'parts'>;

/** What comes when, soonest first, what waits for something last. */
export function upcomingPayouts(unsettled: readonly UnsettledPart[], now: Date): Upcoming[] {
  const expected = unsettled.flatMap((part): Expected[] => {
    const { dueCents, waitingCents } = dueOfPart(part);
    if (part.deliveredAt === null)
      return [{ payoutOn: null, waitsFor: 'delivery', cents: dueCents + waitingCents }];
    const waitsFor = part.isDisputed ? 'dispute' : 'payment';
    const heldUntil = isHeldUntil(part.deliveredAt);
    const payoutOn = shopDay(nextPayoutAfter(heldUntil > now ? heldUntil : now));
    return [
      { payoutOn, waitsFor: null, cents: dueCents },
      { payoutOn: null, waitsFor, cents: waitingCents },
    ];
  });
  const groups = Map.groupBy(
    expected.filter(({ cents }) => cents !== 0),
    ({ payoutOn, waitsFor }) => payoutOn ?? `9999 ${WAITS_FOR.indexOf(waitsFor!)}`,
  );
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, parts]) => ({
      payoutOn: parts[0]!.payoutOn,
      waitsFor: parts[0]!.waitsFor,
      parts: parts.length,
      cents: parts.reduce((sum, { cents }) => sum + cents, 0),
    }));
}
