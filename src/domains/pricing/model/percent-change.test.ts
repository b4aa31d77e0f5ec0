import { expect, it } from 'vitest';
import { changeByPercent } from './percent-change.ts';

it.each([
  [1_000, 10, 1_100],
  [999, 10, 1_099],
  [1_005, 10, 1_106],
  [1_995, -5, 1_895],
  [333, 12.5, 375],
  [1, -50, 1],
  [1, -90, 1],
  [2_499, 0.01, 2_499],
])('%i cents by %d percent are %i', (cents, percent, changed) => {
  expect(changeByPercent(cents, percent)).toBe(changed);
});
