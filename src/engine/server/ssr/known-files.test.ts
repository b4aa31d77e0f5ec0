import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveKnownFiles } from './known-files.ts';

const CACHE = 'public, max-age=60';
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'madia-files-'));
  const files = {
    'brand/hero.jpg': 'the hero of the brand',
    'shop/hero.jpg': 'the hero of the shop',
    'shop/products/oil.avif': 'oil',
    'shop/going.jpg': 'gone a moment later',
    'shop/.hidden': 'nobody reads this',
    'built/app.js': 'script',
    'built/app.js.br': 'script by brotli',
    'built/app.js.gz': 'script by gzip',
    'built/small.js': 'small',
    'secret.txt': 'nobody reads this either',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  const below = (...names: string[]) => names.map((name) => path.join(folder, name));
  app = Fastify();
  serveKnownFiles(app, '/pictures/', { folders: below('brand', 'shop', 'missing'), cacheControl: CACHE });
  serveKnownFiles(app, '/assets/', { folders: below('built'), cacheControl: CACHE, inMemory: true });
  serveKnownFiles(app, '/', { folders: below('brand'), cacheControl: CACHE });
  await rm(path.join(folder, 'shop/going.jpg'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a known file', () => {
  it('comes with its type, how long it may be kept, and what to ask with next time', async () => {
    const answer = await app.inject('/pictures/products/oil.avif');
    expect(answer.body).toBe('oil');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'content-length': '3',
      'cache-control': CACHE,
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.headers).not.toHaveProperty('vary');

    const again = await app.inject({
      url: '/pictures/products/oil.avif',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag: answer.headers.etag, 'cache-control': CACHE });
  });

  it('is that of the brand where both have one', async () => {
    expect((await app.inject('/pictures/hero.jpg')).body).toBe('the hero of the brand');
    expect((await app.inject('/hero.jpg')).body).toBe('the hero of the brand');
  });

  it('tells its length without being sent', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/assets/small.js' });
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '5']);
  });

  it.each([
    ['br, gzip, zstd', 'script by brotli', 'br'],
    ['gzip', 'script by gzip', 'gzip'],
    ['gzip, br;q=0', 'script by gzip', 'gzip'],
    ['identity', 'script', undefined],
    [undefined, 'script', undefined],
  ])('comes compressed to who takes it: %s', async (accepted, body, encoding) => {
    // The second time from memory.
    for (let time = 0; time < 2; time += 1) {
      const answer = await app.inject({
        url: '/assets/app.js',
        headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
      });
      expect(answer.body).toBe(body);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers).toMatchObject({
        vary: 'accept-encoding',
        'content-type': 'text/javascript; charset=utf-8',
      });
    }
  });

  it('comes plain where it was too small to compress', async () => {
    const answer = await app.inject({ url: '/assets/small.js', headers: { 'accept-encoding': 'br' } });
    expect([answer.body, answer.headers['content-encoding']]).toEqual(['small', undefined]);
  });
});

it.each([
  '/pictures/unknown.jpg',
  '/pictures/going.jpg',
  '/pictures/products',
  '/pictures/products/',
  '/pictures/.hidden',
  '/pictures/../secret.txt',
  '/pictures/%2e%2e/secret.txt',
  '/pictures/..%2fsecret.txt',
  '/pictures/HERO.jpg',
  '/assets/app.js.br',
  '/assets/',
])('%s is not found, and nobody is told to keep that', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers).not.toHaveProperty('cache-control');
});
