import { LANGUAGES, type Language } from '#engine/model/languages.ts';
import { plainName } from '#engine/model/plain-name.ts';

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

const CODES: ReadonlySet<string> = new Set(COUNTRY_CODES);

export function isCountry(code: string): boolean {
  return CODES.has(code);
}

/** What people write besides the names that every browser knows, without accents. */
const OTHER_NAMES: readonly [name: string, code: string][] = [
  ['us', 'US'],
  ['usa', 'US'],
  ['u.s', 'US'],
  ['u.s.a', 'US'],
  ['united states of america', 'US'],
  ['vereinigte staaten von amerika', 'US'],
  ["etats-unis d'amerique", 'US'],
  ["stati uniti d'america", 'US'],
  ['estados unidos de america', 'US'],
  ['uk', 'GB'],
  ['u.k', 'GB'],
  ['great britain', 'GB'],
  ['grossbritannien', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['northern ireland', 'GB'],
  ['holland', 'NL'],
  ['the netherlands', 'NL'],
  ['czech republic', 'CZ'],
];

const namesIn = new Map<Language, Intl.DisplayNames>();

/** As the reader calls it: 'Germany', 'Deutschland'. */
export function countryName(code: string, language: Language): string {
  const names = namesIn.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  namesIn.set(language, names);
  return names.of(code) ?? code;
}

let codesByName: ReadonlyMap<string, string> | undefined;

/** Made when it is first needed: most addresses name no country. */
function byName(): ReadonlyMap<string, string> {
  codesByName ??= new Map([
    ...LANGUAGES.flatMap((language) =>
      COUNTRY_CODES.map((code): [string, string] => [
        // The dot at the end of 'EE. UU.' is cut off a text as any other.
        plainName(countryName(code, language)).replace(/\.$/u, ''),
        code,
      ]),
    ),
    ...OTHER_NAMES,
  ]);
  return codesByName;
}

/** Longer than any country's name. */
const NAME_MAX = 80;

/** The country that a text names, in any of the shop's languages. */
export function countryNamed(text: string): string | undefined {
  return text.length > NAME_MAX ? undefined : byName().get(plainName(text));
}
