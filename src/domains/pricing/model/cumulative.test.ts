import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { shareUpTo } from './cumulative.ts';

test.each([
  [100, 1, 3, 33],
  [100, 2, 3, 67],
  [1, 1, 2, 1],
  [15, 0, 7, 0],
  [15, 7, 7, 15],
  [0, 0, 0, 0],
])('of %d cents %d of %d are %d', (cents, done, whole, share) => {
  expect(shareUpTo(cents, done, whole)).toBe(share);
});

it('never falls, and ends at the whole', () => {
  fc.assert(
    fc.property(fc.nat(1e12), fc.nat(1e12), fc.nat(1e12), (cents, first, rest) => {
      const whole = first + rest;
      expect(shareUpTo(cents, first, whole)).toBeLessThanOrEqual(cents);
      expect(shareUpTo(cents, whole, whole)).toBe(cents);
    }),
  );
});

it.each([
  [-1, 0, 1],
  [1, 2, 1],
  [1, -1, 1],
  [0.5, 1, 1],
])('refuses %d × %d / %d', (cents, done, whole) => {
  expect(() => shareUpTo(cents, done, whole)).toThrow(RangeError);
});
