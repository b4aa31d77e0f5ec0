import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#domains/catalogue/model/product.ts';
import type { SearchResult } from '#domains/catalogue/model/search/search.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';

interface Page {
  items: Product[];
  total: number;
  nextCursor: string | null;
}

describe('what is in the food', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp();
  });
  const get = async <Body>(url: string, language = 'en') => {
    const answer = await shop.visitor().get<Body>(url, { 'accept-language': language });
    expect(answer.status, url).toBe(200);
    return answer.body;
  };
  const slugs = (found: Product[]) => found.map(({ slug }) => slug);

  it('stands on a product, with what a kilogram costs', async () => {
    expect(await get('/api/products/egg-tagliatelle-nests')).toMatchObject({
      perishable: false,
      allergens: ['gluten', 'eggs'],
      ingredients: 'Durum wheat semolina, free-range egg yolks (32%).',
      storage: 'Cool and dry.',
      shelfLifeDays: 365,
      price: 8.4,
      weight: 250,
      pricePerKg: 33.6,
    });
  });

  it('is told in the language of the visitor', async () => {
    const { ingredients, storage } = await get<Product>('/api/products/skerrow-blue', 'de');
    expect(ingredients).toBe('Pasteurisierte Kuhmilch, Salz, Lab, Kulturen, Blauschimmel.');
    expect(storage).toContain('Gekühlt bei 2 bis 8 °C');
  });

  it('is on the products of every list', async () => {
    for (const url of ['/api/products', '/api/products/featured', '/api/categories/cheese/products']) {
      for (const product of await get<Product[]>(url)) expect(product.ingredients, product.slug).not.toBe('');
    }
    const { products: found } = await get<SearchResult>('/api/search?q=sardines');
    expect(found[0]).toMatchObject({ allergens: expect.arrayContaining(['fish']) as unknown });
  });

  it('has no price per kilogram where no weight is known', async () => {
    const { id } = await get<Product>('/api/products/bomba-rice');
    await shop.shop.catalogue.change(async (tx, changed) => {
      await tx.update(products).set({ weightGrams: 0 }).where(eq(products.id, id));
      changed.product(id, 'in place');
    });
    expect(await get('/api/products/bomba-rice')).toMatchObject({ weight: 0, pricePerKg: null });
  });

  it('stands on the page, in words, without a script', async () => {
    const { text } = await shop.visitor().get('/product/cornmeal-hazelnut-biscuits');
    expect(text).toContain('Ingredients, allergens, storage');
    expect(text).toContain('Gluten, eggs, milk, nuts');
    expect(text).toContain('per tin · $50.67\u00A0per\u00A0kg');
    expect(text).toContain('"referenceQuantity":{"@type":"QuantitativeValue","value":300,"unitCode":"GRM"');
    const cheese = await shop.visitor().get('/product/skerrow-blue', { 'accept-language': 'fr' });
    expect(cheese.text).toContain('Livraison Express avec chaîne du froid conseillée');
    expect(cheese.text).toContain('25 jours');
  });

  it('narrows pages as it narrows the lists behind them', async () => {
    const page = async (url: string) => (await shop.visitor().get(url)).text;
    expect(await page('/shop/cheese')).toContain('7 products');
    expect(await page('/shop/cheese?without=gluten')).toContain('6 products');
    expect(await page('/shop/cheese?perishable=false')).toContain('No products found');
    const nonsense = await shop.visitor().get('/shop/cheese?without=nonsense&perishable=maybe');
    expect(nonsense.headers.location).toBe('/shop/cheese');
    expect(await page('/search?q=salami&perishable=false')).not.toContain('Nebbiolo Salami');
  });

  describe.each([
    ['the shop', '/api/products?'],
    ['a category', '/api/categories/chocolate-bakery/products?'],
  ])('narrows %s', (_, list) => {
    let all: Product[];
    beforeAll(async () => {
      all = await get<Product[]>(list.slice(0, -1));
    });
    const filters: [string, (product: Product) => boolean][] = [
      ['without=nuts', ({ allergens }) => !allergens.includes('nuts')],
      ['without=nuts,milk', ({ allergens }) => !allergens.includes('nuts') && !allergens.includes('milk')],
      ['perishable=false', ({ perishable }) => !perishable],
      ['perishable=true', ({ perishable }) => perishable],
      ['perishable=false&without=gluten', (p) => !p.perishable && !p.allergens.includes('gluten')],
      ['inStock=true', ({ inStock }) => inStock],
      ['inStock=false', ({ inStock }) => !inStock],
      ['minPrice=10&maxPrice=20', ({ price }) => price >= 10 && price <= 20],
      ['producer=bottega-tre-chiavi', ({ producerSlug }) => producerSlug === 'bottega-tre-chiavi'],
      ['producer=nobody', () => false],
    ];

    it.each(filters)('by %s, with and without limit', async (query, matches) => {
      const expected = slugs(all.filter(matches));
      expect(slugs(await get<Product[]>(list + query))).toEqual(expected);
      const page = await get<Page>(`${list}limit=100&${query}`);
      expect(slugs(page.items)).toEqual(expected);
      expect(page.total).toBe(expected.length);
    });

    it.each(['featured', 'price', '-price', 'newest', 'name'])(
      'by allergens, sorted by %s with and without limit, page by page',
      async (sort) => {
        const query = `sort=${sort}&without=milk`;
        const whole = slugs(await get<Product[]>(list + query));
        expect(whole.length).toBeGreaterThan(0);
        const walked: string[] = [];
        const rests: string[][] = [];
        let next: string | null = '';
        while (next !== null) {
          const page: Page = await get<Page>(`${list}limit=3&${query}${next}`);
          expect(page.total).toBe(whole.length);
          walked.push(...slugs(page.items));
          next = page.nextCursor === null ? null : `&cursor=${page.nextCursor}`;
          // Without a limit a cursor gives all the rest.
          rests.push(next === null ? [] : slugs(await get<Product[]>(list + query + next)));
        }
        expect(rests).toEqual(rests.map((_, index) => whole.slice(3 * (index + 1))));
        expect(walked).toEqual(whole);
      },
    );
  });

  it('narrows a search, and counts what is left', async () => {
    const all = await get<SearchResult>('/api/search?q=chocolate');
    const free = await get<SearchResult>('/api/search?q=chocolate&without=gluten,nuts');
    const expected = all.products.filter(
      ({ allergens }) => !allergens.includes('gluten') && !allergens.includes('nuts'),
    );
    expect(expected.length).toBeLessThan(all.products.length);
    expect(slugs(free.products)).toEqual(slugs(expected));
    expect(free.productTotal).toBe(expected.length);
    expect(free.producers).toEqual(all.producers);

    const fresh = await get<SearchResult>('/api/search?q=salami&perishable=true');
    expect(slugs(fresh.products)).toContain('nebbiolo-salami');
    expect(fresh.products.every(({ perishable }) => perishable)).toBe(true);
    expect((await get<SearchResult>('/api/search?q=saffron%20threads&perishable=true')).productTotal).toBe(0);
  });

  it.each([
    'without=',
    'without=nuts,',
    'without=Nuts',
    'without=nuts,everything',
    'without=nuts&without=milk',
    'perishable=',
    'perishable=yes',
    'perishable=1',
  ])('refuses ?%s on every list', async (query) => {
    const lists = ['/api/products?', '/api/products?limit=5&', '/api/categories/cheese/products?'];
    for (const list of [...lists, '/api/search?q=oil&']) {
      const { status, body } = await shop.visitor().get<{ fields: object }>(list + query);
      expect(status, list).toBe(400);
      expect(Object.keys(body.fields), list).toEqual([query.split('=')[0]]);
    }
  });

  it.each(['sort=x', 'inStock=maybe', 'minPrice=-1', 'maxPrice=1.234', 'cursor=garbage', 'page=2'])(
    'refuses ?%s without a limit too',
    async (query) => {
      expect((await shop.visitor().get(`/api/products?${query}`)).status).toBe(400);
    },
  );

  it('streams a long list narrowed and in order', async () => {
    await shop.db.execute(sql`
      insert into products (slug, name, description, price_cents, category_id, quantity_available, allergens)
      select 'sweet-' || n, 'Sweet ' || n, 'A sweet.', 100 + (n * 7919) % 5000,
             (select min(id) from categories), 5, case when n % 2 = 0 then '["nuts"]' else '[]' end::jsonb
        from generate_series(1, 2600) n`);
    const found = await get<Product[]>('/api/products?without=nuts&sort=price');
    expect(found.length).toBeGreaterThan(1_300);
    expect(found.some(({ allergens }) => allergens.includes('nuts'))).toBe(false);
    expect(new Set(slugs(found)).size).toBe(found.length);
    const prices = found.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });
});
