import { expect, it } from 'vitest';
import { measureOf, sharedMeasure, unitPriceCents } from './unit-price.ts';

const pack = (weightGrams: number, volumeMl: number | null = null) => ({ weightGrams, volumeMl });

it.each([
  [pack(458, 500), 'l'],
  [pack(90, 100), 'l'],
  [pack(1400), 'kg'],
  [pack(251), 'kg'],
  [pack(250), '100g'],
  [pack(26), '100g'],
  [pack(25), '10g'],
  [pack(1), '10g'],
  [pack(0), null],
])('compares %j by %s', (contents, measure) => {
  expect(measureOf(contents)).toBe(measure);
});

it.each([
  [2499, pack(458, 500), 4998],
  [1980, pack(350), 5657],
  [990, pack(250), 396],
  [1450, pack(2), 7250],
  [740, pack(180), 411],
  [5, pack(200), 3],
  [1, pack(3), 3],
])('%i cents for %j are %i', (cents, contents, expected) => {
  expect(unitPriceCents(cents, contents, measureOf(contents))).toBe(expected);
});

it('compares the sizes of one product by one measure', () => {
  expect(sharedMeasure([pack(100), pack(1000)])).toBe('kg');
  expect(sharedMeasure([pack(230, 250), pack(92, 100)])).toBe('l');
  expect(sharedMeasure([])).toBeNull();
  expect(unitPriceCents(500, pack(100), 'kg')).toBe(5000);
  expect(unitPriceCents(500, pack(100), 'l')).toBeNull();
});
