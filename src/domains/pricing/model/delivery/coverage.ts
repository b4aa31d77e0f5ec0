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

const ZIP_AT_END = /^(?<before>.*?)[\s,.-]*(?<!\d)\d{5}(?:-\d{4})?$/su;
/** As it is written in the shop's five languages. */
const COUNTRY_AT_END =
  /[\s,.(]+(?:u\.?\s?s\.?(?:\s?a\.?)?|united states(?: of america)?|vereinigte staaten(?: von amerika)?|[ée]tats-unis(?: d['\u2019]am[ée]rique)?|stati uniti(?: d['\u2019]america)?|estados unidos(?: de am[ée]rica)?)[).]*$/iu;
/** 'PO Box 12', 'P.O. Box 12', 'P O Box', 'Post Office Box 12', 'POB 12'. */
const PO_BOX = /\b(?:p\.?\s*o\.?[\s-]*box|post\s+office\s+box|p\.?o\.?b\.?\s*#?\d)/iu;

/** Undefined: no state and ZIP code that could be recognised at the end. */
function stateText(address: string): string | undefined {
  const text = address.trim().replace(/[.,\s]+$/u, '');
  const { before } = ZIP_AT_END.exec(text.replace(COUNTRY_AT_END, '').trim())?.groups ?? {};
  return before
    ?.replaceAll(/[.,\s-]+/gu, ' ')
    .trim()
    .toLowerCase();
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
