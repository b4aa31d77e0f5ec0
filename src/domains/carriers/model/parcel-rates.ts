import type { Place } from '#engine/model/places/address.ts';
import { policies } from '#engine/model/policies.ts';
import type { StoredProfile, StoredZone } from './shipping-profile.ts';

/** The methods that a carrier brings. */
export const CARRIED_METHODS = ['standard', 'express', 'priority'] as const;
export type CarriedMethod = (typeof CARRIED_METHODS)[number];

export function isCarried(method: string): method is CarriedMethod {
  return (CARRIED_METHODS as readonly string[]).includes(method);
}

/** In cents, what a parcel costs by each method. */
export type ParcelRates = Readonly<Record<CarriedMethod, number>>;

/** What of an order one producer sends. */
export interface Parcel {
  producerId: number;
  producerName: string;
  profile: StoredProfile;
  /** Its lines after discounts. */
  goodsCents: number;
  /** Null: of a product nobody has said what it weighs. */
  grams: number | null;
}

const tidy = (code: string) => code.toUpperCase().replaceAll(/[\s-]/g, '');

function liesIn({ country, region, postalCode }: Place, zone: StoredZone): boolean {
  if (zone.countries.length > 0 && !zone.countries.includes(country)) return false;
  if (zone.regions.length > 0 && (region === null || !zone.regions.includes(region))) return false;
  if (zone.postalPrefixes.length === 0) return true;
  return (
    postalCode !== null && zone.postalPrefixes.some((prefix) => tidy(postalCode).startsWith(tidy(prefix)))
  );
}

/** The first zone that a place lies in. */
export function zoneOf(profile: StoredProfile, place: Place): StoredZone | undefined {
  return profile.zones.find((zone) => liesIn(place, zone));
}

/** What the profile's own bands say; undefined: nothing of this place, so the shop's rule counts. */
export function ratesByBands(
  { profile, goodsCents, grams }: Pick<Parcel, 'profile' | 'goodsCents' | 'grams'>,
  place: Place,
): ParcelRates | undefined {
  const zone = zoneOf(profile, place);
  if (zone === undefined) return undefined;
  const weight = grams ?? 0;
  const band = zone.bands.find(({ upToGrams }) => upToGrams === null || weight <= upToGrams);
  const cents = band?.cents ?? 0;
  const { shippingCents, expressCents, priorityCents } = policies();
  const isFree = zone.freeFromCents !== null && goodsCents >= zone.freeFromCents;
  return {
    standard: isFree ? 0 : cents,
    express: cents + (zone.expressExtraCents ?? Math.max(0, expressCents - shippingCents)),
    priority: cents + (zone.priorityExtraCents ?? Math.max(0, priorityCents - shippingCents)),
  };
}

/** What the standard method costs of a parcel that a carrier has priced: free where the producer says so of this place. */
export function freedBy(
  { profile, goodsCents }: Pick<Parcel, 'profile' | 'goodsCents'>,
  place: Place,
): boolean {
  const freeFromCents = zoneOf(profile, place)?.freeFromCents ?? null;
  return freeFromCents !== null && goodsCents >= freeFromCents;
}
