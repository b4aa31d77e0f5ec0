import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { rows, type Database } from './client.ts';
import { isOnShopDay, lastShopDays } from './shop-days.ts';

let database: Database;
beforeAll(async () => {
  ({ database } = await openTestDatabase());
});

/** How many of the moments fall on each of the last three days before this one. */
async function counted(now: string, ...at: string[]): Promise<Record<string, number>> {
  const found = await rows<{ day: string; count: number }>(
    database.db,
    sql`select to_char(day, 'YYYY-MM-DD') as day, count(m.at)::int as count
          from ${lastShopDays(3, new Date(now))}
          left join json_array_elements_text(${JSON.stringify(at)}::json) m(at) on ${isOnShopDay(sql`m.at::timestamptz`)}
         group by day order by day`,
  );
  return Object.fromEntries(found.map(({ day, count }) => [day, count]));
}

it('today is the day in Eastern time, not in London', async () => {
  expect(Object.keys(await counted('2025-01-15T04:59:59Z'))).toEqual([
    '2025-01-12',
    '2025-01-13',
    '2025-01-14',
  ]);
  expect(Object.keys(await counted('2025-01-15T05:00:00Z'))).toEqual([
    '2025-01-13',
    '2025-01-14',
    '2025-01-15',
  ]);
});

it('a day lasts from midnight to midnight, the 23 hours of the spring and the 25 of the autumn too', async () => {
  expect(
    await counted(
      '2025-03-10T12:00:00Z',
      '2025-03-09T04:59:59Z',
      '2025-03-09T05:00:00Z',
      '2025-03-10T03:59:59Z',
      '2025-03-10T04:00:00Z',
    ),
  ).toEqual({ '2025-03-08': 1, '2025-03-09': 2, '2025-03-10': 1 });
  expect(
    await counted(
      '2025-11-03T12:00:00Z',
      '2025-11-02T03:59:59Z',
      '2025-11-02T04:00:00Z',
      '2025-11-03T04:59:59Z',
      '2025-11-03T05:00:00Z',
    ),
  ).toEqual({ '2025-11-01': 1, '2025-11-02': 2, '2025-11-03': 1 });
});
