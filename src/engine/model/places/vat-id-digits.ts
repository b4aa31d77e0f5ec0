/** Whether the digits of a VAT id fit its check digit, where how it is computed is public; without the country's letters. */
export type DigitCheck = (body: string) => boolean;

const digitsOf = (text: string) => [...text].map(Number);

/** Each digit times its weight, as far as there are weights. */
const weighted = (text: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(text[at]), 0);

/** Doubles every second digit, from the right; the sum is a multiple of ten. */
export function isLuhn(text: string): boolean {
  const sum = digitsOf(text)
    .toReversed()
    .reduce((all, digit, at) => all + (at % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit), 0);
  return sum % 10 === 0;
}

/** ISO 7064, mod 11, 10. */
export function isMod11And10(text: string): boolean {
  let product = 10;
  for (const digit of digitsOf(text.slice(0, -1))) {
    const sum = (digit + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(text.at(-1));
}

/** The sum of all digits, the last included, is a multiple. */
export const isMultiple =
  (weights: readonly number[], modulus: number): DigitCheck =>
  (body) =>
    weighted(body, weights) % modulus === 0;

/** The last digit is what the weighted ones leave: `toDigit` says how. */
export const endsWith =
  (weights: readonly number[], toDigit: (sum: number) => number): DigitCheck =>
  (body) =>
    toDigit(weighted(body, weights)) === Number(body.at(-1));

/** What is left of the front, as a number, is what the last two digits say. */
export const lastTwoAre =
  (toTwo: (front: number) => number): DigitCheck =>
  (body) =>
    toTwo(Number(body.slice(0, -2))) === Number(body.slice(-2));

export function isAustrian(body: string): boolean {
  const digits = digitsOf(body.slice(1));
  const sum = digits
    .slice(0, 7)
    .reduce((all, digit, at) => all + (at % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit), 0);
  return (10 - ((sum + 4) % 10)) % 10 === digits[7];
}

const CYPRIOT_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

export function isCypriot(body: string): boolean {
  const sum = digitsOf(body.slice(0, 8)).reduce(
    (all, digit, at) => all + (at % 2 === 0 ? CYPRIOT_ODD[digit]! : digit),
    0,
  );
  return String.fromCodePoint(65 + (sum % 26)) === body[8];
}

/** SIREN with a key of two digits; keys with letters, and Monaco's numbers, say nothing of themselves. */
export function isFrench(body: string): boolean {
  const [key, siren] = [body.slice(0, 2), body.slice(2)];
  if (!siren.startsWith('000') && !isLuhn(siren)) return false;
  return !/^\d\d$/u.test(key) || (12 + 3 * (Number(siren) % 97)) % 97 === Number(key);
}

const IRISH_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';

/** Seven digits and one or two letters; older ones have a sign in second place. */
export function isIrish(body: string): boolean {
  const isOld = !/^\d{7}/u.test(body);
  const digits = isOld ? `0${body.slice(2, 7)}${body[0]}` : body.slice(0, 7);
  const second = isOld || body.length === 8 ? 0 : IRISH_LETTERS.indexOf(body[8]!);
  const sum = weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * Math.max(0, second);
  return IRISH_LETTERS[sum % 23] === body[7];
}

const NIF_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const CIF_LETTERS = 'JABCDEFGHI';

/** NIF of people, NIE of foreigners, CIF of companies. */
export function isSpanish(body: string): boolean {
  if (/^[\dXYZKLM]/u.test(body)) {
    const digits = body
      .slice(0, 8)
      .replace(/^[XKLM]/u, '0')
      .replace(/^Y/u, '1')
      .replace(/^Z/u, '2');
    return NIF_LETTERS[Number(digits) % 23] === body[8];
  }
  const sum = digitsOf(body.slice(1, 8)).reduce(
    (all, digit, at) => all + (at % 2 === 1 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit),
    0,
  );
  const check = (10 - (sum % 10)) % 10;
  return body[8] === String(check) || body[8] === CIF_LETTERS[check];
}

/** The numbers of companies by the old sum, those of people by ISO 7064, mod 97, 10, of the whole id. */
export function isDutch(body: string): boolean {
  const sum = weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  if (sum < 10 && sum === Number(body[8])) return true;
  // N is 23, L is 21, B is 11.
  return BigInt(`2321${body.slice(0, 9)}11${body.slice(10)}`) % 97n === 1n;
}

export function isRomanian(body: string): boolean {
  return (
    ((weighted(body.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === Number(body.at(-1))
  );
}

/** Nine digits of companies; of people there are several kinds. */
export function isBulgarian(body: string): boolean {
  if (body.length === 10) return true;
  const first = weighted(body, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const check = first < 10 ? first : (weighted(body, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10;
  return check === Number(body[8]);
}

export function isLithuanian(body: string): boolean {
  const weights = (from: number) =>
    Array.from({ length: body.length - 1 }, (_, at) => ((at + from - 1) % 9) + 1);
  const first = weighted(body, weights(1)) % 11;
  const check = first < 10 ? first : (weighted(body, weights(3)) % 11) % 10;
  return check === Number(body.at(-1));
}

/** Numbers of people begin with their birthday. */
export function isLatvian(body: string): boolean {
  if (/^[0-3]/u.test(body)) return true;
  const rest = (3 - (weighted(body, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11) + 11) % 11;
  return rest === Number(body[10]);
}

/** Two rules, of older and of newer numbers. */
export function isBritish(body: string): boolean {
  if (!/^\d{9}/u.test(body)) return true;
  const sum = weighted(body, [8, 7, 6, 5, 4, 3, 2]) + Number(body.slice(7, 9));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}
