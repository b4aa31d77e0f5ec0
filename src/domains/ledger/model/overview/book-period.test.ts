import { expect, it } from 'vitest';
import {
  BOOK_PERIOD_KINDS,
  bookPeriodSchema,
  kindOf,
  periodBefore,
  periodOf,
  periodsBetween,
  spanOf,
} from './book-period.ts';

it.each([
  ['2026-01', '2026-01-01', '2026-01-31', '2025-12'],
  ['2024-02', '2024-02-01', '2024-02-29', '2024-01'],
  ['2026-12', '2026-12-01', '2026-12-31', '2026-11'],
  ['2026-Q1', '2026-01-01', '2026-03-31', '2025-Q4'],
  ['2026-Q4', '2026-10-01', '2026-12-31', '2026-Q3'],
  ['2026', '2026-01-01', '2026-12-31', '2025'],
])('%s goes from %s to %s, and %s comes before it', (period, from, until, before) => {
  expect(spanOf(period)).toEqual({ from, until });
  expect(periodBefore(period)).toBe(before);
  expect(bookPeriodSchema.parse(period)).toBe(period);
  for (const day of [from, until]) expect(periodOf(kindOf(period), day)).toBe(period);
});

it('no day lies between a period and the one before', () => {
  for (const kind of BOOK_PERIOD_KINDS)
    for (let period = periodOf(kind, '2026-11-19'); period > '2019'; period = periodBefore(period)) {
      const [{ from }, { until }] = [spanOf(period), spanOf(periodBefore(period))];
      expect(Date.parse(from) - Date.parse(until)).toBe(86_400_000);
    }
});

it.each(['', '26-01', '2026-13', '2026-00', '2026-Q5', '2026-Q0', '2026-1', '1999-01', '2026-01-01'])(
  "'%s' is no period",
  (text) => expect(bookPeriodSchema.safeParse(text).success).toBe(false),
);

it('offers what the books hold, the latest first', () => {
  expect(periodsBetween('month', '2026-09-30', '2026-11-19', 12)).toEqual(['2026-11', '2026-10', '2026-09']);
  expect(periodsBetween('quarter', '2025-12-31', '2026-04-01', 12)).toEqual([
    '2026-Q2',
    '2026-Q1',
    '2025-Q4',
  ]);
  expect(periodsBetween('year', '2019-01-01', '2026-11-19', 3)).toEqual(['2026', '2025', '2024']);
});
