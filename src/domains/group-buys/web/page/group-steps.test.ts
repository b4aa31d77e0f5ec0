import { describe, expect, it } from 'vitest';
import { STANDARD_TIERS } from '#domains/pricing/model/tiers.ts';
import { progressOf } from './group-steps.ts';

const OIL = { unitPriceCents: 24_99, tiers: STANDARD_TIERS };

describe('a group on the standard ladder', () => {
  it('stands on the step of its pooled quantity', () => {
    const { steps, at } = progressOf(OIL, 12);
    expect(at).toBe(2);
    expect(steps.map(({ place }) => place)).toEqual(['behind', 'behind', 'here', 'ahead', 'ahead']);
    expect(steps.map(({ unitCents }) => unitCents)).toEqual([24_99, 23_74, 22_49, 21_24, 19_99]);
  });

  it('goes on with every unit, and never past the next step before it is reached', () => {
    const progress = Array.from({ length: 60 }, (_, quantity) => progressOf(OIL, quantity).progress);
    for (let quantity = 1; quantity <= 50; quantity += 1)
      expect(progress[quantity]).toBeGreaterThan(progress[quantity - 1]!);
    expect(progress[9]).toBeLessThan(2 / 5);
    expect(progress[10]).toBeGreaterThan(2 / 5);
  });

  it('stands at the beginning while nobody is counted, and in the middle of the last step from then on', () => {
    expect(progressOf(OIL, 0)).toMatchObject({ at: 0, progress: 0 });
    expect(progressOf(OIL, 50).progress).toBe(0.9);
    expect(progressOf(OIL, 500).progress).toBe(0.9);
  });
});

it('without tiers there is one step', () => {
  expect(progressOf({ unitPriceCents: 5_00, tiers: [] }, 7)).toMatchObject({ at: 0, progress: 0.5 });
});
