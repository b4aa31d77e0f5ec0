import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveKnownFiles } from './known-files.ts';
import { shareAssets } from './shared-assets.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 0, 1);
let folder: string;
let shared: string;
let old: FastifyInstance;

/** A version's build with these files, each holding its own name. */
async function build(version: string, ...names: string[]): Promise<string> {
  const built = path.join(folder, version);
  await mkdir(built);
  for (const name of names) await writeFile(path.join(built, name), name);
  return built;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'madia-versions-'));
  shared = path.join(folder, 'shared');
  old = Fastify();
  serveKnownFiles(old, '/assets/', {
    folders: [await build('old', 'app-1.js')],
    cacheControl: 'immutable',
    growing: shared,
  });
});
afterEach(async () => {
  await old.close();
  await rm(folder, { recursive: true, force: true });
});

describe('scripts of two versions that stand beside each other', () => {
  it('are served by a process that started before they came', async () => {
    const statusOf = async (name: string) => (await old.inject(`/assets/${name}`)).statusCode;
    expect([await statusOf('app-1.js'), await statusOf('app-2.js')]).toEqual([200, 404]);
    await shareAssets(shared, await build('new', 'app-2.js', 'app-2.js.br', 'app-2.js.gz'), NOW);
    const answer = await old.inject({ url: '/assets/app-2.js', headers: { 'accept-encoding': 'br' } });
    expect([answer.statusCode, answer.body]).toEqual([200, 'app-2.js.br']);
    expect(await statusOf('app-3.js')).toBe(404);
    for (const hostile of ['..%2Fold%2Fapp-1.js', '../old/app-1.js', '.half', ''])
      expect(await statusOf(hostile), hostile).toBe(404);
  });

  it('are found when two come within one tick of the clock', async () => {
    const statusOf = async (name: string) => (await old.inject(`/assets/${name}`)).statusCode;
    const moment = new Date();
    await shareAssets(shared, await build('second', 'app-2.js'), NOW);
    await utimes(shared, moment, moment);
    expect(await statusOf('app-2.js')).toBe(200);
    await shareAssets(shared, await build('third', 'app-3.js'), NOW);
    await utimes(shared, moment, moment);
    expect(await statusOf('app-3.js')).toBe(200);
  });

  it('stay for a month after the last start that had them', async () => {
    const first = await build('first', 'both.js', 'gone.js');
    await shareAssets(shared, first, NOW - 40 * DAY_MS);
    const second = await build('second', 'both.js', 'new.js');
    await shareAssets(shared, second, NOW - 20 * DAY_MS);
    expect((await readdir(shared)).toSorted()).toEqual(['both.js', 'gone.js', 'new.js']);
    await shareAssets(shared, await build('third', 'third.js'), NOW);
    expect((await readdir(shared)).toSorted()).toEqual(['both.js', 'new.js', 'third.js']);
  });

  it('come whole where several processes leave them at once', async () => {
    const built = await build('new', 'a.js', 'a.js.br', 'b.js');
    await Promise.all(Array.from({ length: 4 }, () => shareAssets(shared, built, NOW)));
    expect((await readdir(shared)).toSorted()).toEqual(['a.js', 'a.js.br', 'b.js']);
  });
});
