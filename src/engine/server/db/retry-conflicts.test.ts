import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../../../tests/support/test-database.ts';
import { rows, type Database, type Db } from './client.ts';
import { isConflict } from './retry-conflicts.ts';
import { statement } from './statement.ts';

describe('transactions that lose against others', () => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    ({ database } = await openEmptyDatabase());
    ({ db } = database);
    await db.execute(sql`create table jars (id int primary key, honey int not null)`);
    await db.execute(sql`insert into jars values (1, 0), (2, 0)`);
    await db.execute(sql`create table attempts (id int generated always as identity)`);
    await db.execute(sql`create sequence tries`);
    await db.execute(sql`create function lose(times int, error_code text) returns void language plpgsql as $$ begin
      if nextval('tries') <= times then raise exception 'lost' using errcode = error_code; end if;
    end $$`);
  });

  const begunAgain = async (times: number, code: string) => {
    await db.execute(sql`alter sequence tries restart`);
    return db.transaction(async (tx) => {
      await tx.execute(sql`insert into attempts default values`);
      await tx.execute(sql`select lose(${times}, ${code})`);
    });
  };

  it.each(['40P01', '40001'])('are run again (%s), and leave nothing of the first time', async (code) => {
    await db.execute(sql`truncate attempts`);
    await begunAgain(2, code);
    expect(await rows(db, sql`select id from attempts`)).toHaveLength(1);
  });

  it('are given up in the end', async () => {
    const lost = await begunAgain(1_000, '40P01').catch((error: unknown) => error);
    expect(isConflict(lost)).toBe(true);
    const [{ tries }] = (await rows<{ tries: number }>(
      db,
      sql`select last_value::int as tries from tries`,
    )) as [{ tries: number }];
    expect(tries).toBeGreaterThan(2);
    expect(tries).toBeLessThan(10);
  });

  it('are not run again for other reasons', async () => {
    await expect(begunAgain(1, '23505')).rejects.toThrow();
  });

  it('all come through, although they lock in opposite orders', async () => {
    if (database.engine !== 'postgres') return;
    const pour = (first: number, second: number, met: () => Promise<void>) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`update jars set honey = honey + 1 where id = ${first}`);
        await met();
        await tx.execute(sql`update jars set honey = honey + 1 where id = ${second}`);
      });
    const meet = meetingOf(2);
    await Promise.all([pour(1, 2, meet), pour(2, 1, meet)]);
    expect(await rows(db, sql`select id, honey from jars order by id`)).toEqual([
      { id: 1, honey: 2 },
      { id: 2, honey: 2 },
    ]);
  });

  it('may be single statements', async () => {
    await db.execute(sql`alter sequence tries restart`);
    const lose = statement<object, { times: number }>('lose', `select lose($times::int, '40P01')`);
    expect(await lose(db, { times: 2 })).toHaveLength(1);
  });
});

/** Waits until so many have come, once. */
function meetingOf(count: number): () => Promise<void> {
  let missing = count;
  let arrive = () => {};
  const met = new Promise<void>((resolve) => (arrive = resolve));
  return () => {
    missing -= 1;
    if (missing === 0) arrive();
    return met;
  };
}
