import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows, type Database } from './client.ts';
import { openPglite } from './pglite.ts';

describe('a prepared statement of the embedded engine', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openPglite();
    await database.db.execute(
      sql`create table jars (id int primary key, label text, tags jsonb, made timestamptz)`,
    );
  });
  afterAll(() => database.close());

  const put = (id: number, label: string | null, tags: unknown, made: Date | null) =>
    database.prepared<{ id: number }>('put', 'insert into jars values ($1, $2, $3, $4) returning id', [
      id,
      label,
      tags,
      made,
    ]);
  const all = () => database.prepared<Record<string, unknown>>('all', 'select * from jars order by id', []);

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
    await expect(put(1, 'again', null, null)).rejects.toMatchObject({ code: '23505' });
    await expect(database.prepared('broken', 'select nothing from nowhere', [])).rejects.toMatchObject({
      code: '42P01',
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
    for (let n = 0; n < 400; n += 1) await database.prepared('one of many', `select ${n} as n`, []);
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
});
