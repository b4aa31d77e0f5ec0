import { Readable } from 'node:stream';
import { zstdDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { Contract } from '#engine/model/api/call.ts';
import { composeDomains, domains } from '#engine/server/domain.ts';
import { composeApi } from '#engine/server/http/apply-contract.ts';
import { handleError } from '#engine/server/http/error-handler.ts';
import { apiUrl, type UrlInput } from '#engine/model/api/api-url.ts';
import { Reads } from './reads.ts';
import { ResponseCache } from './response-cache.ts';

const shelvesApi = {
  'GET /api/shelves/:name': {
    guard: 'public',
    params: z.object({ name: z.string().max(60) }),
    query: z.object({ depth: z.string().optional() }),
    response: z.object({ holds: z.string() }),
    summary: 'What a shelf holds',
  },
  'GET /api/shelves/all': { guard: 'public', response: z.array(z.string()), summary: 'All shelves' },
} as const satisfies Contract;

/** Its reads are in no contract of the shop. */
interface ShelfReads {
  handle(
    app: object,
    path: string,
    handler: (asked: { params: { name: string }; language: string }) => Promise<unknown>,
  ): void;
}

const SHELF = '/api/shelves/:name';
const TOP = { params: { name: 'top' } };

describe('a read', () => {
  const cache = new ResponseCache();
  let reads: Reads;
  let app: ReturnType<typeof Fastify>;
  let runs = 0;
  /** What a shelf holds, read when the request arrives; the test decides when the handler resolves. */
  let shelf = 'oil';
  let resolvers: (() => void)[] = [];

  beforeEach(async () => {
    cache.clear();
    reads = new Reads(cache);
    runs = 0;
    shelf = 'oil';
    resolvers = [];
    app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
    app.setErrorHandler(handleError);
    composeApi([shelvesApi]);
    const shelves = reads as unknown as ShelfReads;
    shelves.handle(app, SHELF, async ({ params, language }) => {
      runs += 1;
      const holds = `${params.name} ${shelf} ${language}`;
      await new Promise<void>((resolve) => resolvers.push(resolve));
      return { holds, secret: 'cost price' };
    });
    shelves.handle(app, '/api/shelves/all', async () => Readable.from(['["a"]']));
    composeDomains(domains());
    await app.ready();
  });
  const settle = async <Value>(value: Promise<Value>) => {
    await new Promise((resolve) => setImmediate(resolve));
    for (const resolve of resolvers.splice(0)) resolve();
    return value;
  };

  const statusOf = async (url: string) => (await app.inject(url)).statusCode;

  it('is computed once for many concurrent requests, and then cached', async () => {
    const both = await settle(Promise.all([app.inject('/api/shelves/top'), reads.local(SHELF, TOP, 'en')]));
    expect(both[0].json()).toEqual({ holds: 'top oil en' });
    expect(both[1]).toMatchObject({ text: '{"holds":"top oil en"}', data: { holds: 'top oil en' } });
    expect((await app.inject('/api/shelves/top')).body).toBe('{"holds":"top oil en"}');
    expect(await reads.local(SHELF, TOP, 'en')).toMatchObject({ text: '{"holds":"top oil en"}' });
    expect(runs).toBe(1);
  });

  it('is made anew for somebody who asks after a change, though an older one is still under way', async () => {
    const before = reads.local(SHELF, TOP, 'en');
    await new Promise((resolve) => setImmediate(resolve));
    shelf = 'cheese';
    cache.clear();
    const after = await settle(reads.local(SHELF, TOP, 'en'));
    expect(after?.text).toContain('top cheese');
    expect((await before)?.text).toContain('top oil');
    expect((await app.inject('/api/shelves/top')).body).toContain('top cheese');
  });

  it('is one for each language', async () => {
    const [english, german] = await settle(
      Promise.all([reads.local(SHELF, TOP, 'en'), reads.local(SHELF, TOP, 'de')]),
    );
    expect([english?.text, german?.text]).toEqual(['{"holds":"top oil en"}', '{"holds":"top oil de"}']);
  });

  it('is one whatever names somebody makes up beside it, and as many as it knows values', async () => {
    const ask = (query: string) => settle(statusOf(`/api/shelves/top${query}`));
    for (const query of ['?x=1', '?x=2&y', '', '?depth=1&x=3', '?x=4&depth=1', '?depth=2', '?%64epth=3'])
      expect(await ask(query), query).toBe(200);
    // None, 1, 2, and 3 in another spelling.
    expect(runs).toBe(4);
  });

  it('is refused where very many wait, and those that wait are answered', async () => {
    const ask = (name: string) => app.inject(`/api/shelves/${name}`);
    const waiting = Array.from({ length: 200 }, (_, n) => ask(`shelf${n}`));
    await vi.waitFor(() => expect(runs).toBe(200));
    const { statusCode, headers } = await ask('one-more');
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    const answers = await settle(Promise.all(waiting));
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    expect(await settle(statusOf('/api/shelves/one-more'))).toBe(200);
  });

  it('says nothing that its schema does not name', async () => {
    const both = ['/api/shelves/top', '/api/shelves/low'].map((url) => app.inject(url));
    for (const { body } of await settle(Promise.all(both))) expect(body).toMatch(/^\{"holds":"[a-z ]+"\}$/u);
  });

  it('streams what is too long to keep, to everybody anew', async () => {
    expect((await app.inject('/api/shelves/all')).body).toBe('["a"]');
    expect((await app.inject('/api/shelves/all')).body).toBe('["a"]');
    expect(await reads.local('/api/shelves/all', {}, 'en')).toBeUndefined();
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const compressed = await app.inject({ url: '/api/shelves/all', headers });
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'zstd' });
    expect(zstdDecompressSync(compressed.rawPayload).toString()).toBe('["a"]');
  });

  it('leaves to HTTP what is no read, and names no shelf can have', async () => {
    expect(await reads.local('/api/shelves', {}, 'en')).toBeUndefined();
    for (const name of ['x'.repeat(61), 'x'.repeat(300), '😀'.repeat(30)]) {
      expect(await reads.local(SHELF, { params: { name } }, 'en'), name).toBeUndefined();
    }
    expect(runs).toBe(0);
  });
});

