// Test files of a worker lend the same embedded database to each other: whatever one did to it, the next finds the sample shop.
import { sql } from 'drizzle-orm';
import { expect, inject, it, vi } from 'vitest';
import { rows, type Db } from '#engine/server/db/client.ts';
import { openPglite } from '#engine/server/db/pglite/pglite.ts';
import { endAlarm, lendEmbeddedCopy } from '../support/embedded-copies.ts';
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

it('what was done by a clock set far ahead leaves no alarm that is years away', async () => {
  const alarms: { ring: () => void; ms: number | undefined }[] = [];
  const real = setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((ring: () => void, ms?: number) => {
    alarms.push({ ring, ms });
    return real(ring, ms);
  }) as typeof setTimeout);
  const { db, close } = await openPglite();
  await db.execute(sql`create table counted (n int)`);
  await db.execute(sql`insert into counted values (1)`);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 24 * 60 * 60 * 1000 });
  for (let n = 0; n < 3; n += 1) await db.execute(sql`update counted set n = n + 1`);
  vi.useRealTimers();
  await endAlarm(db);
  // As if their time had come: the engine looks what there is to do, and when next.
  for (const { ring } of alarms.slice()) ring();
  // `setTimeout` knows no more than that, and would ring at once.
  expect(alarms.filter(({ ms = 0 }) => ms > 2 ** 31 - 1)).toEqual([]);
  await close();
  // It makes a database from nothing.
}, 60_000);
