import { z } from 'zod';
import { text } from '#engine/model/fields.ts';
import { isWithoutLink, SINGLE_LINE } from '#engine/model/person-name.ts';
import { isCountry } from './countries.ts';
import { isPostalCodeOf, isPostalCodeOfRegion, needsPostalCode, tidyPostalCode } from './postal-codes.ts';
import { isRegionOf, needsRegion } from './regions.ts';

/** What taxes, coverage and carriers need to know of an address. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The part of ISO 3166-2 after the dash; null: unknown, or the address needs none. */
  region: string | null;
  postalCode: string | null;
}

/** Where a parcel goes, as an order keeps it. What could not be read out of a text is null. */
export interface KnownAddress extends Place {
  name: string;
  company: string | null;
  line1: string | null;
  line2: string | null;
  city: string | null;
}

const POSTAL_CODE_MAX = 16;

const line = (max: number) => text(max, 'validation:required').regex(SINGLE_LINE, 'validation:invalidInput');
const required = (max: number) => line(max).min(1, { error: 'validation:required', abort: true });

/** The parts by themselves; whether they fit together says `refusePlace`. */
export const addressParts = z.object({
  name: required(200).refine(isWithoutLink, 'validation:nameWithLink'),
  company: line(120).nullish(),
  line1: required(200),
  line2: line(200).nullish(),
  city: required(100),
  /** Of US, CA and AU it is required. */
  region: text(3, 'validation:regionUnknown').toUpperCase().nullish(),
  /** Empty where the country has none. */
  postalCode: line(POSTAL_CODE_MAX),
  country: z
    .string('validation:countryUnknown')
    .trim()
    .toUpperCase()
    .refine(isCountry, { error: 'validation:countryUnknown', abort: true }),
});

/** Empty parts are as good as none, and codes are made tidy. */
export function tidyAddress(parts: z.output<typeof addressParts>): Address {
  const { company, line2, region, postalCode, ...others } = parts;
  return {
    ...others,
    ...(company && { company }),
    ...(line2 && { line2 }),
    ...(region && { region }),
    postalCode: tidyPostalCode(others.country, postalCode),
  };
}

/** For `superRefine` of a schema whose place must be one. */
export function refusePlace(address: Address, refused: z.core.$RefinementCtx): void {
  const fault = placeFault(address);
  if (fault !== undefined) refused.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
}

/** As somebody writes it. */
export const addressSchema = addressParts.transform(tidyAddress).superRefine(refusePlace);

/** An address that is one. */
export interface Address {
  name: string;
  company?: string | undefined;
  line1: string;
  line2?: string | undefined;
  city: string;
  region?: string | undefined;
  postalCode: string;
  country: string;
}

export type AddressInput = z.input<typeof addressSchema>;

/** What does not fit together in an address, with the key of its message. */
export function placeFault({
  country,
  region,
  postalCode,
}: Pick<Address, 'country' | 'region' | 'postalCode'>):
  | { field: 'region' | 'postalCode'; message: string }
  | undefined {
  if (region === undefined && needsRegion(country))
    return { field: 'region', message: 'validation:regionRequired' };
  if (region !== undefined && !isRegionOf(country, region))
    return { field: 'region', message: 'validation:regionUnknown' };
  if (postalCode === '')
    return needsPostalCode(country)
      ? { field: 'postalCode', message: 'validation:postalCodeRequired' }
      : undefined;
  if (!isPostalCodeOf(country, postalCode))
    return { field: 'postalCode', message: 'validation:postalCodeInvalid' };
  if (region !== undefined && !isPostalCodeOfRegion(country, region, postalCode))
    return { field: 'postalCode', message: 'validation:postalCodeElsewhere' };
  return undefined;
}

/** The address as an order keeps it. */
export function knownAddress(address: Address): KnownAddress {
  const { company = null, line2 = null, region = null, postalCode, ...others } = address;
  return { ...others, company, line2, region, postalCode: postalCode || null };
}

export function placeOf({ country, region, postalCode }: Place): Place {
  return { country, region, postalCode };
}
