import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay } from '#engine/model/dates.ts';
import { isHeldUntil, nextPayoutAfter, payoutCutOff } from './payout-days.ts';

/** What the producer has earned with a part and not been paid. */
export interface UnpaidPart {
  partId: number;
  deliveredAt: Date | null;
  cents: number;
}

/** What a payout at `now` would hold: nothing where more was taken back than earned, which is carried over. */
export function availableCents(unpaid: readonly UnpaidPart[], now: Date): number {
  const cutOff = payoutCutOff(now);
  const due = unpaid.filter(({ deliveredAt }) => deliveredAt !== null && deliveredAt < cutOff);
  return Math.max(
    0,
    due.reduce((sum, { cents }) => sum + cents, 0),
  );
}

interface Upcoming {
  /** Null: not delivered yet. */
  payoutOn: Day | null;
  parts: number;
  cents: number;
}

/** What comes when, soonest first, what is not delivered last. */
export function upcomingPayouts(unpaid: readonly UnpaidPart[], now: Date): Upcoming[] {
  const byDay = Map.groupBy(unpaid, ({ deliveredAt }) => {
    if (deliveredAt === null) return null;
    const heldUntil = isHeldUntil(deliveredAt);
    return shopDay(nextPayoutAfter(heldUntil > now ? heldUntil : now));
  });
  return [...byDay]
    .map(([payoutOn, parts]) => ({
      payoutOn,
      parts: parts.length,
      cents: parts.reduce((sum, { cents }) => sum + cents, 0),
    }))
    .toSorted((a, b) => (a.payoutOn ?? '9999').localeCompare(b.payoutOn ?? '9999'));
}
