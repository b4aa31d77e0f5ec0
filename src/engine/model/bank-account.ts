/** How long an IBAN is in each country that has them (ISO 13616). */
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

/** As banks compare it: without spaces, in capitals. */
export function plainIban(written: string): string {
  return written.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Length of the country and check digits (ISO 7064, mod 97-10); spaces do not matter. */
export function isIban(written: string): boolean {
  const iban = plainIban(written);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || IBAN_LENGTHS[iban.slice(0, 2)] !== iban.length) return false;
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** 'DE89 3704 0044 0532 0130 00', as people read it. */
export function spacedIban(iban: string): string {
  return plainIban(iban).replaceAll(/.{4}(?=.)/g, '$& ');
}

/** The first two digits say whose number it is: Federal Reserve banks, thrifts, electronic transfers, traveller's cheques. */
const ROUTING_PREFIX = /^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;
const ROUTING_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Nine digits of a bank in the US, the last of which checks the others (ABA). */
export function isRoutingNumber(written: string): boolean {
  if (!/^\d{9}$/.test(written) || !ROUTING_PREFIX.test(written) || written === '000000000') return false;
  return ROUTING_WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(written[at]), 0) % 10 === 0;
}

/** Banks in the US agree on no more than this. */
export function isAccountNumber(written: string): boolean {
  return /^\d{4,17}$/.test(written) && !/^0+$/.test(written);
}

/** What may be shown of an account. */
export function lastFourOf(number: string): string {
  return number.slice(-4);
}

/** ISO 9362: bank, country, place and, in eleven characters, branch. */
export function isBic(written: string): boolean {
  return /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(written);
}

/** Where customers pay: an IBAN, or both numbers of a bank in the US. */
export interface BankAccount {
  holder: string;
  /** Of the bank. */
  name: string | null;
  iban: string | null;
  routingNumber: string | null;
  accountNumber: string | null;
  bic: string | null;
}

/** Banks accept no larger amount this way. */
const EPC_MAX_CENTS = 999_999_999_99;
const EPC_NAME_MAX = 70;

/**
 * What the banks' QR code says (EPC069-12, version 002): a transfer in euro that needs nothing typed. Undefined where the
 * code has no way to say it.
 */
export function epcText(
  { holder, iban, bic }: Pick<BankAccount, 'holder' | 'iban' | 'bic'>,
  { cents, reference }: { cents: number; reference: string },
): string | undefined {
  if (iban === null || cents < 1 || cents > EPC_MAX_CENTS) return undefined;
  const amount = `EUR${(cents - (cents % 100)) / 100}.${String(cents % 100).padStart(2, '0')}`;
  const payee = [bic ?? '', holder.slice(0, EPC_NAME_MAX), plainIban(iban)];
  // Purpose and structured reference stay empty: ours is words.
  return ['BCD', '002', '1', 'SCT', ...payee, amount, '', '', reference].join('\n');
}
