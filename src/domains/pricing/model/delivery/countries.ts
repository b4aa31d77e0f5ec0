import { LANGUAGES } from '#engine/model/languages.ts';
import { COUNTRY_CODES } from '#engine/model/places/countries.ts';
import { policies } from '#engine/model/policies.ts';
import { isOutsideCoverage } from './coverage.ts';

const US_STATE_AND_ZIP = /(?:^|[\s,])[a-z]{2}[\s,.-]+\d{5}(?:-\d{4})?$/iu;
/** What people write besides the name. */
const US_NAMES = ['us', 'usa', 'u.s.', 'u.s.a.', 'united states of america'];

let codesByName: ReadonlyMap<string, string> | undefined;

/** By how each country is called in the shop's languages. Made when it is first needed: few shops need it. */
function byName(): ReadonlyMap<string, string> {
  codesByName ??= new Map([
    ...LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region' });
      return COUNTRY_CODES.map((code): [string, string] => [names.of(code)!.toLowerCase(), code]);
    }),
    ...US_NAMES.map((name): [string, string] => [name, 'US']),
  ]);
  return codesByName;
}

/** The country at the end of an address; undefined where none can be recognised. */
export function countryOf(address: string): string | undefined {
  const text = address.trim().replace(/[.,\s]+$/u, '');
  const last = text.slice(Math.max(text.lastIndexOf(','), text.lastIndexOf('\n')) + 1).trim();
  return byName().get(last.toLowerCase()) ?? (US_STATE_AND_ZIP.test(text) ? 'US' : undefined);
}

/**
 * Whether the shop does not deliver to an address. Countries count only where the owner has chosen them; an address in
 * which none can be recognised is accepted.
 */
export function isNotDelivered(address: string): boolean {
  const { countries } = policies();
  if (countries === null) return isOutsideCoverage(address);
  const country = countryOf(address);
  if (country !== undefined && !countries.includes(country)) return true;
  return countries.includes('US') && (country ?? 'US') === 'US' && isOutsideCoverage(address);
}
