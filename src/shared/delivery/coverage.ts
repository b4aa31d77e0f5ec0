/** Two-letter codes where we do not deliver, with the names people write out. */
const NOT_COVERED: Readonly<Record<string, readonly string[]>> = {
  AK: ['alaska'],
  HI: ['hawaii'],
  PR: ['puerto rico'],
  GU: ['guam'],
  VI: ['virgin islands', 'us virgin islands', 'u s virgin islands'],
  AS: ['american samoa'],
  MP: ['northern mariana islands'],
  AA: ['armed forces americas'],
  AE: ['armed forces europe'],
  AP: ['armed forces pacific'],
};

const ZIP_AT_END = /^(?<before>.*?)[\s,]+(?<zip>\d{5})(?:-\d{4})?$/su;
const COUNTRY_AT_END = /[\s,]+(?:usa|u\.?s\.?a\.?|u\.?s\.?|united states(?: of america)?)\.?$/iu;
/** 'PO Box 12', 'P.O. Box 12', 'P O Box', 'Post Office Box 12', 'POB 12'. */
const PO_BOX = /\b(?:p\.?\s*o\.?\s*box|post\s+office\s+box|p\.?o\.?b\.?\s*#?\d)/iu;

/** Undefined: no state and ZIP code that could be recognised at the end. */
function stateText(address: string): string | undefined {
  const text = address.trim().replace(/[.,\s]+$/u, '');
  const { before } = ZIP_AT_END.exec(text.replace(COUNTRY_AT_END, '').trim())?.groups ?? {};
  return before
    ?.replaceAll(/[.,\s]+/gu, ' ')
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
