// A backup that cannot be taken: one line says why.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockFolder } from '#engine/server/db/pglite/folder-lock.ts';

const ROOT = path.join(import.meta.dirname, '../..');

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'madia-backup-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const backup = (...args: string[]) =>
  promisify(execFile)(process.execPath, [path.join(ROOT, 'scripts/backup.ts'), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });

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
