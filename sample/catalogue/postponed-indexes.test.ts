import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/test-database.ts';
import { rows, type Db } from '#engine/server/db/client.ts';
import { buildPostponedIndexes, withPostponedIndexes } from './postponed-indexes.ts';

const NAMES = ['orders_search', 'order_items_product'];

const indexes = (db: Db) =>
  rows<{ indexname: string; indexdef: string }>(
    db,
    sql`select indexname, indexdef from pg_indexes where tablename in ('orders', 'order_items') order by 1`,
  );

it('takes indexes away while tables are filled and builds them as they were', async () => {
  const { db } = (await openTestDatabase()).database;
  const before = await indexes(db);
  let during = before;
  await withPostponedIndexes(db, NAMES, async () => {
    during = await indexes(db);
  });
  expect(during.map(({ indexname }) => indexname)).toEqual(
    before.map(({ indexname }) => indexname).filter((name) => !NAMES.includes(name)),
  );
  expect(await indexes(db)).toEqual(before);
});

it('builds them when filling failed, and after a run that was cut off', async () => {
  const { db } = (await openTestDatabase()).database;
  const before = await indexes(db);
  const failing = withPostponedIndexes(db, NAMES, () => Promise.reject(new Error('full')));
  await expect(failing).rejects.toThrow('full');
  expect(await indexes(db)).toEqual(before);

  let isTakenAway = () => {};
  const takenAway = new Promise<void>((resolve) => {
    isTakenAway = resolve;
  });
  // One that never ends, as of a process that was killed.
  void withPostponedIndexes(db, NAMES, () => {
    isTakenAway();
    return new Promise(() => {});
  });
  await takenAway;
  expect(await indexes(db)).toHaveLength(before.length - NAMES.length);
  await buildPostponedIndexes(db);
  expect(await indexes(db)).toEqual(before);
});
