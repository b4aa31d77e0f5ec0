import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#domains/catalogue/model/product.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';

interface Page {
  items: Product[];
  total: number;
  nextCursor: string | null;
}

describe('product lists', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp();
  });
  const page = async (url: string) => (await shop.visitor().get<Page>(url)).body;

  async function walk(url: string): Promise<Product[]> {
    const found: Product[] = [];
    let cursor: string | null = null;
    do {
      const { items, nextCursor }: Page = await page(cursor === null ? url : `${url}&cursor=${cursor}`);
      found.push(...items);
      cursor = nextCursor;
    } while (cursor !== null);
    return found;
  }

  it('is the whole list without parameters', async () => {
    const { body } = await shop.visitor().get<Product[]>('/api/products');
    expect(body).toHaveLength(71);
  });

  it.each(['featured', 'price', '-price', 'newest', 'name'])(
    'walks every product once, sorted by %s',
    async (sort) => {
      const found = await walk(`/api/products?limit=7&sort=${sort}`);
      expect(new Set(found.map((product) => product.id)).size).toBe(71);
      expect(found).toHaveLength(71);
    },
  );

  it.each(['de', 'fr', 'it', 'es'])('walks by name in %s', async (language) => {
    const found: Product[] = [];
    let cursor: string | null = null;
    do {
      const url: string = `/api/products?limit=10&sort=name${cursor === null ? '' : `&cursor=${cursor}`}`;
      const { body } = await shop.visitor().get<Page>(url, { 'accept-language': language });
      found.push(...body.items);
      cursor = body.nextCursor;
    } while (cursor !== null);
    expect(new Set(found.map((product) => product.id)).size).toBe(71);
  });

  it('sorts by price up and down', async () => {
    const up = (await walk('/api/products?limit=20&sort=price')).map((product) => product.price);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    const down = (await walk('/api/products?limit=20&sort=-price')).map((product) => product.price);
    expect(down).toEqual(up.toReversed());
  });

  it('serves a page by its number', async () => {
    const all = await walk('/api/products?limit=10&sort=price');
    const third = await page('/api/products?limit=10&sort=price&page=3');
    expect(third.items.map((product) => product.id)).toEqual(all.slice(20, 30).map((product) => product.id));
    expect(third.total).toBe(71);
  });

  it('narrows by price, stock and producer', async () => {
    const { items, total } = await page('/api/products?limit=100&minPrice=20&maxPrice=25');
    expect(total).toBe(items.length);
    expect(items.every((product) => product.price >= 20 && product.price <= 25)).toBe(true);
    const inStock = await page('/api/products?limit=100&inStock=true');
    expect(inStock.total).toBe(70);
    const own = await page('/api/products?limit=100&producer=frantoio-ripalunga');
    expect(own.items.every((product) => product.producerSlug === 'frantoio-ripalunga')).toBe(true);
    expect((await page('/api/products?limit=10&producer=nobody')).items).toEqual([]);
  });

  it('lists a category, and answers 404 for an unknown one', async () => {
    const { items } = await page('/api/categories/cheese/products?limit=100');
    expect(items.length).toBeGreaterThan(3);
    expect(items.every((product) => product.categorySlug === 'cheese')).toBe(true);
    expect((await shop.visitor().get('/api/categories/none/products')).status).toBe(404);
  });

  it.each([
    'limit=-1',
    'limit=0',
    'limit=101',
    'limit=x',
    'limit=5&cursor=garbage',
    'limit=5&sort=x',
    'limit=5&page=0',
    'limit=5&minPrice=-1',
    'limit=5&inStock=maybe',
  ])('refuses ?%s with 400', async (query) => {
    expect((await shop.visitor().get(`/api/products?${query}`)).status).toBe(400);
  });

  it('refuses a cursor of another order', async () => {
    const { nextCursor } = await page('/api/products?limit=5&sort=name');
    expect((await shop.visitor().get(`/api/products?limit=5&sort=price&cursor=${nextCursor}`)).status).toBe(
      400,
    );
  });

  it.each(['%00', '%27%22%3Cscript%3E', 'a'.repeat(10_000)])(
    'never fails on odd values: %s',
    async (value) => {
      const { status } = await shop.visitor().get(`/api/products?limit=5&producer=${value}`);
      expect([200, 400]).toContain(status);
      expect((await shop.visitor().get(`/api/products/${value.slice(0, 150)}`)).status).toBeLessThan(500);
    },
  );
});
