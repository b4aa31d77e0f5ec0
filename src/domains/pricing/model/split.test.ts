import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { splitByRemainder } from './split.ts';

describe('splitting an amount', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [1, 2], [0, 1]],
    [10, [0, 5], [0, 10]],
    [0, [], []],
    [0, [0, 0], [0, 0]],
    [5, [100, 100, 1], [3, 2, 0]],
  ])('%d over %j is %j', (cents, weights, shares) => {
    expect(splitByRemainder(cents, weights)).toEqual(shares);
  });

  it('loses no cent, and no share is a cent off its exact value', () => {
    const weights = fc.array(fc.nat(100_000_000), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.nat(100_000_000), weights, (cents, parts) => {
        const whole = parts.reduce((sum, part) => sum + part, 0);
        fc.pre(whole > 0);
        const shares = splitByRemainder(cents, parts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
        for (const [index, share] of shares.entries()) {
          expect(Math.abs(share - (cents * parts[index]!) / whole)).toBeLessThan(1);
        }
      }),
    );
  });

  it('keeps every share of at most the whole within its weight', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(100_000_000), { minLength: 1, maxLength: 30 }),
        fc.nat(10_000),
        (parts, per) => {
          const whole = parts.reduce((sum, part) => sum + part, 0);
          const cents = Math.floor((whole / 10_000) * per);
          for (const [index, share] of splitByRemainder(cents, parts).entries()) {
            expect(share).toBeLessThanOrEqual(parts[index]!);
          }
        },
      ),
    );
  });

  test.each([-1, 0.5])('%d throws', (cents) => {
    expect(() => splitByRemainder(cents, [1])).toThrow(RangeError);
  });
});
