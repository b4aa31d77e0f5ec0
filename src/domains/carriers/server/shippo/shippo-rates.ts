import { z } from 'zod';
import type { CarriedMethod, ParcelRates } from '#domains/carriers/model/parcel-rates.ts';
import { METHOD_RULES } from '#domains/pricing/model/delivery/method-rules.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import type { Address, Place } from '#engine/model/places/address.ts';

/** As Shippo writes money: '12.95', now and then with more decimals. */
const amountSchema = z.string().regex(/^\d{1,7}(\.\d{1,4})?$/);

export const rateSchema = z.object({
  object_id: z.string().min(1),
  amount: amountSchema,
  currency: z.string(),
  amount_local: amountSchema,
  currency_local: z.string(),
  provider: z.string(),
  servicelevel: z.object({ name: z.string().nullish(), token: z.string().nullish() }),
  estimated_days: z.number().nullish(),
});
export type ShippoRate = z.output<typeof rateSchema>;

export const shipmentSchema = z.object({ object_id: z.string().min(1), rates: z.array(rateSchema) });

/** In the shop's currency, rounded up to whole cents; undefined: it costs another one. */
export function centsOfRate(rate: ShippoRate): number | undefined {
  const { currency } = shopHome();
  const amount =
    rate.currency === currency
      ? rate.amount
      : rate.currency_local === currency
        ? rate.amount_local
        : undefined;
  if (amount === undefined) return undefined;
  const [whole = '0', decimals = ''] = amount.split('.');
  const scaled = Number(whole) * 10_000 + Number(decimals.padEnd(4, '0'));
  return Math.ceil(scaled / 100);
}

/** The cheapest that keeps what the method promises; undefined: none does. */
export function rateFor(method: CarriedMethod, rates: readonly ShippoRate[]): ShippoRate | undefined {
  const { latest } = METHOD_RULES[method];
  const [cheapest] = rates
    .filter((rate) => centsOfRate(rate) !== undefined)
    .filter(({ estimated_days: days }) => method === 'standard' || (days != null && days <= latest))
    .toSorted((one, other) => centsOfRate(one)! - centsOfRate(other)!);
  return cheapest;
}

/** Undefined: it has no way for one of the methods, and the shop says what all of them cost. */
export function ratesByMethod(rates: readonly ShippoRate[]): ParcelRates | undefined {
  const cents = (method: CarriedMethod) => {
    const rate = rateFor(method, rates);
    return rate && centsOfRate(rate);
  };
  const [standard, express, priority] = [cents('standard'), cents('express'), cents('priority')];
  if (standard === undefined || express === undefined || priority === undefined) return undefined;
  return { standard, express, priority };
}

export function senderOf(origin: Address) {
  const { name, company, line1, line2, city, region, postalCode, country } = origin;
  return {
    name,
    ...(company !== undefined && { company }),
    street1: line1,
    ...(line2 !== undefined && { street2: line2 }),
    city,
    ...(region !== undefined && { state: region }),
    zip: postalCode,
    country,
  };
}

/** Enough for a price: nobody is told who lives there. */
export function placeForRates({ country, region, postalCode }: Place) {
  return {
    country,
    ...(region !== null && { state: region }),
    ...(postalCode !== null && { zip: postalCode }),
  };
}

export function parcelOf(
  { length, width, height }: { length: number; width: number; height: number },
  grams: number,
) {
  return {
    length: String(length),
    width: String(width),
    height: String(height),
    distance_unit: 'cm',
    weight: String(grams),
    mass_unit: 'g',
  };
}
