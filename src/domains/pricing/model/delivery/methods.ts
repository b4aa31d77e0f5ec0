import { policies } from '#engine/model/policies.ts';
import { shopClockMs, shopDay } from '#engine/model/dates.ts';
import { addBusinessDays, addDays, businessDayFrom, isDay, weekday, type Day } from './business-days.ts';
import { METHOD_RULES, type ShippingMethod } from './method-rules.ts';

export interface Arrival {
  earliest: Day;
  latest: Day;
}

/** Whether something that is ordered now is not shipped before a day to come; null: it is shipped at once. */
const isLater = (shipsFrom: Day | null, now: Date): shipsFrom is Day =>
  shipsFrom !== null && shipsFrom > shopDay(now);

/**
 * The business day from which a method counts: an order on a weekend or after the cut-off is one of the next, and what is
 * shipped from a day to come is like an order of that morning.
 */
function countsFrom(method: ShippingMethod, now: Date, shipsFrom: Day | null): Day {
  if (isLater(shipsFrom, now)) return businessDayFrom(shipsFrom);
  const day = shopDay(now);
  const first = businessDayFrom(day);
  const { cutOffMs } = METHOD_RULES[method];
  const isLate = first === day && cutOffMs !== null && shopClockMs(now) > cutOffMs;
  return isLate ? addBusinessDays(first, 1) : first;
}

export function arrivalOf(method: ShippingMethod, now: Date, shipsFrom: Day | null = null): Arrival {
  const from = countsFrom(method, now, shipsFrom);
  const { earliest, latest } = METHOD_RULES[method];
  return { earliest: addBusinessDays(from, earliest), latest: addBusinessDays(from, latest) };
}

/** The day that was chosen, otherwise when the method brings it. */
export function expectedArrival(
  {
    shippingMethod,
    deliveryDate,
    shipsFrom,
  }: { shippingMethod: ShippingMethod; deliveryDate: Day | null; shipsFrom: Day | null },
  orderedAt: Date,
): Arrival {
  return deliveryDate === null
    ? arrivalOf(shippingMethod, orderedAt, shipsFrom)
    : { earliest: deliveryDate, latest: deliveryDate };
}

export interface DeliveryDates {
  from: Day;
  to: Day;
}

/** The days a customer may choose from, Sundays left out. */
export function deliveryDates(
  method: ShippingMethod,
  now: Date,
  shipsFrom: Day | null = null,
): DeliveryDates {
  const from = isLater(shipsFrom, now) ? shipsFrom : shopDay(now);
  return {
    from: arrivalOf(method, now, shipsFrom).earliest,
    to: addDays(from, policies().maxDaysAhead),
  };
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
export function shipByDay(placedAt: Date, quantities: readonly number[], shipsFrom: Day | null = null): Day {
  const days = quantities.some((quantity) => quantity >= BULK_QUANTITY) ? SHIP_DAYS_BULK : SHIP_DAYS;
  const from = isLater(shipsFrom, placedAt) ? shipsFrom : shopDay(placedAt);
  return addBusinessDays(businessDayFrom(from), days);
}

/** What is sent together waits for the last of it; null: nothing of it waits. */
export function lastOf(days: readonly (Day | null)[]): Day | null {
  return days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);
}
