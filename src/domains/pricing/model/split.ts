import { assertCents } from '#engine/model/money.ts';

/**
 * Splits an amount in proportion to weights, in whole cents that add up to it exactly. Each share is rounded down; the
 * cents that are left go to the largest remainders, of equals to the first.
 */
export function splitByRemainder(cents: number, weights: readonly number[]): number[] {
  assertCents(cents);
  if (cents < 0) throw new RangeError(`Not an amount to split: ${cents}`);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) {
    if (cents !== 0) throw new RangeError('Nothing to split an amount over');
    return weights.map(() => 0);
  }
  // A product of two amounts may leave the safe integers.
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const shares = exact.map((amount) => Number(amount / BigInt(whole)));
  const left = cents - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((amount, index) => ({ index, remainder: amount % BigInt(whole) }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    );
  for (const { index } of byRemainder.slice(0, left)) shares[index]! += 1;
  return shares;
}
