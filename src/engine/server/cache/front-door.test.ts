import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAdmin } from '../../../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

const OIL = '/product/taggiasca-extra-virgin-olive-oil';
const BROWSER = { 'accept-encoding': 'gzip, br' };

describe('the fast path', () => {
  let shop: TestApp;
  let url: string;
  beforeAll(async () => {
    shop = await openTestApp();
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  });
  beforeEach(() => shop.shop.cache.clear());
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const options = { method, headers: { ...BROWSER, ...headers }, redirect: 'manual' } as const;
    const response = await fetch(url + path, options);
    const {
      date: _now,
      connection: _hop,
      'keep-alive': _too,
      ...sent
    } = Object.fromEntries(response.headers);
    return { status: response.status, headers: sent, text: await response.text() };
  };
  /** How many requests it has answered since the start, as /metrics says. */
  const answered = async () => {
    const { body } = await shop.app.inject('/metrics');
    const counts = body.matchAll(/_count\{method="GET",route="cached",status="\d+"\} (\d+)/gu);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  const answeredDuring = async (work: () => Promise<unknown>) => {
    const before = await answered();
    await work();
    return (await answered()) - before;
  };

  it.each([OIL, '/shop?page=2', '/', '/api/products?limit=5', '/api/categories'])(
    'sends %s as the framework does',
    async (path) => {
      let made: Awaited<ReturnType<typeof get>>;
      expect(await answeredDuring(async () => (made = await get(path)))).toBe(0);
      expect(made!.status).toBe(200);
      expect(made!.headers['content-security-policy']).toContain("default-src 'self'");
      const atTheDoor = await answeredDuring(async () => {
        expect(await get(path)).toEqual(made);
        const again = await get(path, { 'if-none-match': made.headers.etag! });
        expect([again.status, again.text]).toEqual([304, '']);
      });
      expect(atTheDoor).toBe(2);
    },
  );

  it('knows a page by whatever advertisement brought the visitor', async () => {
    await get(OIL);
    expect(await answeredDuring(() => get(`${OIL}?utm_source=letter&fbclid=x`))).toBe(1);
  });

  it('speaks the language of each visitor', async () => {
    const visit = async () => {
      for (const language of ['de', 'fr']) {
        const { text } = await get(OIL, { cookie: `language=${language}` });
        expect(text).toContain(`<html lang="${language}"`);
      }
    };
    expect(await answeredDuring(visit)).toBe(0);
    expect(await answeredDuring(visit)).toBe(2);
  });

  it('leaves to the framework what is not plainly cached', async () => {
    await get(OIL);
    const odd = async () => {
      await get(OIL, { 'accept-encoding': 'identity' });
      await get(OIL, { cookie: 'changed=0' });
      expect((await get(OIL, {}, 'HEAD')).text).toBe('');
      for (let visit = 0; visit < 2; visit += 1) expect((await get('/nowhere')).status).toBe(404);
    };
    expect(await answeredDuring(odd)).toBe(0);
  });

  it.each([OIL, '/api/products?limit=5'])(
    'sends %s whole where many take nothing compressed',
    async (path) => {
      const plain = { 'accept-encoding': 'identity' };
      const made = await get(path, plain);
      const first = async () => {
        for (let visit = 0; visit < 2; visit += 1) expect(await get(path, plain)).toEqual(made);
      };
      const often = async () => {
        await first();
        const again = await get(path, { ...plain, 'if-none-match': made.headers.etag! });
        expect([again.status, again.text]).toEqual([304, '']);
      };
      expect(await answeredDuring(first)).toBe(0);
      expect(await answeredDuring(often)).toBe(3);
      expect(made.headers['content-encoding']).toBeUndefined();
    },
  );

  it('sends what is too short to be compressed', async () => {
    const short = '/api/group-buys';
    await get(short);
    expect(await answeredDuring(() => get(short))).toBe(1);
  });

  it('lets nobody into private pages', async () => {
    const cookie = `session=${(await anAdmin(shop)).visitor.cookies.get('session')}`;
    for (let visit = 0; visit < 2; visit += 1) expect((await get('/admin', { cookie })).status).toBe(200);
    expect((await get('/admin')).status).toBe(302);
  });
});
