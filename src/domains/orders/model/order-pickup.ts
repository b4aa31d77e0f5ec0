import { z } from 'zod';
import { PLACE_METHODS, type PlaceMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import { formatDays, formatTimes, shopDay } from '#engine/model/dates.ts';
import type { Language } from '#engine/model/languages.ts';
import type { KnownAddress } from '#engine/model/places/address.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { writeAddress } from '#engine/model/places/write-address.ts';
import { knownAddressSchema } from './order-address.ts';

/** Where and when an order is fetched or brought, as it was when it was placed: what becomes of the place changes nothing. */
export const orderPickupSchema = z.object({
  kind: z.enum(PLACE_METHODS),
  placeId: z.number(),
  /** Of the place. */
  name: z.string(),
  /** How it is found; empty: nothing was said. */
  note: z.string(),
  /** Of the place; null: it is brought to the order's own address. */
  address: knownAddressSchema.nullable(),
  /** The slot. */
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  /**
   * What the customer says when it is handed over. Null for those who hand it over, who learn it from the customer, and as
   * long as the order waits to be paid.
   */
  code: z.string().nullable(),
  /** The same as a QR code, to be drawn as one path; with the code. */
  qrCode: z.object({ size: z.number(), path: z.string() }).nullable(),
  /** All of it was handed over. */
  collectedAt: z.iso.datetime().nullable(),
});

/** The same for those who pack and hand over: without the code, which is the customer's. */
export const partPickupSchema = orderPickupSchema.omit({ code: true, qrCode: true, collectedAt: true });

/** Whether it is fetched at a place: then it is ready to collect where another order is on its way. */
export function isFetched({ shippingMethod }: { shippingMethod: string }): boolean {
  return shippingMethod === 'pickup';
}

/** As the order keeps it. */
export interface OrderPickup {
  kind: PlaceMethod;
  placeId: number;
  name: string;
  note: string;
  address: KnownAddress | null;
  /** ISO 8601. */
  from: string;
  until: string;
  code: string;
}

/** Where it is fetched, in lines; null: it is brought to the order's own address. */
export function pickupPlace(
  { name, address }: Pick<OrderPickup, 'name' | 'address'>,
  language: Language,
): string | null {
  if (address === null) return null;
  const { line1, line2, city, region, postalCode, country } = address;
  return writeAddress(
    {
      name,
      line1: line1 ?? '',
      city: city ?? '',
      postalCode: postalCode ?? '',
      country,
      ...(line2 !== null && { line2 }),
      ...(region !== null && { region }),
    },
    { homeCountry: shopHome().country, language },
  );
}

/** 'Tue, Nov 24, 2:00 PM – 3:00 PM ET' */
export function slotText({ from, until }: Pick<OrderPickup, 'from' | 'until'>, language: string): string {
  const day = shopDay(new Date(from));
  return `${formatDays(day, day, language)}, ${formatTimes(from, until, language)}`;
}

/** 'K7H M3X': read in two breaths. */
export function spacedCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** Where a part goes: to the place where it is fetched, or to the order's address. */
export function goesTo(
  {
    pickup,
    shippingAddress,
  }: { pickup: Pick<OrderPickup, 'name' | 'address'> | null; shippingAddress: string },
  language: Language,
): string {
  return (pickup && pickupPlace(pickup, language)) ?? shippingAddress;
}
