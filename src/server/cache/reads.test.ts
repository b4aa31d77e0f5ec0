import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestApp } from '../../../tests/support/test-app.ts';
import { Reads } from './reads.ts';
import { ResponseCache } from './response-cache.ts';

describe('a read', () => {
  const cache = new ResponseCache();
  let reads: Reads;
  let app: ReturnType<typeof Fastify>;
  let runs = 0;
  /** What the shelf says, told when it is asked; the test decides when the answer comes. */
  let shelf = 'oil';
  let answerNow: (() => void)[] = [];

  beforeEach(async () => {
    cache.clear();
    reads = new Reads(cache);
    runs = 0;
    shelf = 'oil';
    answerNow = [];
    app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
    reads.add(
      app,
      '/api/shelves/:name',
      { params: z.object({ name: z.string().max(20) }), answer: z.object({ holds: z.string() }) },
      async ({ params, language }) => {
        runs += 1;
        const holds = `${params.name} ${shelf} ${language}`;
        await new Promise<void>((resolve) => answerNow.push(resolve));
        return { holds, secret: 'cost price' };
      },
    );
    reads.add(app, '/api/shelves/all', { answer: z.array(z.string()) }, async () => Readable.from(['["a"]']));
    await app.ready();
  });
  const settle = async <Value>(value: Promise<Value>) => {
    await new Promise((resolve) => setImmediate(resolve));
    for (const resolve of answerNow.splice(0)) resolve();
    return value;
  };

  it('is made once for many who ask at once, and then kept', async () => {
    const both = await settle(
      Promise.all([app.inject('/api/shelves/top'), reads.local('/api/shelves/top', 'en')]),
    );
    expect(both[0].json()).toEqual({ holds: 'top oil en' });
    expect(both[1]).toEqual({ text: '{"holds":"top oil en"}', data: { holds: 'top oil en' } });
    expect((await app.inject('/api/shelves/top')).body).toBe('{"holds":"top oil en"}');
    expect(await reads.local('/api/shelves/top', 'en')).toEqual({ text: '{"holds":"top oil en"}' });
    expect(runs).toBe(1);
  });

  it('is made anew for whoever asks after a change, though an older one is still under way', async () => {
    const before = reads.local('/api/shelves/top', 'en');
    await new Promise((resolve) => setImmediate(resolve));
    shelf = 'cheese';
    cache.clear();
    const after = await settle(reads.local('/api/shelves/top', 'en'));
    expect(after?.text).toContain('top cheese');
    expect((await before)?.text).toContain('top oil');
    expect((await app.inject('/api/shelves/top')).body).toContain('top cheese');
  });

  it('is one for each language', async () => {
    const [english, german] = await settle(
      Promise.all([reads.local('/api/shelves/top', 'en'), reads.local('/api/shelves/top', 'de')]),
    );
    expect([english?.text, german?.text]).toEqual(['{"holds":"top oil en"}', '{"holds":"top oil de"}']);
  });

  it('says nothing that its schema does not name', async () => {
    const both = ['/api/shelves/top', '/api/shelves/low'].map((url) => app.inject(url));
    for (const { body } of await settle(Promise.all(both))) expect(body).toMatch(/^\{"holds":"[a-z ]+"\}$/u);
  });

  it('streams what is too long to keep, to everybody anew', async () => {
    expect((await app.inject('/api/shelves/all')).body).toBe('["a"]');
    expect((await app.inject('/api/shelves/all')).body).toBe('["a"]');
    expect(await reads.local('/api/shelves/all', 'en')).toBeUndefined();
  });

  it('leaves odd addresses to the ordinary way', async () => {
    for (const odd of [
      '/api/shelves',
      '/api/shelves/a/b',
      `/api/shelves/${'x'.repeat(300)}`,
      '/api/shelves/%ff',
    ]) {
      expect(await reads.local(odd, 'en'), odd).toBeUndefined();
    }
    expect(await reads.local(`/api/shelves/${'x'.repeat(21)}`, 'en')).toBeUndefined();
    expect(runs).toBe(0);
  });
});

it('gives pages the very answers of the API', async () => {
  const test = await openTestApp();
  const { body } = await test
    .visitor()
    .get<{ items: { slug: string; producerSlug: string }[] }>('/api/products?limit=1');
  const [{ slug, producerSlug }] = body.items as [(typeof body.items)[number]];
  for (const path of [
    '/api/categories',
    '/api/products/featured',
    '/api/products?limit=24&sort=-price&page=2&inStock=true',
    '/api/categories/cheese/products?limit=5',
    `/api/products/${slug}`,
    `/api/products/${slug}/reviews`,
    '/api/producers',
    `/api/producers/${producerSlug}`,
    `/api/producers/${producerSlug}/products`,
    '/api/search?q=cr%C3%A8me%20olio',
    '/api/search/suggestions?q=bal',
  ]) {
    const { text, data } = (await test.shop.reads.local(path, 'it'))!;
    expect(JSON.parse(text), path).toEqual(data);
    test.shop.cache.clear();
    const called = await test.visitor().get(path, { cookie: 'language=it' });
    expect([called.status, called.text], path).toEqual([200, text]);
  }
});
