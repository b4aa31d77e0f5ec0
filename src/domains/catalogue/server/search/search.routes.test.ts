import { beforeAll, describe, expect, it } from 'vitest';
import { PRODUCTS_PER_PAGE } from '#domains/catalogue/model/page-size.ts';
import type { Producer } from '#domains/catalogue/model/producers/producer.ts';
import type { SearchResult, Suggestions } from '#domains/catalogue/model/search/search.ts';
import { aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';

describe('search', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp();
  });
  const search = async (q: string) =>
    (await shop.visitor().get<SearchResult>(`/api/search?q=${encodeURIComponent(q)}`)).body;

  it('finds by a word of the name, best match first', async () => {
    const { products } = await search('taggiasca');
    expect(products.length).toBeGreaterThan(1);
    expect(products[0]!.name).toContain('Taggiasca');
  });

  it('finds word beginnings', async () => {
    expect((await search('balsam')).products.length).toBeGreaterThan(2);
  });

  it('finds through a typing error', async () => {
    const { products } = await search('balsmic');
    expect(products.length).toBeGreaterThan(2);
    expect(products[0]!.name).toContain('Balsamic');
  });

  it('finds through accents and letter case', async () => {
    const plain = await search('iberico');
    expect(plain.products.length).toBeGreaterThan(0);
    expect((await search('IBÉRICO')).products.map((product) => product.id)).toEqual(
      plain.products.map((product) => product.id),
    );
  });

  it('finds producers and what they make', async () => {
    const { products, producers } = await search('ripalunga');
    expect(producers.map((producer) => producer.slug)).toEqual(['frantoio-ripalunga']);
    expect(products.every((product) => product.producerSlug === 'frantoio-ripalunga')).toBe(true);
  });

  it('finds producers by their place, which no product is named after', async () => {
    const [{ location, slug }] = (await shop.visitor().get<Producer[]>('/api/producers')).body as [Producer];
    const place = location.split(/[^\p{L}]+/u)[0]!;
    expect((await search(place)).producers.map((producer) => producer.slug)).toContain(slug);
  });

  it('finds a category by its name', async () => {
    const { products } = await search('cheese');
    expect(products.filter((product) => product.categorySlug === 'cheese').length).toBeGreaterThan(3);
  });

  it('answers 400 without q and nothing for nonsense', async () => {
    expect((await shop.visitor().get('/api/search')).status).toBe(400);
    expect((await shop.visitor().get('/api/search?q=%20')).status).toBe(400);
    expect(await search('zzzzqqqq')).toEqual({ products: [], producers: [], productTotal: 0 });
  });

  it('goes on page by page, each product on one of them', async () => {
    const pageOf = async (page: number) =>
      (await shop.visitor().get<SearchResult>(`/api/search?q=c&page=${page}`)).body;
    const first = await search('c');
    expect(first.products).toHaveLength(PRODUCTS_PER_PAGE);
    expect(first.productTotal).toBeGreaterThan(2 * PRODUCTS_PER_PAGE);
    const pages = await Promise.all([1, 2, 3].map(pageOf));
    expect(pages[0]).toEqual(first);
    const ids = pages.flatMap(({ products }) => products.map(({ id }) => id));
    expect(new Set(ids).size).toBe(first.productTotal);
    expect(ids).toHaveLength(first.productTotal);
    expect(await pageOf(4)).toEqual({ ...first, products: [] });
  });

  it.each(['0', '-1', '1.5', 'x', '1000'])('answers 400 to page %s', async (page) => {
    const { status, body } = await shop.visitor().get<{ fields: object }>(`/api/search?q=oil&page=${page}`);
    expect(status).toBe(400);
    expect(body.fields).toEqual({ page: 'Invalid input' });
  });

  it.each([
    "'); drop table products; --",
    '<script>',
    '&|!():*',
    '%00',
    'a'.repeat(10_000),
    '🧀',
    '\\',
    '[a-',
    '(?<',
  ])('takes odd input calmly: %s', async (q) => {
    expect((await shop.visitor().get(`/api/search?q=${encodeURIComponent(q)}`)).status).toBe(200);
    expect((await shop.visitor().get(`/api/search/suggestions?q=${encodeURIComponent(q)}`)).status).toBe(200);
  });

  it('finds by a word it was asked for in vain, as soon as a product has it', async () => {
    expect((await search('quandong')).products).toEqual([]);
    const mill = await aProducer(shop, 'frantoio-ripalunga');
    const product = {
      name: 'Quandong Jam',
      description: 'Tart.',
      price: 9,
      quantityAvailable: 3,
      weight: 250,
    };
    const saved = await mill.visitor.post('/api/products', {
      ...product,
      imageUrl: '',
      categoryId: 1,
      featured: false,
      discountTiers: null,
    });
    expect(saved.status).toBe(201);
    expect((await search('quandong')).products.map(({ name }) => name)).toEqual(['Quandong Jam']);
  });

  it('suggests while typing', async () => {
    const { body } = await shop.visitor().get<Suggestions>('/api/search/suggestions?q=oli');
    expect(body.products.length).toBeGreaterThan(0);
    expect(body.categories.map((category) => category.slug)).toContain('olive-oil');
  });
});
