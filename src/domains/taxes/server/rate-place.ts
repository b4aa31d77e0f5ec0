import { iso31662 } from 'iso-3166';
import type { WrittenRate } from '#domains/taxes/model/tax-rate.ts';
import { isPostalCodeOfRegion } from '#engine/model/places/postal-codes.ts';
import { isRegionOf, needsRegion } from '#engine/model/places/regions.ts';

const CODES: ReadonlySet<string> = new Set(iso31662.map(({ code }) => code));

/**
 * What is wrong with the place of a rate: a region of another country, or postal codes of another region. No address would
 * ever fit it, and its tax would be missing without a word.
 */
export function ratePlaceProblem({
  country,
  region,
  postalPrefix,
}: Pick<WrittenRate, 'country' | 'region' | 'postalPrefix'>):
  | { field: 'region' | 'postalPrefix'; message: string }
  | undefined {
  if (region === null) return undefined;
  const isKnown = needsRegion(country) ? isRegionOf(country, region) : CODES.has(`${country}-${region}`);
  if (!isKnown) return { field: 'region', message: 'validation:regionUnknown' };
  if (postalPrefix !== null && !isPostalCodeOfRegion(country, region, postalPrefix))
    return { field: 'postalPrefix', message: 'validation:postalCodeElsewhere' };
  return undefined;
}