describe('the reads of the shop', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });

  it('gives pages of lists no more of a product than its card shows, and forgets both with it', async () => {
    const asked = ['/api/products', { query: { limit: 2, sort: 'newest' } }, 'de'] as const;
    const rowsOf = ({ text }: { text: string }) => (JSON.parse(text) as { items: { name: string }[] }).items;
    const whole = rowsOf((await test.shop.reads.local(...asked))!);
    const cards = rowsOf((await test.shop.reads.forPage(...asked))!);
    expect(cards[0]).not.toHaveProperty('description');
    expect(whole).toMatchObject(cards);
    const { tags } = (await test.shop.reads.local(...asked))!.dependencies;
    expect((await test.shop.reads.forPage(...asked))!.dependencies.tags).toEqual(tags);
    // What is no list is one for both.
    const { id } = (await test.shop.reads.local('/api/categories', {}, 'de'))!;
    expect((await test.shop.reads.forPage('/api/categories', {}, 'de'))!.id).toBe(id);
  });

  it('gives pages the very responses of the API', async () => {
    const { body } = await test
      .visitor()
      .get<{ items: { slug: string; producerSlug: string }[] }>('/api/products?limit=1');
    const [{ slug, producerSlug }] = body.items as [(typeof body.items)[number]];
    const producer = { params: { slug: producerSlug } };
    const asked: [path: string, input?: UrlInput][] = [
      ['/api/categories'],
      ['/api/products/featured'],
      ['/api/products', { query: { limit: 24, sort: '-price', page: 2, inStock: 'true' } }],
      [
        '/api/categories/:slug/products',
        { params: { slug: 'cheese' }, query: { limit: 5, page: undefined } },
      ],
      ['/api/products/:slug', { params: { slug } }],
      ['/api/products/:slug/reviews', { params: { slug } }],
      ['/api/producers'],
      ['/api/producers/:slug', producer],
      ['/api/producers/:slug/products', { ...producer, query: { limit: 5 } }],
      ['/api/search', { query: { q: 'crème olio' } }],
      ['/api/search/suggestions', { query: { q: 'bal' } }],
    ];
    for (const [path, input = {}] of asked) {
      const { text, data } = (await test.shop.reads.local(path, input, 'it'))!;
      expect(JSON.parse(text), path).toEqual(data);
      test.shop.cache.clear();
      const called = await test.visitor().get(apiUrl(path, input), { cookie: 'language=it' });
      expect([called.status, called.text], path).toEqual([200, text]);
      // The browser asks at the same URL that the page was filled from.
      expect((await test.shop.reads.local(path, input, 'it'))!.data, path).toBeUndefined();
    }
  });
});
