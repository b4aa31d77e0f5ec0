/** How long an IBAN is, by country, as the registry of SWIFT has it (release 100). */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BI: 27,
  BR: 29,
  BY: 28,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DJ: 27,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FK: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HN: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LC: 32,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  LY: 25,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MN: 20,
  MR: 27,
  MT: 31,
  MU: 30,
  NI: 28,
  NL: 18,
  NO: 15,
  OM: 23,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  RU: 33,
  SA: 24,
  SC: 31,
  SD: 18,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  SO: 23,
  ST: 25,
  SV: 28,
  TL: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  VG: 24,
  XK: 20,
  YE: 30,
};

/** As people write it: in groups, in small letters. */
export function plainIban(written: string): string {
  return written.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Whether an IBAN without spaces has the length of its country and the right check digits (ISO 7064, mod 97-10). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || iban.length !== IBAN_LENGTHS[iban.slice(0, 2)]) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  let rest = 0;
  for (const sign of turned)
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

const ABA_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];
/** The first two digits say whose number it is: Federal Reserve banks, thrifts, electronic transfers, traveller's cheques. */
const ABA_PREFIX = /^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;

/** Whether nine digits are a routing number of the American Bankers Association. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || !ABA_PREFIX.test(digits)) return false;
  const sum = ABA_WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return sum % 10 === 0;
}

/** American account numbers have no check digits. */
export function isAccountNumber(digits: string): boolean {
  return /^\d{4,17}$/.test(digits);
}

/** What may be shown of an account. */
export function lastFourOf(number: string): string {
  return number.slice(-4);
}
