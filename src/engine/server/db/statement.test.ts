import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../../../tests/support/test-database.ts';
import { rows, type Database, type Db } from './client.ts';
import { statement } from './statement.ts';

describe('a statement', () => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    ({ database } = await openEmptyDatabase());
    ({ db } = database);
    await db.execute(sql`create table jars (jar_id int primary key, wax_colour text, price_cents int)`);
    await db.execute(sql`insert into jars values (1, 'red', 2000000000), (2, 'green', 2000000000)`);
  });

  const paint = statement<{ jarId: number; waxColour: string }, { id: number; colour: string }>(
    'paint',
    'update jars set wax_colour = $colour where jar_id = $id returning jar_id, wax_colour, $colour::text as asked',
  );
  const colours = async (handle: Db) =>
    (
      await statement<{ waxColour: string }>('colours', 'select wax_colour from jars order by jar_id')(
        handle,
        {},
      )
    ).map(({ waxColour }) => waxColour);

  it('takes named parameters and returns camelCase', async () => {
    expect(await paint(db, { id: 1, colour: 'blue' })).toEqual([
      { jarId: 1, waxColour: 'blue', asked: 'blue' },
    ]);
  });

  it('returns the same kinds of values on both engines', async () => {
    const kinds = statement<
      Record<string, unknown>,
      { ids: number[]; words: string[]; doc: object; at: Date }
    >(
      'kinds',
      `select sum(price_cents)::bigint as sum_of_cents, sum(price_cents) / 3.0 > 1 as yes, null as nothing,
              $ids::int[] as ids, $words::text[] as words, $doc::jsonb as doc, $at::timestamptz as at,
              1.50::numeric as numeric, 0.5::float8 as half from jars`,
    );
    const at = new Date('2025-03-01T12:00:00Z');
    const values = { ids: [3, 1], words: ['a "b"', '{c}'], doc: { list: [], text: 'é' }, at };
    expect(await kinds(db, values)).toEqual([
      { sumOfCents: 4_000_000_000, yes: true, nothing: null, ...values, numeric: '1.50', half: 0.5 },
    ]);
  });

  it('refuses a bigint that a number cannot hold', async () => {
    const huge = statement('huge', 'select 9007199254740993::bigint as n');
    await expect(huge(db, {})).rejects.toMatchObject({ cause: expect.any(RangeError) });
  });

  it('names a parameter that is missing', async () => {
    await expect(paint(db, { id: 1 } as never)).rejects.toThrow(
      "Statement 'paint' needs the parameter 'colour'",
    );
  });

  it('belongs to the transaction it runs in', async () => {
    const undone = db.transaction(async (tx) => {
      await paint(tx, { id: 1, colour: 'gold' });
      expect(await colours(tx)).toEqual(['gold', 'green']);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await colours(db)).toEqual(['blue', 'green']);
    await db.transaction(async (tx) => {
      await tx.transaction((inner) => paint(inner, { id: 2, colour: 'gold' }));
    });
    expect(await colours(db)).toEqual(['blue', 'gold']);
  });

  it('is prepared once for each connection', async () => {
    await db.transaction(async (tx) => {
      for (const colour of ['red', 'red', 'red']) await paint(tx, { id: 1, colour });
      const prepared = await rows(
        tx,
        sql`select name from pg_prepared_statements where statement like '%as asked'`,
      );
      expect(prepared).toHaveLength(1);
    });
  });
});
