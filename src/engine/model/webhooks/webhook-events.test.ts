import { expect, it } from 'vitest';
import { FAILING_MS, pauseAfter, waitAfter } from './webhook-events.ts';

it('waits longer after every failure, and about a day altogether', () => {
  const waits: number[] = [];
  for (let wait = waitAfter(1); wait !== undefined; wait = waitAfter(waits.length + 1)) waits.push(wait);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  const sum = waits.reduce((total, wait) => total + wait, 0);
  // The last attempt comes after the day: then its receiver has failed for a day.
  expect(sum).toBeGreaterThan(FAILING_MS);
  expect(sum).toBeLessThan(FAILING_MS + 60 * 60 * 1000);
});

it('leaves a receiver alone that does not answer, for half an hour at most', () => {
  expect([1, 2, 3, 4, 50].map(pauseAfter)).toEqual([5_000, 300_000, 1_800_000, 1_800_000, 1_800_000]);
});
