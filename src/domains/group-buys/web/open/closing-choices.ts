import { LATEST_CLOSING_MS, SOONEST_CLOSING_MS } from '#domains/group-buys/model/closing-time.ts';

/** For how many hours a group buy stays open. */
export const CLOSING_HOURS = ['1', '3', '6', '12', '24', '48', '72', '120', '144'] as const;
export type ClosingHours = (typeof CLOSING_HOURS)[number];

const HOUR_MS = 60 * 60 * 1000;
/** A visitor's clock may be ahead of ours, or behind it. */
const CLOCKS_DIFFER_MS = 5 * 60 * 1000;

/** When it closes if it is opened now: not so near to what is allowed that a clock decides. */
export function closingMoment(hours: ClosingHours, now: Date): Date {
  const aheadMs = Number(hours) * HOUR_MS;
  const within = Math.min(aheadMs, LATEST_CLOSING_MS - CLOCKS_DIFFER_MS);
  return new Date(now.getTime() + Math.max(within, SOONEST_CLOSING_MS + CLOCKS_DIFFER_MS));
}
