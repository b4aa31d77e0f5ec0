import { describe, expect, it } from 'vitest';
import { spansOf, stretchesOf } from './period.ts';

const days = (period: Parameters<typeof spansOf>[0], now: string) => {
  const { current, earlier } = spansOf(period, new Date(now));
  return [current.from, current.until, earlier.from, earlier.until];
};

describe('a period and the one before it', () => {
  it.each([
    ['7', '2026-11-18T15:00:00Z', ['2026-11-12', '2026-11-18', '2026-11-05', '2026-11-11']],
    ['30', '2026-03-01T15:00:00Z', ['2026-01-31', '2026-03-01', '2026-01-01', '2026-01-30']],
    ['month', '2026-03-31T15:00:00Z', ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28']],
    ['month', '2026-01-05T15:00:00Z', ['2026-01-01', '2026-01-05', '2025-12-01', '2025-12-05']],
    ['year', '2028-02-29T15:00:00Z', ['2028-01-01', '2028-02-29', '2027-01-01', '2027-02-28']],
    // In New York it is still the day before.
    ['month', '2026-11-01T03:00:00Z', ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30']],
  ] as const)('%s at %s', (period, now, expected) => {
    expect(days(period, now)).toEqual(expected);
  });

  it('ends at the same hour of the day, whether clocks changed between', () => {
    const now = new Date('2026-11-05T15:30:00Z');
    const { earlier } = spansOf('7', now);
    expect(earlier.end.toISOString()).toBe('2026-10-29T14:30:00.000Z');
    expect(earlier.start.toISOString()).toBe('2026-10-23T04:00:00.000Z');
  });

  it('is drawn by days, a year by months', () => {
    const now = new Date('2026-03-03T15:00:00Z');
    expect(stretchesOf('7', spansOf('7', now).current)).toHaveLength(7);
    expect(stretchesOf('year', spansOf('year', now).current)).toEqual([
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
    ]);
  });
});
