import { expect, it } from 'vitest';
import { averageRating } from './average-rating.ts';

it.each([
  [0, 0, null],
  [5, 1, 5],
  [9, 2, 4.5],
  [13, 3, 4.3],
  [14, 3, 4.7],
])('%s stars in %s reviews are %s on average', (sum, count, average) => {
  expect(averageRating(sum, count)).toBe(average);
});
