/** How postal codes are written where that is simple. Elsewhere anything short counts. Letters are capitals by then. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(?:-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
  IE: /^[A-Z]\d[\dW] [A-Z\d]{4}$/,
  NL: /^[1-9]\d{3} [A-Z]{2}$/,
  PT: /^\d{4}-\d{3}$/,
  PL: /^\d{2}-\d{3}$/,
  JP: /^\d{3}-\d{4}$/,
  BR: /^\d{5}-\d{3}$/,
  ...of(/^\d{4}$/, 'AT AU BE BG CH CY DK HU LI LU NO NZ SI ZA'),
  ...of(/^\d{5}$/, 'DE EE ES FI FR HR IT MC MX RS SM TR UA VA'),
  ...of(/^\d{3} \d{2}$/, 'CZ GR SE SK'),
  ...of(/^\d{6}$/, 'CN IN RO SG'),
};

/** Countries whose post knows no codes, or asks nobody for them. */
const WITHOUT: ReadonlySet<string> = new Set(
  `AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK IE JM KI KM KN KP LC LY ML MO
MR MW NR NU PA QA RW SB SC SL SR SS ST SY TD TG TK TL TO TV UG VU YE ZW`.split(/\s/),
);

function of(pattern: RegExp, countries: string): Record<string, RegExp> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, pattern]));
}

export function needsPostalCode(country: string): boolean {
  return !WITHOUT.has(country);
}

/** After how many characters from the end the one space of a code stands, where people leave it out or put it elsewhere. */
const SPACE_BEFORE_LAST: Readonly<Record<string, number>> = {
  CA: 3,
  GB: 3,
  IE: 4,
  NL: 2,
  CZ: 2,
  GR: 2,
  SE: 2,
  SK: 2,
};

/** In capitals, and with the space where the country has it: 'k1a0b1' of Canada is 'K1A 0B1'. */
export function tidyPostalCode(country: string, given: string): string {
  const code = given.trim().toUpperCase();
  const last = SPACE_BEFORE_LAST[country];
  if (last === undefined) return code;
  const joined = code.replaceAll(/[\s-]/g, '');
  return joined.length <= last ? joined : `${joined.slice(0, -last)} ${joined.slice(-last)}`;
}

/** Whether a tidy code may be one of the country. */
export function isPostalCodeOf(country: string, code: string): boolean {
  const pattern = PATTERNS[country];
  return pattern === undefined ? /^[A-Z0-9][A-Z0-9 -]*$/.test(code) : pattern.test(code);
}

/** The first figures of the ZIP codes of each state, as the post gives them out: '010-027' are three of five. */
const US_PREFIXES = `AL 350-352 354-369;AK 995-999;AZ 850-865;AR 716-729;CA 900-961;CO 800-816;CT 060-069;DE 197-199
DC 200 202-205 569;FL 320-339 341-342 344 346-347 349;GA 300-319 398-399;HI 967-968;ID 832-838;IL 600-629;IN 460-479
IA 500-528;KS 660-679;KY 400-427;LA 700-714;ME 039-049;MD 206-219;MA 010-027 055;MI 480-499;MN 550-567;MS 386-397
MO 630-658;MT 590-599;NE 680-693;NV 889-898;NH 030-038;NJ 070-089;NM 870-884;NY 005 063 100-149;NC 270-289;ND 580-588
OH 430-459;OK 730-732 734-749;OR 970-979;PA 150-196;RI 028-029;SC 290-299;SD 570-577;TN 370-385;TX 733 750-799 885
UT 840-847;VT 050-054 056-059;VA 201 220-246;WA 980-994;WV 247-268;WI 530-549;WY 820-831 834;AS 967;GU 969;MP 969
PR 006-007 009;VI 008;AA 340;AE 090-098;AP 962-966`;

/** By the first letter; of X, Nunavut has three districts. */
const CA_LETTERS: Readonly<Record<string, string>> = {
  NL: 'A',
  NS: 'B',
  PE: 'C',
  NB: 'E',
  QC: 'GHJ',
  ON: 'KLMNP',
  MB: 'R',
  SK: 'S',
  AB: 'T',
  BC: 'V',
  NT: 'X',
  NU: 'X',
  YT: 'Y',
};

/** Whole codes; some serve both sides of a border. */
const AU_RANGES = `ACT 0200-0299 2600-2620 2900-2920;NSW 1000-2599 2611-2611 2618-2899 2921-2999 3644-3644 3691-3691 3707-3707 4375-4385
NT 0800-0999;QLD 4000-4999 9000-9999;SA 5000-5999 0872-0872;TAS 7000-7999;VIC 3000-3999 8000-8999;WA 6000-6999 0872-0872`;

type Ranges = ReadonlyMap<string, readonly [from: number, to: number][]>;

function rangesIn(table: string): Ranges {
  return new Map(
    table.split(/[;\n]/).map((line) => {
      const [region, ...ranges] = line.split(' ');
      const bounds = ranges.map((range) => {
        const [from, to = from] = range.split('-').map(Number);
        return [from, to] as [number, number];
      });
      return [region!, bounds];
    }),
  );
}

let usRanges: Ranges | undefined;
let auRanges: Ranges | undefined;

/** Whether a code that begins so can lie in the ranges of a region, which are compared by their first digits. */
function isWithin(ranges: Ranges, region: string, code: string, digits: number): boolean {
  const head = code.slice(0, digits);
  if (!/^\d+$/.test(head)) return false;
  const [lowest, highest] = ['0', '9'].map((digit) => Number(head.padEnd(digits, digit)));
  return (ranges.get(region) ?? []).some(([from, to]) => from <= highest! && lowest! <= to);
}

/** Whether a valid code, or the beginning of one, may be of a region of the country. True where nobody can tell. */
export function isPostalCodeOfRegion(country: string, region: string, code: string): boolean {
  if (country === 'US') {
    usRanges ??= rangesIn(US_PREFIXES);
    return isWithin(usRanges, region, code, 3);
  }
  if (country === 'AU') {
    auRanges ??= rangesIn(AU_RANGES);
    return isWithin(auRanges, region, code, 4);
  }
  if (country === 'CA') return CA_LETTERS[region]?.includes(code[0]!) ?? false;
  return true;
}
