import { z } from 'zod';
import { isCountry } from '#engine/model/places/countries.ts';
import { addressSchema } from '#engine/model/places/address.ts';
import { isWholeCents, toCents, toAmount } from '#engine/model/money.ts';

const MOST_ZONES = 20;
const MOST_BANDS = 20;
const MOST_PREFIXES = 200;
/** No parcel is heavier. */
const MOST_GRAMS = 1_000_000;
const MOST_AMOUNT = 10_000;

const price = z
  .number('carriers:faults.price')
  .min(0, 'carriers:faults.price')
  .max(MOST_AMOUNT, 'carriers:faults.price')
  .refine(isWholeCents, 'carriers:faults.price');

const centimetres = z
  .number('validation:invalidInput')
  .int('validation:invalidInput')
  .min(1, 'validation:invalidInput')
  .max(300, 'validation:invalidInput');

const bandSchema = z.object({
  /** The heaviest parcel that it is for; null: everything heavier than the bands before it. */
  upToGrams: z
    .number('carriers:faults.bands')
    .int('carriers:faults.bands')
    .min(1, 'carriers:faults.bands')
    .max(MOST_GRAMS, 'carriers:faults.bands')
    .nullable(),
  price,
});

const zoneSchema = z.object({
  /** ISO 3166-1 alpha-2; empty: every country. */
  countries: z
    .array(z.string().trim().toUpperCase().refine(isCountry, 'validation:countryUnknown'))
    .max(250, 'validation:countryUnknown'),
  /** Of those countries only these; empty: all. */
  regions: z.array(z.string().trim().toUpperCase().min(1).max(3, 'validation:regionUnknown')).max(100),
  /** Of those only postal codes that begin so; empty: all. */
  postalPrefixes: z
    .array(
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9][A-Z0-9 -]{0,9}$/, 'validation:postalCodeInvalid'),
    )
    .max(MOST_PREFIXES, 'validation:postalCodeInvalid'),
  bands: z
    .array(bandSchema)
    .min(1, 'carriers:faults.bands')
    .max(MOST_BANDS, 'carriers:faults.bands')
    .refine(isRising, 'carriers:faults.bands'),
  /** From so much of the producer's goods on, the standard method is free; null: never. */
  freeFrom: price.nullable(),
  /** What the two fast methods add to the band; null: what they cost more than the standard one in the whole shop. */
  expressExtra: price.nullable(),
  priorityExtra: price.nullable(),
});

/** Lighter parcels first, and the last band holds whatever is heavier. */
function isRising(bands: readonly { upToGrams: number | null }[]): boolean {
  return bands.every(({ upToGrams }, at) => {
    if (at === bands.length - 1) return upToGrams === null;
    return upToGrams !== null && upToGrams > (bands[at - 1]?.upToGrams ?? 0);
  });
}

/** How a producer sends parcels, and what that costs. Money as decimals. */
export const shippingProfileSchema = z.object({
  /** Where parcels leave from; null: not said, so no carrier can be asked. */
  origin: addressSchema.nullable(),
  /** Who says what a parcel costs: the bands below, or the carrier of the shop, and the bands where it does not answer. */
  prices: z.enum(['bands', 'carrier'], 'validation:invalidInput'),
  /** Of an ordinary parcel, for the carrier. */
  box: z.object({ length: centimetres, width: centimetres, height: centimetres }),
  /** The first that a place lies in counts; a place in none is priced by the shop's own rule. */
  zones: z.array(zoneSchema).max(MOST_ZONES, 'carriers:faults.zones'),
  /** Of the producer's goods after discounts; null: none. */
  minimumOrder: price.nullable(),
});
export type ShippingProfile = z.output<typeof shippingProfileSchema>;

/** The same as it is read. */
export const shownProfileSchema = shippingProfileSchema.extend({
  origin: z
    .object({
      name: z.string(),
      company: z.string().optional(),
      line1: z.string(),
      line2: z.string().optional(),
      city: z.string(),
      region: z.string().optional(),
      postalCode: z.string(),
      country: z.string(),
    })
    .nullable(),
});

export const STANDARD_BOX = { length: 30, width: 20, height: 15 } as const;

/** A producer that has set nothing: all is as the shop says. */
export const EMPTY_PROFILE: ShippingProfile = {
  origin: null,
  prices: 'bands',
  box: STANDARD_BOX,
  zones: [],
  minimumOrder: null,
};

/** Whether it says anything about what an order costs, or may be. */
export function saysAnything({ zones, minimumOrder, prices, origin }: ShippingProfile): boolean {
  return zones.length > 0 || minimumOrder !== null || (prices === 'carrier' && origin !== null);
}

type Zone = z.output<typeof zoneSchema>;

/** The same as it is stored: cents. */
export interface StoredZone extends Omit<Zone, 'bands' | 'freeFrom' | 'expressExtra' | 'priorityExtra'> {
  bands: { upToGrams: number | null; cents: number }[];
  freeFromCents: number | null;
  expressExtraCents: number | null;
  priorityExtraCents: number | null;
}

export interface StoredProfile extends Omit<ShippingProfile, 'zones' | 'minimumOrder'> {
  zones: StoredZone[];
  minimumOrderCents: number | null;
}

const centsOf = (amount: number | null) => (amount === null ? null : toCents(amount));
const amountOf = (cents: number | null) => (cents === null ? null : toAmount(cents));

export function storedProfile({ zones, minimumOrder, ...rest }: ShippingProfile): StoredProfile {
  return {
    ...rest,
    zones: zones.map(({ bands, freeFrom, expressExtra, priorityExtra, ...where }) => ({
      ...where,
      bands: bands.map(({ upToGrams, price: amount }) => ({ upToGrams, cents: toCents(amount) })),
      freeFromCents: centsOf(freeFrom),
      expressExtraCents: centsOf(expressExtra),
      priorityExtraCents: centsOf(priorityExtra),
    })),
    minimumOrderCents: centsOf(minimumOrder),
  };
}

export function shownProfile({ zones, minimumOrderCents, ...rest }: StoredProfile): ShippingProfile {
  return {
    ...rest,
    zones: zones.map(({ bands, freeFromCents, expressExtraCents, priorityExtraCents, ...where }) => ({
      ...where,
      bands: bands.map(({ upToGrams, cents }) => ({ upToGrams, price: toAmount(cents) })),
      freeFrom: amountOf(freeFromCents),
      expressExtra: amountOf(expressExtraCents),
      priorityExtra: amountOf(priorityExtraCents),
    })),
    minimumOrder: amountOf(minimumOrderCents),
  };
}
