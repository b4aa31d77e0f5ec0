import { policies } from '#engine/model/policies.ts';
import { shopDay, shopMidnight } from '#engine/model/dates.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import type { PartStatus } from '#domains/orders/model/part-status.ts';
import {
  REASON_RULES,
  RETURN_REASONS,
  type CaseReason,
  type ReturnReason,
} from '#domains/catalogue/model/return-reasons.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The law's; a shop that promises more keeps that. */
const WITHDRAWAL_DAYS = 14;

/** Claims for perishables are decided within so many hours. */
const PERISHABLE_CLAIM_HOURS = 24;

/** What the rules look at in a line of an order. */
export interface ReturnableLine {
  perishable: boolean;
  partStatus: PartStatus;
  deliveredAt: Date | null;
  /** Bought and not in a return yet. */
  quantityLeft: number;
}

/** Why a line cannot be returned for a reason. The server puts each into words. */
export type ReturnObstacle =
  | { kind: 'cancelled' | 'not_delivered' | 'nothing_left' | 'perishable' }
  /** `until`: the last moment at which it was possible. */
  | { kind: 'too_late'; reason: CaseReason; until: Date };

/** The last moment of the shop's day that many days after a moment, whether clocks change meanwhile or not. */
function endOfDayAfter(moment: Date, days: number): Date {
  return new Date(shopMidnight(addDays(shopDay(moment), days + 1)).getTime() - 1);
}

/** The last moment at which a reason may be given. */
export function lastMoment(reason: CaseReason, deliveredAt: Date): Date {
  if (reason === 'withdrawal')
    return endOfDayAfter(deliveredAt, Math.max(WITHDRAWAL_DAYS, policies().returnDays));
  if (reason === 'unopened') return endOfDayAfter(deliveredAt, policies().lateReturnDays);
  if (reason === 'incorrect') return endOfDayAfter(deliveredAt, policies().returnDays);
  return new Date(deliveredAt.getTime() + policies().damageHours * HOUR_MS);
}

/** Whether a return costs the restocking fee: unopened, and later than 30 days. */
export function feeApplies(reason: ReturnReason, deliveredAt: Date, now: Date): boolean {
  return reason === 'unopened' && now > endOfDayAfter(deliveredAt, policies().returnDays);
}

/** What is in the way of returning something of a line for a reason; null: nothing. */
export function returnObstacle(
  reason: CaseReason,
  { perishable, partStatus, deliveredAt, quantityLeft }: ReturnableLine,
  now: Date,
): ReturnObstacle | null {
  if (partStatus === 'cancelled') return { kind: 'cancelled' };
  if (partStatus !== 'delivered' || deliveredAt === null) return { kind: 'not_delivered' };
  if (quantityLeft < 1) return { kind: 'nothing_left' };
  if (perishable && !REASON_RULES[reason].takesPerishables) return { kind: 'perishable' };
  const until = lastMoment(reason, deliveredAt);
  return now > until ? { kind: 'too_late', reason, until } : null;
}

export interface LineOptions {
  /** The reasons that are possible now; empty: it cannot be returned. */
  reasons: ReturnReason[];
  /** Until when each of them is. */
  deadlines: Partial<Record<ReturnReason, Date>>;
  /** The latest of them. */
  until: Date | null;
  /** Since when `unopened` costs the restocking fee, or will. */
  feeFrom: Date | null;
  feeApplies: boolean;
  /** Why nothing is possible. */
  obstacle: ReturnObstacle | null;
}

/** What may be done with a line now. */
export function lineOptions(line: ReturnableLine, now: Date): LineOptions {
  const tried = RETURN_REASONS.map((reason) => ({ reason, obstacle: returnObstacle(reason, line, now) }));
  const reasons = tried.filter(({ obstacle }) => obstacle === null).map(({ reason }) => reason);
  const { deliveredAt } = line;
  const ends = deliveredAt === null ? [] : reasons.map((reason) => lastMoment(reason, deliveredAt));
  const takesUnopened = deliveredAt !== null && reasons.includes('unopened');
  return {
    reasons,
    deadlines: Object.fromEntries(reasons.map((reason, index) => [reason, ends[index]!])),
    until: ends.length === 0 ? null : new Date(Math.max(...ends.map((end) => end.getTime()))),
    feeFrom: takesUnopened ? new Date(endOfDayAfter(deliveredAt, policies().returnDays).getTime() + 1) : null,
    feeApplies: takesUnopened && feeApplies('unopened', deliveredAt, now),
    obstacle: reasons.length > 0 ? null : lastObstacle(tried.map(({ obstacle }) => obstacle!)),
  };
}

/** Of several the one that stood in the way last: a customer who is too late for everything reads the latest date. */
function lastObstacle(obstacles: readonly ReturnObstacle[]): ReturnObstacle {
  return obstacles.reduce((last, each) =>
    each.kind !== 'too_late' || (last.kind === 'too_late' && last.until >= each.until) ? last : each,
  );
}

/** When a claim must be decided; null: by its age alone. */
export function decisionDue(perishable: boolean, requestedAt: Date): Date | null {
  return perishable ? new Date(requestedAt.getTime() + PERISHABLE_CLAIM_HOURS * HOUR_MS) : null;
}
