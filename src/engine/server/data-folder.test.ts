import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureFolder } from './data-folder.ts';

let home: string;
let dataDir: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'madia-data-'));
  dataDir = path.join(home, 'data');
});
afterEach(() => rm(home, { recursive: true, force: true }));

const modeOf = async (...names: string[]) =>
  ((await stat(path.join(dataDir, ...names))).mode & 0o7777).toString(8);

describe.skipIf(process.platform === 'win32')('what others on the machine may read', () => {
  it('is nothing of a new shop', async () => {
    await ensureFolder(dataDir);
    await ensureFolder(path.join(dataDir, 'database'), dataDir);
    expect([await modeOf(), await modeOf('database')]).toEqual(['700', '700']);
  });

  it('is nothing any more of a shop that was open to them, but pictures stay as they are', async () => {
    await mkdir(path.join(dataDir, 'database/base'), { recursive: true, mode: 0o755 });
    for (const folder of ['mail', 'uploads']) await mkdir(path.join(dataDir, folder), { mode: 0o755 });
    const files = ['database/base/1259', 'mail/00000001.eml', 'secret-key', 'uploads/a.webp'];
    for (const file of files) {
      await writeFile(path.join(dataDir, file), '');
      await chmod(path.join(dataDir, file), 0o644);
    }
    await ensureFolder(dataDir);
    expect(
      await Promise.all(['database', 'database/base', 'mail', 'uploads'].map((name) => modeOf(name))),
    ).toEqual(['700', '700', '700', '755']);
    expect(await Promise.all(files.map((name) => modeOf(name)))).toEqual(['600', '600', '600', '644']);
    expect(await modeOf()).toBe('700');
  });

  it('is not the shop’s to say in a folder that everybody uses', async () => {
    await mkdir(dataDir);
    await chmod(dataDir, 0o1777);
    await writeFile(path.join(dataDir, 'secret-key'), '');
    await ensureFolder(dataDir);
    expect([await modeOf(), await modeOf('secret-key')]).toEqual(['1777', '600']);
  });
});
