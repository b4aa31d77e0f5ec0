import { expect, it } from 'vitest';
import { closingFault } from '#domains/group-buys/model/closing-time.ts';
import { CLOSING_HOURS, closingMoment } from './closing-choices.ts';

const NOW = new Date('2026-10-31T22:00:00Z');
const MINUTE_MS = 60_000;

it.each(CLOSING_HOURS)('%s hours are allowed, also where the clock is four minutes off', (hours) => {
  const closes = closingMoment(hours, NOW);
  for (const minutes of [-4, 0, 4])
    expect(closingFault(closes, new Date(NOW.getTime() + minutes * MINUTE_MS))).toBeNull();
});

it('is what was chosen, to the minute, wherever that is possible', () => {
  expect(closingMoment('48', NOW).toISOString()).toBe('2026-11-02T22:00:00.000Z');
});
