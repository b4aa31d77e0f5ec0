// Backup and restore as commands; what they do inside is tested beside the engine and in tests/api/backup.test.ts.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBackup } from '#engine/server/db/backup/write-backup.ts';
import { lockFolder } from '#engine/server/db/pglite/folder-lock.ts';
import { FolderPictureStore } from '#engine/server/files/folder-picture-store.ts';
import { openTestApp } from '../support/test-app.ts';

const ROOT = path.join(import.meta.dirname, '../..');

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'madia-backup-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const run = (script: string, args: string[], dir: string) =>
  promisify(execFile)(process.execPath, [path.join(ROOT, 'scripts', script), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dir },
  });
const backup = (...args: string[]) => run('backup.ts', args, dataDir);

it('asks where to', async () => {
  await expect(backup()).rejects.toMatchObject({ stderr: 'Say where to: npm run backup -- --to FILE\n' });
}, 60_000);

it('says that the shop is open', async () => {
  await mkdir(path.join(dataDir, 'database'));
  const unlock = await lockFolder(path.join(dataDir, 'database'));
  await expect(backup('--to', path.join(dataDir, 'shop.backup'))).rejects.toMatchObject({
    stderr: expect.stringMatching(/is in use by another running process\. Stop that one/) as string,
  });
  await unlock();
}, 60_000);

it('takes what was written on a server into the embedded engine, and out of it again', async () => {
  const { shop } = await openTestApp();
  const pictures = new FolderPictureStore(path.join(dataDir, 'pictures'));
  await pictures.save('picture.jpg', Buffer.from([0xff, 0xd8, 0, 1, 2]));
  const file = path.join(dataDir, 'server.backup');
  await writeBackup(shop.database, { file, pictures });
  const embedded = path.join(dataDir, 'embedded');
  const { stdout } = await run('restore.ts', ['--from', file], embedded);
  expect(stdout).toMatch(/every table was counted/);
  // The key is not in the file; somebody who restores it is told.
  expect(stdout).toMatch(/need the SECRET_KEY of the shop it was taken from/);
  const again = await run('backup.ts', ['--to', path.join(dataDir, 'embedded.backup')], embedded);
  expect(again.stdout).toMatch(/1 picture files/);
  expect(await readdir(path.join(embedded, 'uploads'))).toEqual(['picture.jpg']);
}, 180_000);
