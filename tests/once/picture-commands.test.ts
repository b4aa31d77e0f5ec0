// Commands that reach pictures, where an extension stores them: without a running shop, as on the command line.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { rows } from '#engine/server/db/client.ts';
import { FolderPictureStore } from '#engine/server/files/folder-picture-store.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { WebDavStandIn } from '../support/webdav-stand-in.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const NAMES = [`${'ab'.repeat(16)}-400.avif`, `${'ab'.repeat(16)}.jpg`];
const PICTURE = Buffer.from([0xff, 0xd8, 0, 1, 2]);

let dav: WebDavStandIn;
let shop: TestApp;
let dataDir: string;
let env: Record<string, string>;
beforeAll(async () => {
  dav = await WebDavStandIn.open();
  dataDir = await mkdtemp(path.join(tmpdir(), 'madia-commands-'));
  shop = await openTestApp();
  const [{ name }] = (await rows<{ name: string }>(shop.db, sql`select current_database() as name`)) as [
    { name: string },
  ];
  env = {
    PATH: process.env.PATH!,
    DATA_DIR: dataDir,
    DATABASE_URL: inject('postgresUrl')!.replace(/\/[^/]*$/u, `/${name}`),
    EXTENSIONS: './examples/webdav-pictures',
    PICTURES: 'x-webdav-pictures',
    ...dav.settings,
  };
});
afterAll(async () => {
  await dav.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** What it has said, whether or not it failed. */
const run = async (
  script: string,
  args: string[] = [],
  more: Record<string, string> = {},
): Promise<string> => {
  const program = [path.join(ROOT, 'scripts', script), ...args];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, program, {
    cwd: ROOT,
    env: { ...env, ...more },
  }).catch((error: unknown) => error as { stdout: string; stderr: string });
  return stdout + stderr;
};
const doctor = async () => (await run('doctor.ts')).split('\n').find((line) => line.includes('pictures'));

it('move pictures there and back, and copy them into a backup', async () => {
  const before = path.join(dataDir, 'before');
  const folder = new FolderPictureStore(before);
  for (const name of NAMES) await folder.save(name, PICTURE);
  const forth = await run('pictures-move.ts', [], { PICTURES_PREVIOUS: before });
  expect(forth).toContain('2 files have moved.');
  expect(dav.names()).toEqual(NAMES);
  expect(await readdir(before)).toEqual([]);

  const file = path.join(dataDir, 'shop.backup');
  expect(await run('backup.ts', ['--to', file])).toContain('and 2 picture files are in');
  const rehearsed = await run('rehearse.ts', ['--from', file]);
  expect(rehearsed).toContain('This backup carries the shop.');

  const back = await run('pictures-move.ts', [], {
    PICTURES: before,
    PICTURES_PREVIOUS: 'x-webdav-pictures',
  });
  expect(back).toContain('2 files have moved.');
  expect(dav.names()).toEqual([]);
  for (const name of NAMES) expect(PICTURE.equals((await folder.read(name))!)).toBe(true);
}, 240_000);

it('say how the store is, and whose', async () => {
  expect(await doctor()).toBe('ok     pictures    The extension webdav-pictures can be used.');
  const owned = await run('pictures-own.ts', [], { PUBLIC_URL: 'https://shop.example.com' });
  expect(owned).toContain('The pictures are those of https://shop.example.com now.');
  expect(await doctor()).toMatch(/^LOOK {3}pictures .* belong to the shop at shop\.example\.com/);
  dav.isAway = true;
  expect(await doctor()).toMatch(/^WRONG {2}pictures .*PROPFIND was answered with 503/);
  const backup = await run('backup.ts', ['--to', path.join(dataDir, 'none.backup')]);
  expect(backup).toMatch(/^Pictures cannot be reached \(.*PROPFIND was answered with 503\)/m);
  dav.isAway = false;
}, 240_000);

it('end with a line where the extension is not there', async () => {
  expect(await run('backup.ts', ['--to', path.join(dataDir, 'none.backup')], { EXTENSIONS: '' })).toMatch(
    /Setting X_WEBDAV_PICTURES_\w+ is wrong: no extension of EXTENSIONS has a setting of this name/,
  );
}, 60_000);
