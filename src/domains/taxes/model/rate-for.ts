import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import type { Place } from '#engine/model/places/address.ts';

export interface RateInForce {
  id: number;
  country: string;
  /** Null: in the whole country. */
  region: string | null;
  /** Null: whatever the postal code is. */
  postalPrefix: string | null;
  category: string;
  name: string;
  percent: number;
}

/** A rate with its days on the shop's calendar, both included; null: without an end. */
export interface DatedRate extends RateInForce {
  from: Day | null;
  until: Day | null;
}

export function ratesOn<Rate extends DatedRate>(rates: readonly Rate[], day: Day): Rate[] {
  return rates.filter(
    ({ from, until }) => (from === null || from <= day) && (until === null || day <= until),
  );
}

/** Postal codes are written with blanks and dashes or without. */
export const plainPostalCode = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase();

/** The rate of a category at a place: the most exact one, by postal code, region, country. */
export function rateFor<Rate extends RateInForce>(
  category: string,
  place: Place,
  rates: readonly Rate[],
): Rate | undefined {
  const postalCode = place.postalCode === null ? null : plainPostalCode(place.postalCode);
  let best: Rate | undefined;
  for (const rate of rates) {
    if (rate.category !== category || rate.country !== place.country) continue;
    if (rate.region !== null && rate.region !== place.region) continue;
    if (rate.postalPrefix !== null && !postalCode?.startsWith(rate.postalPrefix)) continue;
    if (best === undefined || exactness(rate) > exactness(best)) best = rate;
  }
  return best;
}

/** A longer prefix is more exact than a shorter one, any prefix more than a region. */
function exactness({ postalPrefix, region }: RateInForce): number {
  return 2 * (postalPrefix?.length ?? 0) + (region === null ? 0 : 1);
}

/** Whether two rates could both be meant on some day. */
export function overlaps(one: Omit<DatedRate, 'id'>, other: Omit<DatedRate, 'id'>): boolean {
  return (
    one.country === other.country &&
    one.region === other.region &&
    one.postalPrefix === other.postalPrefix &&
    one.category === other.category &&
    (one.from === null || other.until === null || one.from <= other.until) &&
    (other.from === null || one.until === null || other.from <= one.until)
  );
}
