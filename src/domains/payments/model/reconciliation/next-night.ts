import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay, shopMidnight } from '#engine/model/dates.ts';

const HOUR_MS = 60 * 60 * 1000;
/** By then the provider has booked the day before. */
const AT_HOUR = 3;

/** Three o'clock of the next night by the shop's clock, later than `last`. */
export function nextNight(last: Date): Date {
  const today = new Date(shopMidnight(shopDay(last)).getTime() + AT_HOUR * HOUR_MS);
  if (today > last) return today;
  return new Date(shopMidnight(addDays(shopDay(last), 1)).getTime() + AT_HOUR * HOUR_MS);
}
