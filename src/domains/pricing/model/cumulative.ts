import { assertCents } from '#engine/model/money.ts';

/**
 * How much of `cents` belongs to the first `done` of `whole`, rounded half up. Somebody who takes a whole in steps and gives each step
 * the difference to the step before gets the same in the end as somebody who takes it at once.
 */
export function shareUpTo(cents: number, done: number, whole: number): number {
  for (const amount of [cents, done, whole]) assertCents(amount);
  if (cents < 0 || done < 0 || done > whole)
    throw new RangeError(`Not a share: ${cents} × ${done} / ${whole}`);
  if (whole === 0) return cents;
  // A product of two amounts may leave the safe integers.
  return Number((2n * BigInt(cents) * BigInt(done) + BigInt(whole)) / (2n * BigInt(whole)));
}
