import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { openEmptyDatabase } from '../../../../../tests/support/test-database.ts';
import { rows, type Database, type Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

describe.skipIf(inject('postgresUrl') !== undefined)('a prepared statement of the embedded engine', () => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await openEmptyDatabase());
    await database.db.execute(
      sql`create table jars (id int primary key, label text, tags jsonb, made timestamptz)`,
    );
  });

  const putJar = statement<
    { id: number },
    { id: number; label: string | null; tags: object | null; made: Date | null }
  >('put-jar', 'insert into jars values ($id, $label, $tags, $made) returning id');
  const allJars = statement<Record<string, unknown>>('all-jars', 'select * from jars order by id');
  const put = (id: number, label: string | null, tags: object | null, made: Date | null) =>
    putJar(database.db, { id, label, tags, made });
  const all = () => allJars(database.db, {});

  const held = async () => {
    const [row] = await rows<{ n: number }>(
      database.db,
      sql`select count(*)::int as n from pg_prepared_statements`,
    );
    return row!.n;
  };

  it('takes and returns every kind of value', async () => {
    const made = new Date('2025-03-01T12:00:00Z');
    expect(await put(1, 'Crème «brûlée»', { sweet: true, years: [1, 2] }, made)).toEqual([{ id: 1 }]);
    await put(2, null, null, null);
    expect(await all()).toEqual([
      { id: 1, label: 'Crème «brûlée»', tags: { sweet: true, years: [1, 2] }, made },
      { id: 2, label: null, tags: null, made: null },
    ]);
  });

  it('says what is wrong with a code, and works again afterwards', async () => {
    await expect(put(1, 'again', null, null)).rejects.toMatchObject({ cause: { code: '23505' } });
    const broken = statement('broken', 'select nothing from nowhere');
    await expect(broken(database.db, {})).rejects.toMatchObject({
      statement: 'broken',
      cause: { code: '42P01' },
    });
    expect(await all()).toHaveLength(2);
  });

  it('is parsed once, however often the query builder asks for it', async () => {
    const before = await held();
    for (const id of [1, 2, 3]) await rows(database.db, sql`select label from jars where id = ${id}`);
    expect(await held()).toBe(before + 1);
  });

  it('is forgotten when many others came after it, and parsed again', async () => {
    await all();
    for (let n = 0; n < 400; n += 1) await statement(`number-${n}`, `select ${n} as n`)(database.db, {});
    expect(await held()).toBeLessThan(400);
    expect(await all()).toHaveLength(2);
  });

  it('waits until an open transaction has ended', async () => {
    let reading: ReturnType<typeof all> | undefined;
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`update jars set label = 'in between' where id = 2`);
      reading = all();
      await tx.execute(sql`update jars set label = 'at last' where id = 2`);
    });
    expect((await reading!)[1]!.label).toBe('at last');
  });

  it('refuses to run in a transaction that has ended', async () => {
    let ended: Db | undefined;
    await database.db.transaction(async (tx) => {
      ended = tx;
    });
    await expect(allJars(ended!, {})).rejects.toMatchObject({
      cause: { message: 'The transaction has ended' },
    });
  });
});
