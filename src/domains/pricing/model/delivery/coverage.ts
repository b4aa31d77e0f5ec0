/** Two-letter codes where we do not deliver, with the names people write out. */
const NOT_COVERED: Readonly<Record<string, readonly string[]>> = {
  AK: ['alaska'],
  HI: ['hawaii', "hawai'i", 'hawai\u2019i', 'hawai\u02BBi'],
  PR: ['puerto rico'],
  GU: ['guam'],
  VI: ['virgin islands', 'usvi'],
  AS: ['american samoa'],
  MP: ['northern mariana islands'],
  AA: ['armed forces americas'],
  AE: ['armed forces europe'],
  AP: ['armed forces pacific'],
};

export const NOT_COVERED_STATES = Object.keys(NOT_COVERED);

// Strangers write addresses: each pattern looks at every place of a text once, and none tries a run of spaces anew from each
// of them. What stands before a match is cut off by a walk from the end.
const ZIP_AT_END = /(?<!\d)\d{5}(?:-\d{4})?$/u;
/** As it is written in the shop's five languages. */
const COUNTRY_AT_END =
  /(?<=[\s,.(])(?:u\.?\s?s\.?(?:\s?a\.?)?|united states(?: of america)?|vereinigte staaten(?: von amerika)?|[ée]tats-unis(?: d['\u2019]am[ée]rique)?|stati uniti(?: d['\u2019]america)?|estados unidos(?: de am[ée]rica)?)[).]*$/iu;
/** 'PO Box 12', 'P.O. Box 12', 'P O Box', 'Post Office Box 12', 'POB 12'. */
const PO_BOX = /\b(?:p\.?\s*o\.?[\s-]*box|post\s+office\s+box|p\.?o\.?b\.?\s*#?\d)/iu;

/** Undefined: no state and ZIP code that could be recognised at the end. */
function stateText(address: string): string | undefined {
  const text = withoutEnd(address, /[.,\s]/u);
  const country = COUNTRY_AT_END.exec(text);
  const local = country === null ? text : withoutEnd(text.slice(0, country.index), /[\s,.(]/u);
  const zip = ZIP_AT_END.exec(local);
  if (zip === null) return undefined;
  return local
    .slice(0, zip.index)
    .replaceAll(/[.,\s-]+/gu, ' ')
    .trim()
    .toLowerCase();
}

function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** Whether an address lies outside of what we deliver to. One without a recognisable state and ZIP code is accepted. */
export function isOutsideCoverage(address: string): boolean {
  const before = stateText(address);
  if (before === undefined) return false;
  return Object.entries(NOT_COVERED).some(([code, names]) =>
    [code.toLowerCase(), ...names].some((state) => before === state || before.endsWith(` ${state}`)),
  );
}

export function isPoBox(address: string): boolean {
  return PO_BOX.test(address);
}
