import { shopDay, shopMidnight } from '#engine/model/dates.ts';
import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';
import { policies } from '#engine/model/policies.ts';

/** A Monday, from which the weeks between payouts are counted. */
const FIRST_PAYOUT_DAY: Day = '2026-01-05';
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_DAYS = 7;

/** Parts delivered before this moment are paid at `now`: as a rule their damage can no longer be reported. */
export function payoutCutOff(now: Date): Date {
  return new Date(now.getTime() - policies().payoutAfterHours * HOUR_MS);
}

/** Until this moment a part that was delivered then is not paid. */
export function isHeldUntil(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + policies().payoutAfterHours * HOUR_MS);
}

/** The first moment of the next payout day, later than `last`. */
export function nextPayoutAfter(last: Date, everyWeeks = policies().payoutWeeks): Date {
  const everyDays = everyWeeks * WEEK_DAYS;
  const day = payoutDayFrom(shopDay(last), everyDays);
  const midnight = shopMidnight(day);
  return midnight > last ? midnight : shopMidnight(addDays(day, everyDays));
}

/** The day itself where it is one of payouts, otherwise the next. */
function payoutDayFrom(day: Day, everyDays: number): Day {
  const passed = Math.round((Date.parse(day) - Date.parse(FIRST_PAYOUT_DAY)) / DAY_MS);
  const beyond = ((passed % everyDays) + everyDays) % everyDays;
  return beyond === 0 ? day : addDays(day, everyDays - beyond);
}
