import { shopDay, shopMidnight } from '#engine/model/dates.ts';
import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';
import { policies } from '#engine/model/policies.ts';

/** A Monday; every second one from here on is a day of payouts. */
const FIRST_PAYOUT_DAY: Day = '2026-01-05';
const PAYOUT_EVERY_DAYS = 14;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Parts delivered before this moment are paid at `now`: their damage can no longer be reported. */
export function payoutCutOff(now: Date): Date {
  return new Date(now.getTime() - policies().damageHours * HOUR_MS);
}

/** The first moment of the next payout day, later than `last`. */
export function nextPayoutAfter(last: Date): Date {
  const day = payoutDayFrom(shopDay(last));
  const midnight = shopMidnight(day);
  return midnight > last ? midnight : shopMidnight(addDays(day, PAYOUT_EVERY_DAYS));
}

/** The day itself where it is one of payouts, otherwise the next. */
function payoutDayFrom(day: Day): Day {
  const passed = Math.round((Date.parse(day) - Date.parse(FIRST_PAYOUT_DAY)) / DAY_MS);
  const beyond = ((passed % PAYOUT_EVERY_DAYS) + PAYOUT_EVERY_DAYS) % PAYOUT_EVERY_DAYS;
  return beyond === 0 ? day : addDays(day, PAYOUT_EVERY_DAYS - beyond);
}
