import { placeOf, type AddressInput, type Place } from '#engine/model/places/address.ts';
import { countryName, countryNamed } from '#engine/model/places/countries.ts';
import { readAddress } from '#engine/model/places/read-address.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';

/** The parts that stand under the text of an address. Empty where nothing is known. */
export interface TypedParts {
  country: string;
  city: string;
  region: string;
  postalCode: string;
}

export interface TypedAddress {
  customerName: string;
  /** The street alone, or the whole address. */
  shippingAddress: string;
  address: TypedParts;
}

/** What the text itself says of its parts. `country` is empty where it names none. */
export function partsIn(text: string): TypedParts {
  const { country, city, region, postalCode } = readAddress(text, shopHome().country);
  const isNamed = region !== null || country !== shopHome().country;
  return {
    country: isNamed ? country : '',
    city: city ?? '',
    region: region ?? '',
    postalCode: postalCode ?? '',
  };
}

/**
 * What a form sends of an address: the text where it says everything, otherwise the parts. Never both, which might
 * contradict each other.
 */
export function givenOf(typed: TypedAddress): { shippingAddress: string } | { address: AddressInput } {
  const { shippingAddress: text, address: parts } = typed;
  const read = partsIn(text);
  const isUntouched = [parts.city, parts.region, parts.postalCode].every((part) => part.trim() === '');
  if (isUntouched || isSame(parts, read))
    return { shippingAddress: withCountry(text, parts.country, read.country) };
  return {
    address: {
      name: typed.customerName,
      ...streetOf(text, parts),
      city: parts.city,
      region: parts.region,
      postalCode: parts.postalCode,
      country: parts.country,
    },
  };
}

/** The place of what a form would send. */
export function placeTyped(text: string, parts: TypedParts): Place {
  const given = givenOf({ customerName: '', shippingAddress: text, address: parts });
  if ('shippingAddress' in given) return placeOf(readAddress(given.shippingAddress, shopHome().country));
  const { country, region, postalCode } = parts;
  return { country, region: region || null, postalCode: postalCode || null };
}

const isSame = (typed: TypedParts, read: TypedParts) =>
  (['country', 'city', 'region', 'postalCode'] as const).every(
    (part) => typed[part].trim().toLowerCase() === read[part].toLowerCase(),
  );

/** A country that was chosen counts, whether or not the text names it. */
function withCountry(text: string, chosen: string, named: string): string {
  if (chosen === '' || chosen === shopHome().country || named !== '') return text;
  return `${text.trim()}\n${countryName(chosen, 'en')}`;
}

/** The lines of the street: without those below it that the parts say once more. */
function streetOf(text: string, { city, region, postalCode, country }: TypedParts) {
  const whole = readAddress(text, shopHome().country);
  if (whole.line1 !== null) return { line1: whole.line1, line2: whole.line2 ?? '' };
  const words = (line: string) => line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = new Set(words(`${city} ${region} ${postalCode}`));
  const lines = text
    .split(/\n|,(?=[^,\n]*$)/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  while (lines.length > 1) {
    const last = lines.at(-1)!;
    if (countryNamed(last) !== country && !words(last).every((word) => said.has(word))) break;
    lines.pop();
  }
  const [line1 = '', ...others] = lines;
  return { line1, line2: others.join(', ') };
}
