import { policies } from '#engine/model/policies.ts';
import { shopClockMs, shopDay } from '#engine/model/dates.ts';
import { addBusinessDays, addDays, businessDayFrom, isDay, weekday, type Day } from './business-days.ts';
import { METHOD_RULES, type ShippingMethod } from './method-rules.ts';

export interface Arrival {
  earliest: Day;
  latest: Day;
}

/** The business day from which a method counts: an order on a weekend or after the cut-off is one of the next. */
function countsFrom(method: ShippingMethod, now: Date): Day {
  const day = shopDay(now);
  const first = businessDayFrom(day);
  const { cutOffMs } = METHOD_RULES[method];
  const isLate = first === day && cutOffMs !== null && shopClockMs(now) > cutOffMs;
  return isLate ? addBusinessDays(first, 1) : first;
}

export function arrivalOf(method: ShippingMethod, now: Date): Arrival {
  const from = countsFrom(method, now);
  const { earliest, latest } = METHOD_RULES[method];
  return { earliest: addBusinessDays(from, earliest), latest: addBusinessDays(from, latest) };
}

/** The day that was chosen, otherwise when the method brings it. */
export function expectedArrival(
  { shippingMethod, deliveryDate }: { shippingMethod: ShippingMethod; deliveryDate: Day | null },
  orderedAt: Date,
): Arrival {
  return deliveryDate === null
    ? arrivalOf(shippingMethod, orderedAt)
    : { earliest: deliveryDate, latest: deliveryDate };
}

export interface DeliveryDates {
  from: Day;
  to: Day;
}

/** The days a customer may choose from, Sundays left out. */
export function deliveryDates(method: ShippingMethod, now: Date): DeliveryDates {
  return { from: arrivalOf(method, now).earliest, to: addDays(shopDay(now), policies().maxDaysAhead) };
}

/** `day` may be any text somebody sent. */
export function mayDeliverOn(day: string, { from, to }: DeliveryDates): boolean {
  return isDay(day) && day >= from && day <= to && weekday(day) !== 0;
}

const SHIP_DAYS = 2;
const SHIP_DAYS_BULK = 4;
/** From this quantity of one product on, a producer has longer to pack it. */
export const BULK_QUANTITY = 25;

/** The day by which a producer hands a parcel to the carrier. */
export function shipByDay(placedAt: Date, quantities: readonly number[]): Day {
  const days = quantities.some((quantity) => quantity >= BULK_QUANTITY) ? SHIP_DAYS_BULK : SHIP_DAYS;
  return addBusinessDays(businessDayFrom(shopDay(placedAt)), days);
}
