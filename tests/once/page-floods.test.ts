// What a flood of pages may cost: unknown URLs are rendered once, waiting has an end, and real pages stay cached.
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const OIL = '/product/taggiasca-extra-virgin-olive-oil';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.shop.cache.clear());

const get = (url: string, language = 'en') =>
  test.app.inject({ url, headers: { cookie: `language=${language}` } });
const rendered = async () =>
  Number(/^pages_rendered_total (\d+)$/mu.exec((await get('/metrics')).body)?.[1] ?? 0);

describe('a flood of unknown URLs', () => {
  it.each([
    ['paths that no page has', (n: number) => `/nowhere-${n}?from=${n}`],
    ['paths below a page', (n: number) => `/login/x-${n}`],
    ['paths that cannot be decoded', (n: number) => `/shop/${n}%zz`],
    ['products', (n: number) => `/product/none-${n}`],
    ['producers', (n: number) => `/producers/none-${n}`],
    ['categories', (n: number) => `/shop/none-${n}?page=${n + 2}`],
  ])('is rendered once for each language: %s', async (_what, url) => {
    const stored = vi.spyOn(test.shop.cache, 'set');
    const before = await rendered();
    const answers = [];
    for (let n = 0; n < 20; n += 1) answers.push(await get(url(n)), await get(url(n), 'de'));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(2);
    expect((await rendered()) - before).toBe(2);
    expect(stored.mock.calls.filter(([key]) => key.startsWith('page ')).length).toBe(2);
  });

  it('does not hide what is there by now', async () => {
    expect((await get('/product/new-oil')).statusCode).toBe(404);
    await test.db.update(products).set({ slug: 'new-oil' }).where(eq(products.slug, 'gift-set-1'));
    expect((await get('/product/new-oil')).statusCode).toBe(200);
  });
});

describe('more pages than can be made', () => {
  it('are refused with a page that says when to come back; what is cached is served', async () => {
    await get(OIL);
    const flood = Promise.all(Array.from({ length: 400 }, (_, n) => get(`/search?q=flood${n}`)));
    const cached = await get(OIL);
    const answers = await flood;
    expect(cached.statusCode).toBe(200);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(400);
    for (const { statusCode, headers, body } of refused) {
      expect(statusCode).toBe(503);
      // 2 says the queue of pages, 5 says the shop as a whole, which on a slow machine is over its limit first.
      expect(['2', '5']).toContain(headers['retry-after']);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain('very busy');
    }
    expect((await get('/search?q=flood399')).statusCode).toBe(200);
  }, 120_000);
});

it('says in a page that a page could not be made, and nothing more', async () => {
  vi.spyOn(test.shop.cache, 'computeOnce').mockRejectedValueOnce(new Error('secret of the house'));
  const { statusCode, headers, body } = await get('/about', 'it');
  expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(body).toContain('<html lang="it">');
  expect(body).not.toContain('secret');
});
