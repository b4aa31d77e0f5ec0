import { gt } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#engine/server/db/client.ts';
import { waitlist } from '#engine/server/db/operations.schema.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { countRows } from './count-rows.ts';

const SECOND = 1_000;

describe('the total of a list', () => {
  let db: Db;
  let made = 0;
  beforeAll(async () => {
    ({ db } = (await openTestDatabase()).database);
  });
  const add = async (rows: number) => {
    const from = made;
    made += rows;
    await db
      .insert(waitlist)
      .values(
        Array.from({ length: rows }, (_, n) => ({ name: 'Reader', email: `reader-${from + n}@example.com` })),
      );
  };
  const total = (seconds: number, where = gt(waitlist.id, 0)) =>
    countRows(db, waitlist, where, { exactUpTo: 3, now: seconds * SECOND });

  it('is exact while there are few, at once', async () => {
    await add(2);
    expect(await total(0)).toBe(2);
    await add(1);
    expect(await total(0)).toBe(3);
  });

  it('is half a minute old at most where there are many', async () => {
    await add(1);
    expect(await total(0)).toBe(4);
    await add(1);
    expect(await total(29)).toBe(4);
    expect(await total(30)).toBe(5);
  });

  it('is counted for each filter by itself', async () => {
    expect(await total(31, gt(waitlist.id, -1))).toBe(5);
    await add(1);
    expect(await total(31, gt(waitlist.id, -2))).toBe(6);
    expect(await total(31)).toBe(5);
  });
});
