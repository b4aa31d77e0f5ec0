// Test files of a worker lend the same embedded database to each other: whatever one did to it, the next finds the sample shop.
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { rows, type Db } from '#engine/server/db/client.ts';
import { lendEmbeddedCopy } from '../support/embedded-copies.ts';
import { fingerprints } from '../support/fingerprints.ts';

const borrow = () => lendEmbeddedCopy(inject('snapshotFiles')!.filled);
const nextUser = async (db: Db) =>
  (await rows<{ id: number }>(db, sql`select nextval(pg_get_serial_sequence('users', 'id'))::int as id`))[0];

it.skipIf(inject('snapshotFiles') === undefined).each([
  ['changed', sql`update products set price_cents = price_cents + 1 where id = 1`],
  ['inserted', sql`insert into settings (key, value) values ('other', '1')`],
  [
    'inserted by the thousand',
    sql`insert into settings (key, value) select n::text, '1' from generate_series(1, 2000) n`,
  ],
  ['deleted, with what refers to it', sql`delete from products where id = 2`],
])('what was %s', async (_what, change) => {
  const first = await borrow();
  const before = await fingerprints(first.db);
  const id = await nextUser(first.db);
  await first.db.execute(change);
  expect(await fingerprints(first.db)).not.toEqual(before);
  await first.close();

  const second = await borrow();
  expect(await fingerprints(second.db)).toEqual(before);
  expect(await nextUser(second.db)).toEqual(id);
  await second.close();
});
