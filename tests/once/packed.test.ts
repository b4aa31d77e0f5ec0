// The shop as a package: what `npm pack` puts into it is all it needs, and it keeps its data where it is started.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const ROOT = path.join(import.meta.dirname, '../..');
/** Below the project, so that its packages are found as if they were installed beside it. */
const UNPACKED = path.join(ROOT, '.cache', `packed-${process.pid}`);
const COMMAND = path.join(UNPACKED, 'package/bin/madia.mjs');

let here: string;
beforeAll(async () => {
  await mkdir(UNPACKED, { recursive: true });
  here = await mkdtemp(path.join(tmpdir(), 'madia-packed-'));
  if (!existsSync(path.join(ROOT, 'dist/server/main.js'))) await run('npm', ['run', 'build'], { cwd: ROOT });
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', UNPACKED], { cwd: ROOT });
  await run('tar', ['xzf', (await run('ls', [UNPACKED])).stdout.trim(), '-C', '.'], { cwd: UNPACKED });
}, 180_000);
afterAll(async () => {
  await rm(UNPACKED, { recursive: true, force: true });
  await rm(here, { recursive: true, force: true });
});

const madia = (...args: string[]) => run(process.execPath, [COMMAND, ...args], { cwd: here });

it('says its version and its commands', async () => {
  expect((await madia('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect((await madia('help')).stdout).toContain('doctor');
  await expect(madia('bake')).rejects.toMatchObject({
    stderr: expect.stringContaining("There is no command 'bake'") as string,
  });
}, 60_000);

it('opens a shop in the folder where it is started, and says where that is', async () => {
  const { NODE_ENV: _test, ...env } = process.env;
  const shop = spawn(process.execPath, [COMMAND], {
    cwd: here,
    env: { ...env, PORT: '0', HOST: '127.0.0.1' },
  });
  let said = '';
  for await (const chunk of shop.stdout) {
    said += String(chunk);
    if (/is open\.[^]*Passwords/.test(said)) break;
  }
  shop.kill('SIGTERM');
  await once(shop, 'exit');
  expect(said).toContain(path.join(here, 'data'));
  expect(said).toMatch(/Version {3}\d+\.\d+\.\d+/);
  expect(existsSync(path.join(here, 'data/database'))).toBe(true);
  const file = path.join(here, 'shop.backup');
  expect((await madia('backup', '--to', 'shop.backup')).stdout).toContain('rows');
  expect(existsSync(file)).toBe(true);
}, 120_000);
