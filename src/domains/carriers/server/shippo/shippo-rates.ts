import { z } from 'zod';
import type { Way } from '#domains/carriers/server/ways.ts';
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

/** Those in the shop's currency. */
export function waysOf(rates: readonly ShippoRate[]): Way[] {
  return rates.flatMap((rate) => {
    const cents = centsOfRate(rate);
    if (cents === undefined) return [];
    const { object_id: id, estimated_days: days, provider: carrier, servicelevel } = rate;
    return [{ id, cents, days: days ?? null, carrier, service: servicelevel.name ?? carrier }];
  });
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
