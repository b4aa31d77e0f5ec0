// What every page carries besides its content: header and footer, and the data the browser goes on from.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#domains/catalogue/model/product.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});

const page = async (path: string, language = 'en') =>
  (await test.visitor().get(path, { cookie: `language=${language}` })).text;
const between = (html: string, start: string, end: string) => {
  const from = html.indexOf(start);
  expect(from, `${start} is on the page`).toBeGreaterThan(-1);
  return html.slice(from, html.indexOf(end, from));
};
const headerOf = (html: string) => between(html, '<header', '</header>');
const footerOf = (html: string) => between(html, '<footer', '</footer>');
const linksToHere = (html: string) =>
  [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>/gu)].map(([tag]) => /href="([^"]*)"/u.exec(tag)![1]);

describe('header and footer', () => {
  it('mark the page one is on, whatever was shown before', async () => {
    for (const path of ['/shop', '/about', '/faqs', '/shop', '/about']) {
      const html = await page(`${path}?seen=${Math.random()}`);
      expect(linksToHere(footerOf(html)), path).toEqual([path]);
      expect(linksToHere(headerOf(html)).includes(path), path).toBe(path !== '/faqs');
    }
  });

  it('speak the language of the page', async () => {
    await page('/shop');
    expect(headerOf(await page('/shop', 'de'))).toContain('Anmelden');
    expect(footerOf(await page('/shop', 'it'))).toContain('Spedizione');
    expect(headerOf(await page('/shop'))).toContain('Login');
  });

  it('stand on the page of an unknown address too', async () => {
    const html = await page('/nowhere');
    expect(headerOf(html)).toContain('href="/shop"');
    expect(footerOf(html)).toContain('href="/privacy"');
  });
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
])('is sent as the browser wants it: %s', async (accepted, encoding) => {
  for (const url of ['/about', '/api/products?limit=24']) {
    const { statusCode, headers } = await test.app.inject({ url, headers: { 'accept-encoding': accepted } });
    expect([url, statusCode, headers['content-encoding']]).toEqual([url, 200, encoding]);
  }
});

it('is not sent again to somebody who has it, but an unknown page is', async () => {
  for (const [url, status] of [
    ['/about', 304],
    ['/nowhere', 404],
  ] as const) {
    const { headers } = await test.visitor().get(url);
    const again = await test.visitor().get(url, { 'if-none-match': String(headers['etag']) });
    expect([url, again.status]).toEqual([url, status]);
  }
});

it('is the same page whatever an advertisement added to its address, and its links do not pass that on', async () => {
  const plain = await page('/shop?page=2');
  expect(await page('/shop?utm_source=letter&page=2&fbclid=x1')).toBe(plain);
  expect(plain).toContain('page=3');
});

describe('the state of a page', () => {
  const stateOf = (html: string) => {
    const text = between(html, '<script type="application/json" id="page-state">', '</script>');
    return JSON.parse(text.slice(text.indexOf('>') + 1)) as { reads: [unknown[], unknown][] };
  };

  it('holds the answers it was made of, under the addresses the browser would ask', async () => {
    const { body } = await test.visitor().get(`/api/products/${OIL}`);
    expect(stateOf(await page(`/product/${OIL}`)).reads).toContainEqual([
      ['/api/products/:slug', { params: { slug: OIL } }],
      body,
    ]);
  });

  it('cannot be ended by a text of the catalogue', async () => {
    const description = 'Pressed </script><script>alert(1)</script> cold <!-- at home';
    await test.db.update(products).set({ description, translations: {} }).where(eq(products.slug, OIL));
    test.shop.cache.clear();
    const html = await page(`/product/${OIL}`);
    expect(html).not.toContain('<script>alert(1)');
    const product = stateOf(html).reads.find(([[path]]) => path === '/api/products/:slug')![1] as Product;
    expect(product.description).toBe(description);
  });
});

it('has its head though somebody once typed in a picture that is no URL', async () => {
  const imageUrl = 'https://[.x/p.png';
  await test.db.update(products).set({ imageUrl }).where(eq(products.slug, OIL));
  test.shop.cache.clear();
  const { status, text } = await test.visitor().get(`/product/${OIL}`);
  expect(status).toBe(200);
  expect(text).toMatch(/og:image" content="[^"]*\/pictures\/home\/hero\.jpg"/u);
  const data = between(text, 'application/ld+json', '</script>');
  expect(data).not.toContain('https://[');
  // Its other pictures are still there.
  expect(data).toMatch(/"image":\["[^"]*\/pictures\/products\//u);
});
