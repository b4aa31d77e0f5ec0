import type { Language } from '#engine/model/languages.ts';
import type { Address } from './address.ts';
import { countryName } from './countries.ts';
import { readAddress } from './read-address.ts';

/** Whose codes have a line of their own. */
const CODE_BELOW: ReadonlySet<string> = new Set(['GB', 'IE']);
const CODE_LAST: ReadonlySet<string> = new Set(['CA', 'AU']);

interface Reader {
  homeCountry: string;
  language: Language;
  /** Whose name stands beside the address anyway. */
  customerName?: string;
}

/**
 * An address as people of its country write it, in lines. At home the country is left out, unless the text would be taken
 * for one of elsewhere without it.
 */
export function writeAddress(address: Address, { homeCountry, language, customerName }: Reader): string {
  const { name, company, line1, line2, country } = address;
  const lines = [name === customerName ? undefined : name, company, line1, line2, ...townLines(address)];
  const text = lines.filter(Boolean).join('\n');
  const isClear = country === homeCountry && readAddress(text, homeCountry).country === country;
  return isClear ? text : `${text}\n${countryName(country, language)}`;
}

function townLines({ city, region = '', postalCode, country }: Address): string[] {
  if (country === 'US') return [`${city}, ${region} ${postalCode}`];
  if (CODE_LAST.has(country)) return [`${city} ${region} ${postalCode}`];
  if (CODE_BELOW.has(country)) return [city, postalCode];
  return [`${postalCode} ${city} ${region}`.trim().replaceAll('  ', ' ')];
}
