// The program is started with settings or surroundings that cannot work: one line, then its end. Slow, as it starts for real.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '#engine/server/db/pglite/folder-lock.ts';
import { buildServer, type ServerBuild } from '../support/server-process.ts';

describe('a program that cannot start', () => {
  let build: ServerBuild;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'madia-startup-'));
    build = await buildServer();
  });
  afterAll(async () => {
    await build?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const expectOneLine = async (settings: Record<string, string>, words: RegExp) => {
    const { exitCode, stdout, stderr } = await build.refusal({
      DATA_DIR: path.join(folder, 'data'),
      ...settings,
    });
    expect(stdout).not.toMatch(/Admin|Buyer|Producer/);
    expect(stderr).toMatch(words);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(exitCode).toBe(1);
  };

  it('says that the database does not answer, without its password', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    const { exitCode, stderr } = await build.refusal({
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: `postgres://madia:hunter2@127.0.0.1:${port}/madia`,
    });
    expect(stderr).toMatch(/^DATABASE_URL: the database does not answer \(ECONNREFUSED\)\..*\n$/);
    expect(stderr).not.toContain('hunter2');
    expect(exitCode).toBe(1);
  }, 60_000);

  it('says that DATA_DIR cannot be written', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    await expectOneLine({ DATA_DIR: file }, /^DATA_DIR .*a-file cannot be written/);
  }, 60_000);

  it('says that the port is taken, and tells the accounts that it has made even so, because the next start makes none', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const first = { DATA_DIR: path.join(folder, 'first'), PORT: String(port), ADMIN_PASSWORD: '' };
    const { stdout, stderr } = await build.refusal({ ...first, SAMPLE_DATA: 'on' });
    expect(stderr).toMatch(/^Port \d+ is taken\./);
    expect(stdout).toMatch(/^ {2}Admin +admin\n {2}Password +\S{16}$/m);
    expect(stdout).toMatch(/^ {2}Buyer +clara\.whitfield +\S{12} {2}Clara Whitfield$/m);
    expect(stdout.match(/^ {2}Producer +\S+ +\S{12} {2}\S.*$/gm)).toHaveLength(12);
    await expectOneLine({ ...first, SAMPLE_DATA: 'on' }, new RegExp(`^Port ${port} is taken\\.`));
    server.close();
  }, 60_000);

  it('says that another process uses the same DATA_DIR', async () => {
    const shared = path.join(folder, 'data');
    const unlock = await lockFolder(path.join(shared, 'database'));
    await expectOneLine({ DATA_DIR: shared }, /is in use by another running process\./);
    await unlock();
  }, 60_000);
});
