import { shopDay, shopMidnight } from '#engine/model/dates.ts';
import {
  addBusinessDays,
  addDays,
  businessDayFrom,
  type Day,
} from '#domains/pricing/model/delivery/business-days.ts';
import type { ShippingMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import { arrivalOf } from '#domains/pricing/model/delivery/methods.ts';
import type { SeededRandom } from './seeded-random.ts';

const HOUR_MS = 60 * 60 * 1000;

/** `hour`: after midnight on the shop's calendar; 13.5 is half past one. */
export function atHour(day: Day, hour: number): Date {
  return new Date(shopMidnight(day).getTime() + Math.round(hour * HOUR_MS));
}

export function hoursAfter(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + Math.round(hours * HOUR_MS));
}

/** When the office takes an order on: the same day, or the next business morning. */
export function takenOnAt(placedAt: Date, random: SeededRandom): Date {
  const soon = hoursAfter(placedAt, random.between(2, 4));
  const day = businessDayFrom(shopDay(soon));
  const opening = atHour(day, random.between(8, 9.5));
  if (soon < opening) return opening;
  return soon < atHour(day, 18) ? soon : atHour(businessDayFrom(addDays(day, 1)), random.between(8, 9.5));
}

/** When a producer hands a parcel over: by the day it was promised for, in the afternoon. */
export function shippedAt(placedAt: Date, takenOn: Date, method: ShippingMethod, random: SeededRandom): Date {
  const days = method === 'standard' ? random.whole(1, 2) : 1;
  const promised = atHour(addBusinessDays(businessDayFrom(shopDay(placedAt)), days), random.between(12, 17));
  return promised > takenOn ? promised : hoursAfter(takenOn, 1);
}

/** When it arrives: as the method says. */
export function arrivedAt(placedAt: Date, shipped: Date, method: ShippingMethod, random: SeededRandom): Date {
  const { earliest, latest } = arrivalOf(method, placedAt);
  const day = random.isOnceIn(2) ? earliest : latest;
  const expected = atHour(day, random.between(10, 18));
  return expected > hoursAfter(shipped, 12) ? expected : hoursAfter(shipped, 20);
}
