import { expect, it, test } from 'vitest';
import { formatBands, parseBands } from './band-text.ts';

it('reads bands, and writes them so that they read the same', () => {
  const bands = [
    { upToGrams: 1_000, price: 5.9 },
    { upToGrams: 5_000, price: 9.9 },
    { upToGrams: null, price: 14 },
  ];
  expect(parseBands(' 1000:5.90,5000 : 9.9, 14 ')).toEqual(bands);
  expect(formatBands(bands)).toBe('1000:5.90, 5000:9.90, 14.00');
  expect(parseBands(formatBands(bands))).toEqual(bands);
  expect(parseBands('7.50')).toEqual([{ upToGrams: null, price: 7.5 }]);
});

test.each([
  '',
  'cheap',
  '1000:5.90',
  '5.90, 1000:9.90',
  '5000:9.90, 1000:5.90, 14',
  '0:5, 9',
  '1000:5.905, 9',
  '1000:-1, 9',
  '1000:5.90,, 9',
])('takes no "%s"', (text) => {
  expect(parseBands(text)).toBeUndefined();
});
