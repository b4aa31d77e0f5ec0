import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ForgetfulDisk } from '../../../../../tests/support/forgetful-disk.ts';
import { makeFiles } from './make-files.ts';
import { type EngineFiles, openEngine } from './pglite-engine.ts';

let home: string;
const opened = new Set<PGlite>();
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'madia-power-'));
});
afterEach(async () => {
  for (const engine of opened) await close(engine);
  await rm(home, { recursive: true, force: true });
});

async function openAt(files: EngineFiles): Promise<PGlite> {
  const engine = await openEngine(files);
  opened.add(engine);
  return engine;
}

async function close(engine: PGlite): Promise<void> {
  opened.delete(engine);
  await engine.close();
}

async function placeOrders(shop: PGlite, note: string): Promise<void> {
  for (let count = 0; count < 5; count += 1)
    await shop.query('insert into orders (note) values ($1)', [note]);
}

/** In a copy of what was synced. */
async function ordersAfterPowerCut(disk: ForgetfulDisk, copy: string): Promise<unknown[]> {
  disk.copyTo(path.join(home, copy));
  const shop = await openAt({ folder: path.join(home, copy, 'database') });
  const { rows } = await shop.query('select note, count(*)::int from orders group by note order by note');
  await close(shop);
  return rows;
}

it('has every acknowledged order after the power went away', async () => {
  const root = path.join(home, 'disk');
  const folder = path.join(root, 'database');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const disk = await ForgetfulDisk.watch(root);
  await makeFiles(folder);
  expect((await stat(path.join(folder, 'PG_VERSION'))).mode & 0o777).toBe(0o600);

  let shop = await openAt({ folder });
  await shop.exec('create table orders (note text not null)');
  await placeOrders(shop, 'before a checkpoint');
  // From now on the log of what was before is not read any more: it has to be in the tables' own files.
  await shop.exec('checkpoint');
  await placeOrders(shop, 'since then');
  const all = [
    { note: 'before a checkpoint', count: 5 },
    { note: 'since then', count: 5 },
  ];
  expect(await ordersAfterPowerCut(disk, 'first')).toEqual(all);

  // The disk does forget: otherwise all this would show nothing.
  await close(shop);
  shop = await openAt({ folder, unsynced: true });
  await placeOrders(shop, 'never synced');
  await shop.exec('checkpoint');
  expect(await ordersAfterPowerCut(disk, 'second')).toEqual(all);
}, 120_000);
