import { expect, it } from 'vitest';
import { monthsOf } from './season-months.ts';

const sold = (availableFrom: string | null, availableUntil: string | null, shipsFrom: string | null = null) =>
  monthsOf({ availableFrom, availableUntil, shipsFrom, preorder: false }).flatMap((isSold, at) =>
    isSold ? [at + 1] : [],
  );

it.each([
  ['a season within a year', ['2026-03-10', '2026-05-02'], [3, 4, 5]],
  ['a season over the turn of the year', ['2026-11-15', '2027-02-10'], [1, 2, 11, 12]],
  ['a season of more than a year', ['2026-03-10', '2027-03-02'], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['a beginning', ['2026-11-15', null], [11, 12]],
  ['an end', [null, '2026-02-15'], [1, 2]],
  ['what ships later than it is sold', ['2026-09-01', '2026-12-31', '2026-11-15'], [11, 12]],
] as const)('fills the months of %s', (_, days, months) => {
  expect(sold(days[0] ?? null, days[1] ?? null, days[2] ?? null)).toEqual(months);
});
