import { expect, test } from 'vitest';
import { shelfLifeOf } from './shelf-life.ts';

test.each([
  [1, { unit: 'days', count: 1 }],
  [7, { unit: 'weeks', count: 1 }],
  [25, { unit: 'days', count: 25 }],
  [30, { unit: 'days', count: 30 }],
  [42, { unit: 'weeks', count: 6 }],
  [60, { unit: 'months', count: 2 }],
  [365, { unit: 'years', count: 1 }],
  [540, { unit: 'months', count: 18 }],
  [3_650, { unit: 'years', count: 10 }],
])('%i days are %o', (days, said) => {
  expect(shelfLifeOf(days)).toEqual(said);
});
