import type { KnownAddress } from './address.ts';
import { plainName } from '#engine/model/plain-name.ts';
import { countryNamed } from './countries.ts';
import { isPostalCodeOfRegion } from './postal-codes.ts';
import { regionsOf } from './regions.ts';

type ReadParts = Omit<KnownAddress, 'name' | 'company'>;

// Strangers write addresses: no pattern here tries a run of characters anew from each of its places, and ends are cut off by
// a walk.
const ZIP_AT_END = /(?<!\d)\d{5}(?:-\d{4})?$/u;
/** Written behind the ZIP code without a comma, in any of the shop's languages. */
const US_AT_END =
  /(?<=[\s,.(])(?:u\.?\s?s\.?(?:\s?a\.?)?|united states(?: of america)?|vereinigte staaten(?: von amerika)?|[ée]tats-unis(?: d['\u2019]am[ée]rique)?|stati uniti(?: d['\u2019]america)?|estados unidos(?: de am[ée]rica)?)[).]*$/iu;

/** What people write for a state besides its name. */
const OTHER_STATE_NAMES: Readonly<Record<string, readonly string[]>> = {
  HI: ["hawai'i"],
  VI: ['us virgin islands', 'u s virgin islands', 'usvi'],
  DC: ['d c', 'washington dc'],
  AE: ['armed forces africa', 'armed forces canada', 'armed forces middle east'],
};

let statesByName: ReadonlyMap<string, string> | undefined;

function stateNamed(name: string): string | undefined {
  statesByName ??= new Map(
    regionsOf('US')!.flatMap(({ code, name: full }) =>
      [code, full, ...(OTHER_STATE_NAMES[code] ?? [])].map((each): [string, string] => [
        plainName(each),
        code,
      ]),
    ),
  );
  return statesByName.get(name);
}

/** The longest name of a state has so many words. */
const STATE_WORDS = 4;

/**
 * What a text says of where it leads: a US state with its ZIP code, and a country named at its end in any of the shop's
 * languages. What cannot be read is null, and the country then the shop's.
 */
export function readAddress(given: string, homeCountry: string): ReadParts {
  const text = withoutEnd(given, /[.,;\s]/u);
  const named = countryAtEnd(text, homeCountry);
  const unread = { line1: null, line2: null, city: null, region: null, postalCode: null };
  if (named !== undefined && named.country !== 'US') return { ...unread, country: named.country };
  const american = readAmerican(named?.before ?? withoutEnd(text, /[.,;\s)]/u));
  // 'Berlin, DE 10115' lies in Delaware only for somebody who is in America.
  const isAmerican =
    american !== undefined &&
    (named !== undefined ||
      homeCountry === 'US' ||
      isPostalCodeOfRegion('US', american.region, american.postalCode));
  if (isAmerican) return { ...american, country: 'US' };
  return { ...unread, country: named?.country ?? homeCountry };
}

/** The country named at the end, and what stands before it. */
function countryAtEnd(text: string, homeCountry: string): { country: string; before: string } | undefined {
  const line = Math.max(text.lastIndexOf(','), text.lastIndexOf('\n')) + 1;
  // 'Myanmar (Burma)' is one name, 'Torino (Italia)' two.
  for (const from of [line, text.lastIndexOf('(') + 1]) {
    const country =
      countryNamed(text.slice(from).trim()) ?? countryNamed(withoutEnd(text.slice(from), /[).\s]/u).trim());
    // Georgia is a state too.
    if (country === undefined || (country === 'GE' && homeCountry === 'US')) continue;
    return { country, before: beforeEnd(text, from) };
  }
  const american = US_AT_END.exec(text);
  return american === null ? undefined : { country: 'US', before: beforeEnd(text, american.index) };
}

const beforeEnd = (text: string, end: number) => withoutEnd(text.slice(0, end), /[\s,.(]/u);

/** Undefined: it does not end in a state and a ZIP code. */
function readAmerican(text: string): (ReadParts & { region: string; postalCode: string }) | undefined {
  const zip = ZIP_AT_END.exec(text);
  if (zip === null) return undefined;
  const before = withoutEnd(text.slice(0, zip.index), /[.,\s-]/u);
  const state = stateAtEnd(before);
  if (state === undefined) return undefined;
  const { line1, line2, city } = linesOf(withoutEnd(before.slice(0, state.from), /[.,\s-]/u));
  return { line1, line2, city, region: state.code, postalCode: zip[0], country: 'US' };
}

/** The longest name of a state at the end, so that West Virginia is not Virginia. */
function stateAtEnd(text: string): { code: string; from: number } | undefined {
  let found: { code: string; from: number } | undefined;
  let from = text.length;
  let name = '';
  for (let words = 0; words < STATE_WORDS && from > 0; words += 1) {
    const end = withoutEnd(text.slice(0, from), /[.,\s-]/u).length;
    from = wordStart(text, end);
    name = `${plainName(text.slice(from, end))}${name && ' '}${name}`;
    if (name.length > 40) break;
    const code = stateNamed(name);
    if (code !== undefined) found = { code, from };
  }
  return found;
}

function wordStart(text: string, end: number): number {
  let start = end;
  while (start > 0 && !/[.,\s-]/u.test(text[start - 1]!)) start -= 1;
  return start;
}

/** Street and town, one after the other: by lines where the text has them, otherwise by its commas. */
function linesOf(text: string): Pick<ReadParts, 'line1' | 'line2' | 'city'> {
  const pieces = text
    .split(/[\n,]/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  if (pieces.length < 2) return { line1: pieces[0] ?? null, line2: null, city: null };
  const [line1, ...others] = pieces as [string, ...string[]];
  const city = others.pop()!;
  return { line1, line2: others.join(', ') || null, city };
}

function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}
