import { LANGUAGES } from '#engine/model/languages.ts';
import { policies } from '#engine/model/policies.ts';
import { isOutsideCoverage } from './coverage.ts';

/** ISO 3166-1 alpha-2. */
export const COUNTRY_CODES: readonly string[] =
  `AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG
CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL
GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC
LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU
NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY
SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(
    /\s/,
  );

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
