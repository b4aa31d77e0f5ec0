import { shopClockMs, shopDay } from '../dates.ts';
import { addBusinessDays, addDays, businessDayFrom, isDay, weekday, type Day } from './business-days.ts';

export const SHIPPING_METHODS = ['standard', 'express', 'priority'] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

interface MethodRule {
  /** Null: the rule of the cart decides. */
  priceCents: number | null;
  /** Business days from the day the order counts as placed. */
  earliest: number;
  latest: number;
  /** What cooling adds; null: not offered. */
  coldChainCents: number | null;
  /** Milliseconds after midnight ET; a later order counts as placed on the next business day. */
  cutOffMs: number | null;
}

const NOON_MS = 12 * 60 * 60 * 1000;

export const METHOD_RULES: Readonly<Record<ShippingMethod, MethodRule>> = {
  standard: { priceCents: null, earliest: 3, latest: 5, coldChainCents: null, cutOffMs: null },
  express: { priceCents: 12_95, earliest: 2, latest: 2, coldChainCents: 5_00, cutOffMs: null },
  priority: { priceCents: 24_95, earliest: 1, latest: 1, coldChainCents: 10_00, cutOffMs: NOON_MS },
};

export const GIFT_WRAP_CENTS = 5_00;
export const GIFT_MESSAGE_MAX = 250;
/** How far ahead a delivery may be planned. */
export const MAX_DAYS_AHEAD = 30;

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
  return { from: arrivalOf(method, now).earliest, to: addDays(shopDay(now), MAX_DAYS_AHEAD) };
}

/** `day` may be any text somebody sent. */
export function mayDeliverOn(day: string, { from, to }: DeliveryDates): boolean {
  return isDay(day) && day >= from && day <= to && weekday(day) !== 0;
}

const SHIP_DAYS = 2;
const SHIP_DAYS_BULK = 4;
/** From this quantity of one product on, a producer has longer to pack it. */
const BULK_QUANTITY = 25;

/** The day by which a producer hands a parcel to the carrier. */
export function shipByDay(placedAt: Date, quantities: readonly number[]): Day {
  const days = quantities.some((quantity) => quantity >= BULK_QUANTITY) ? SHIP_DAYS_BULK : SHIP_DAYS;
  return addBusinessDays(businessDayFrom(shopDay(placedAt)), days);
}
