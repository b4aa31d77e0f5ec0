// Each feed is read back by a parser of somebody else.
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { parse as parseCsv } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#domains/catalogue/model/product.ts';
import { LANGUAGES } from '#engine/model/languages.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { rateLimits } from '#engine/server/db/operations.schema.ts';
import { LIMITS } from '#engine/server/http/limits.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const CHEESE = 'skerrow-blue';
const BASE = 'http://localhost:3000';
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  // Characters by their numbers as well.
  htmlEntities: true,
  isArray: (name) => ['item', 'entry', 'link', 'Url', 'Language', 'g:shipping'].includes(name),
});

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});

async function readXml(path: string, type: string) {
  const { status, text, headers } = await shop.visitor().get(path);
  expect([status, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text);
}

async function readItems(language = 'en'): Promise<Record<string, unknown>[]> {
  const { rss } = await readXml(`/feeds/products.xml?lng=${language}`, 'application/rss+xml');
  expect(rss['@version']).toBe('2.0');
  expect(rss['@xmlns:g']).toBe('http://base.google.com/ns/1.0');
  return rss.channel.item;
}

describe('the product feed', () => {
  it('has every product with what merchant centres ask for', async () => {
    const items = await readItems();
    expect(items).toHaveLength(71);
    const required = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'brand'];
    for (const item of items) {
      expect(Object.keys(item)).toEqual(expect.arrayContaining(required.map((name) => `g:${name}`)));
    }
    expect(new Set(items.map((item) => item['g:id'])).size).toBe(71);
    const product = (await shop.visitor().get<Product>(`/api/products/${OIL}`)).body;
    expect(items.find((item) => item['g:id'] === String(product.id))).toMatchObject({
      'g:link': `${BASE}/product/${OIL}`,
      'g:image_link': `${BASE}${product.imageUrl}`,
      'g:availability': 'in_stock',
      'g:price': '24.99 USD',
      'g:unit_pricing_measure': `${product.volume} ml`,
      'g:unit_pricing_base_measure': '1 l',
      'g:condition': 'new',
      'g:identifier_exists': 'no',
      'g:shipping': [
        { 'g:country': 'US', 'g:service': 'standard', 'g:price': '9.95 USD' },
        { 'g:country': 'US', 'g:service': 'express', 'g:price': '12.95 USD' },
        { 'g:country': 'US', 'g:service': 'priority', 'g:price': '24.95 USD' },
      ],
    });
  });

  it('names the number of the article where there is one, and compares small packs by 100 g', async () => {
    await change(CHEESE, { gtin: '4006381333931', weightGrams: 200 });
    const items = await readItems();
    expect(items.find((item) => item['g:link'] === `${BASE}/product/${CHEESE}`)).toMatchObject({
      'g:gtin': '4006381333931',
      'g:identifier_exists': 'yes',
      'g:unit_pricing_measure': '200 g',
      'g:unit_pricing_base_measure': '100 g',
    });
    await change(CHEESE, { gtin: null });
  });

  it('groups the sizes of a family', async () => {
    const items = await readItems('de');
    const ofFamily = items.filter((item) => String(item['g:link']).includes('thyme-honey'));
    expect(ofFamily.map((item) => item['g:size']).toSorted()).toEqual(['Glas, 400 g', 'Wabe, 300 g']);
    const [one, other] = ofFamily.map((item) => item['g:item_group_id']);
    expect(one).toMatch(/^family-\d+$/);
    expect(other).toBe(one);
  });

  it.each(LANGUAGES)('speaks %s, whatever the reader prefers', async (language) => {
    const { body: shown } = await shop.visitor().get<Product>(`/api/products/${OIL}?lng=${language}`);
    const { text } = await shop
      .visitor()
      .get(`/feeds/products.xml?lng=${language}`, { cookie: 'language=it' });
    const { rss } = parser.parse(text);
    const item = rss.channel.item.find((each: Record<string, string>) => each['g:id'] === String(shown.id));
    expect(rss.channel.language).toBe(language);
    expect(item['g:title']).toBe(shown.name);
    expect(item['g:link']).toBe(`${BASE}/product/${OIL}${language === 'en' ? '' : `?lng=${language}`}`);
  });

  it('says the same as a table', async () => {
    const { status, text, headers } = await shop.visitor().get('/feeds/products.csv?lng=de');
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const rows: Record<string, string>[] = parseCsv(text, { columns: true, bom: true });
    const items = await readItems('de');
    expect(rows).toHaveLength(items.length);
    for (const [at, row] of rows.entries()) {
      const item = items[at]!;
      for (const name of [
        'id',
        'title',
        'description',
        'link',
        'image_link',
        'availability_date',
        'price',
        'product_type',
        'brand',
        'gtin',
      ]) {
        expect(row[name], name).toBe(item[`g:${name}`] ?? '');
      }
    }
    expect(rows[0]!.shipping).toMatch(
      /^US::standard:\d+\.\d\d USD,US::express:12\.95 USD,US::priority:24\.95 USD$/u,
    );
  });

  it('holds what people write: markup, line ends, characters that XML does not know', async () => {
    const name = 'Oil & "Vinegar" <b>best</b>\u0007 🫒';
    await change(OIL, { name });
    const titles = (await readItems()).map((item) => item['g:title']);
    expect(titles).toContain(name.replace('\u0007', ''));
    const { text } = await shop.visitor().get('/feeds/products.csv');
    const rows: Record<string, string>[] = parseCsv(text, { columns: true, bom: true });
    expect(rows.map((row) => row.title)).toContain(name);
  });

  it.each([
    // Chrome and Firefox, Safari, and most programs.
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)(
    'holds, for somebody who accepts %s, the bytes its label says',
    async (accepted, label, undo) => {
      for (const path of ['/feeds/products.xml', '/feeds/products.csv']) {
        const plain = await shop.app.inject(path);
        expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([
          undefined,
          'accept-encoding',
        ]);
        const answer = await shop.app.inject({ url: path, headers: { 'accept-encoding': accepted } });
        expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([label, 'accept-encoding']);
        expect(undo(answer.rawPayload).toString()).toBe(plain.payload);
      }
    },
  );

  it('leaves out what has no picture, and knows no other language', async () => {
    await change('gift-set-1', { imageUrl: null, additionalImages: [] });
    expect(await readItems()).toHaveLength(70);
    expect((await shop.visitor().get('/feeds/products.xml?lng=pt')).status).toBe(400);
  });
});

describe('news', () => {
  it('lists the newest products as Atom does', async () => {
    const { feed } = await readXml('/feeds/new.atom?lng=fr', 'application/atom+xml');
    expect(feed['@xmlns']).toBe('http://www.w3.org/2005/Atom');
    expect(feed.title).toBe('Nouveautés chez Madia');
    expect(feed.link).toEqual([
      { '@rel': 'self', '@type': 'application/atom+xml', '@href': `${BASE}/feeds/new.atom?lng=fr` },
      { '@rel': 'alternate', '@type': 'text/html', '@href': `${BASE}/shop?lng=fr` },
    ]);
    expect(feed.entry).toHaveLength(50);
    expect(new Set(feed.entry.map((entry: { id: string }) => entry.id)).size).toBe(50);
    for (const entry of [feed, ...feed.entry]) {
      expect(entry.id).toMatch(/^tag:localhost,2022:/u);
      expect(new Date(entry.updated).toISOString()).toBe(entry.updated);
    }
    const ids = feed.entry.map((entry: { id: string }) => Number(entry.id.split(':').at(-1)));
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
  });

  it('is cached until the catalogue changes', async () => {
    const first = await shop.visitor().get('/feeds/new.atom');
    const again = await shop
      .visitor()
      .get('/feeds/new.atom', { 'if-none-match': String(first.headers.etag) });
    expect(again.status).toBe(304);
    await change('gift-set-3', { name: 'A set of a new name' });
    expect((await shop.visitor().get('/feeds/new.atom')).text).not.toBe(first.text);
  });
});

it('tells browsers how to search', async () => {
  const { OpenSearchDescription: found } = await readXml(
    '/opensearch.xml',
    'application/opensearchdescription+xml',
  );
  expect(found['@xmlns']).toBe('http://a9.com/-/spec/opensearch/1.1/');
  expect(found.ShortName.length).toBeLessThanOrEqual(16);
  expect(found.Language).toEqual([...LANGUAGES]);
  const [search] = found.Url as Record<string, string>[];
  expect(search!['@type']).toBe('text/html');
  const target = search!['@template']!.replace('{searchTerms}', 'olive').replace(BASE, '');
  const results = await shop.visitor().get(target);
  expect(results.status).toBe(200);
  expect(results.text).toContain('/product/');
  const { text: page } = await shop.visitor().get('/about', { cookie: 'language=de' });
  expect(page).toContain(
    '<link rel="search" type="application/opensearchdescription+xml" title="Madia" href="/opensearch.xml?lng=de">',
  );
  expect(page).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Neu bei Madia" href="/feeds/new.atom?lng=de">',
  );
});

it('is nobody’s before launch', async () => {
  const closed = await openTestApp({ ...shop.shop.config, storeMode: 'prelaunch' }, shop.shop.database);
  for (const path of ['/feeds/products.xml', '/feeds/products.csv', '/feeds/new.atom', '/opensearch.xml']) {
    expect((await closed.visitor().get(path)).status, path).toBe(404);
  }
  expect((await closed.visitor().get('/')).text).not.toContain('/feeds/');
});

it('is not for those who ask all the time', async () => {
  const limited = await openTestApp({ ...shop.shop.config, rateLimit: true }, shop.shop.database);
  const ask = async () => (await limited.visitor().get('/feeds/products.csv')).status;
  expect(await ask()).toBe(200);
  await shop.db.update(rateLimits).set({ count: LIMITS.feeds.max });
  expect(await ask()).toBe(429);
});

async function change(slug: string, values: Partial<typeof products.$inferInsert>): Promise<void> {
  await shop.shop.catalogue.change(async (tx, changed) => {
    const [row] = await tx
      .update(products)
      .set(values)
      .where(eq(products.slug, slug))
      .returning({ id: products.id });
    changed.product(row!.id, 'in place');
  });
}
