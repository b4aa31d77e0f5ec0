import type { Language } from './languages.ts';
import { readerLanguage } from './reader-language.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';

/**
 * Money is a whole number of cents everywhere inside the shop, a cent being the hundredth of its currency. Amounts
 * with decimals exist in two places only: as JSON numbers on the wire and as text on the screen.
 * Whatever is not a whole, safe number of cents is a mistake and throws.
 */

/** From 2^46 on, neighbouring cents share one floating-point number, so decimals stop being exact. */
const AMOUNT_LIMIT = 2 ** 46;

export function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole, safe number of cents: ${cents}`);
}

/** US dollars are '$1,234.56' in every language, below zero '-$1.00'; other currencies as the reader writes them. */
export function formatMoney(cents: number, language: Language = readerLanguage()): string {
  assertCents(cents);
  const { currency } = shopHome();
  if (currency !== 'USD') return formatOf(currency, language).format(cents / 100);
  const absolute = Math.abs(cents);
  const rest = absolute % 100;
  const whole = String((absolute - rest) / 100).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${whole}.${String(rest).padStart(2, '0')}`;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, language: Language): Intl.NumberFormat {
  const key = `${currency} ${language}`;
  let format = formats.get(key);
  if (format === undefined)
    formats.set(key, (format = new Intl.NumberFormat(language, { style: 'currency', currency })));
  return format;
}

/** '$100' rather than '$100.00', for within a sentence. */
export function formatRoundMoney(cents: number, language: Language): string {
  const { currency } = shopHome();
  if (currency === 'USD') return formatMoney(cents).replace(/\.00$/, '');
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(language, style).format(cents / 100);
}

/** The same from an amount as the wire carries it. */
export function formatAmount(amount: number): string {
  return formatMoney(toCents(amount));
}

export function toAmount(cents: number): number {
  assertCents(cents);
  return cents / 100;
}

/**
 * Rounds half away from zero on the number as it is written: 1.005 is 101 cents, although 1.005 * 100 is
 * 100.49999999999999. Moving the decimal point in the text avoids that multiplication.
 */
export function toCents(amount: number): number {
  const absolute = Math.abs(amount);
  // Written so that NaN fails too.
  if (!(absolute < AMOUNT_LIMIT)) throw new RangeError(`Not an amount: ${amount}`);
  // Below a thousandth numbers may be written with an exponent of their own, and are no cent anyway.
  const cents = absolute < 0.001 ? 0 : Math.round(Number(`${absolute}e2`));
  return amount < 0 && cents > 0 ? -cents : cents;
}

/** Never throws, for input of any size. */
export function isWholeCents(amount: number): boolean {
  return Math.abs(amount) < AMOUNT_LIMIT && toAmount(toCents(amount)) === amount;
}

/**
 * `cents × numerator / denominator`, rounded half up, exact for every safe amount: the whole multiples of the
 * denominator are split off first, so that no intermediate product leaves the safe integers. For non-negative
 * amounts, shares of at most one, and even denominators up to a million.
 */
export function roundedShare(cents: number, numerator: number, denominator: number): number {
  const rest = cents % denominator;
  const scaled = rest * numerator + denominator / 2;
  return ((cents - rest) / denominator) * numerator + (scaled - (scaled % denominator)) / denominator;
}
