import fc from 'fast-check';
import { afterEach, describe, expect, it, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { adoptHome } from '#engine/model/places/shop-home.ts';
import { formatMoney, formatRoundMoney, roundedShare, toCents, toAmount } from './money.ts';

describe('formatMoney', () => {
  test.each([
    [0, '$0.00'],
    [-0, '$0.00'],
    [5, '$0.05'],
    [9_95, '$9.95'],
    [100_00, '$100.00'],
    [999_99, '$999.99'],
    [1_234_56, '$1,234.56'],
    [1_000_000_00, '$1,000,000.00'],
    [-1_00, '-$1.00'],
    [-1_234_05, '-$1,234.05'],
  ])('%d cents read %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount', (cents) => {
    expect(() => formatMoney(cents)).toThrow(RangeError);
    expect(() => toAmount(cents)).toThrow(RangeError);
  });
});

describe('money of another currency', () => {
  afterEach(() => adoptHome());

  test.each([
    ['EUR', ['€1,234.56', '1.234,56 €', '1 234,56 €', '1234,56 €', '1234,56 €']],
    ['CHF', ['CHF 1,234.56', '1.234,56 CHF', '1 234,56 CHF', '1234,56 CHF', '1234,56 CHF']],
    ['USD', Array.from({ length: 5 }, () => '$1,234.56')],
  ])('%s is written as the reader does', (currency, texts) => {
    adoptHome({ currency, country: 'DE' });
    const plain = (text: string) => text.replaceAll(/\s/gu, ' ');
    expect(LANGUAGES.map((language) => plain(formatMoney(1_234_56, language)))).toEqual(texts);
  });

  it('has no decimals within a sentence where they are zero', () => {
    adoptHome({ currency: 'EUR', country: 'DE' });
    expect(formatRoundMoney(75_00, 'en')).toBe('€75');
    expect(formatRoundMoney(6_50, 'en')).toBe('€6.50');
  });
});

describe('toCents', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [0.01, 1],
    [0.29, 29],
    [1.15, 1_15],
    [4.35, 4_35],
    [24.99, 24_99],
    [1.005, 1_01],
    [1.004999, 1_00],
    [8.345, 8_35],
    [1e-7, 0],
    [-1e-7, 0],
    [-0.29, -29],
    [-1.005, -1_01],
    [9_999_999_999.99, 999_999_999_999],
  ])('%d is %d cents', (amount, cents) => {
    expect(toCents(amount)).toBe(cents);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 46, 1e21, -1e300])(
    '%d is refused',
    (amount) => {
      expect(() => toCents(amount)).toThrow(RangeError);
    },
  );

  it('gives back every amount that went out as a decimal', () => {
    const limit = 2 ** 46 * 100 - 1;
    fc.assert(
      fc.property(fc.integer({ min: -limit, max: limit }), (cents) => {
        expect(toCents(toAmount(cents))).toBe(cents);
      }),
      { numRuns: 2_000 },
    );
  });

  it('reads what was typed with two decimals', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        expect(toCents(Number(`${whole}.${String(cents).padStart(2, '0')}`))).toBe(whole * 100 + cents);
      }),
    );
  });
});

describe('roundedShare', () => {
  it('is exact for every safe amount', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(10_000), (cents, share) => {
        const exact = (BigInt(cents) * BigInt(share) + 5_000n) / 10_000n;
        expect(BigInt(roundedShare(cents, share, 10_000))).toBe(exact);
      }),
    );
  });
});
