import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lacksPictureProgram } from './bootstrap.mjs';

let packages: string;
beforeEach(async () => {
  packages = await mkdtemp(path.join(tmpdir(), 'madia-packages-'));
});
afterEach(() => rm(packages, { recursive: true, force: true }));

it('notices what npm leaves out on an old Node', async () => {
  const install = (...names: string[]) =>
    Promise.all(names.map((name) => mkdir(path.join(packages, '@img', name), { recursive: true })));
  expect(lacksPictureProgram(packages)).toBe(true);
  // Seen with Node 18 and npm 9.
  await install('colour', 'sharp-libvips-linux-x64', 'sharp-libvips-linuxmusl-x64');
  expect(lacksPictureProgram(packages)).toBe(true);
  await install('sharp-linux-x64');
  expect(lacksPictureProgram(packages)).toBe(false);
});

it('finds it in this very installation', () => {
  expect(lacksPictureProgram(path.join(import.meta.dirname, '../node_modules'))).toBe(false);
});
