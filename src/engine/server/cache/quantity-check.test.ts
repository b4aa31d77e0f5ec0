import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#domains/catalogue/model/product.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { FORM } from '../../../../tests/support/checkout-desk.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { QuantityCheck } from './quantity-check.ts';
import { CachedResponse } from './cached-response.ts';
import { ResponseCache } from './response-cache.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';

describe('the quantities of cached responses', () => {
  let here: TestApp;
  /** Another process on the same database. */
  let there: TestApp;
  let oil: Product;
  let oilElsewhere: string[];
  beforeAll(async () => {
    const { database } = await openTestDatabase();
    const secretKey = 'the same key for both processes of one shop';
    here = await openTestApp({ secretKey }, database);
    there = await openTestApp({ secretKey }, database);
    oil = (await here.visitor().get<Product>(`/api/products/${OIL}`)).body;
    oilElsewhere = [
      `/api/products/${OIL}`,
      '/api/products',
      '/api/products?limit=100&sort=name',
      `/api/categories/${oil.categorySlug}/products`,
      `/api/producers/${oil.producerSlug}/products`,
      '/api/search?q=taggiasca',
      `/product/${OIL}`,
      `/shop/${oil.categorySlug}`,
      `/producers/${oil.producerSlug}`,
    ];
  });
  beforeEach(async () => {
    await here.db.update(products).set({ quantityAvailable: 40 }).where(eq(products.slug, OIL));
    for (const shop of [here, there]) shop.shop.cache.clear();
  });
  const show = async (shop: TestApp, url: string) => (await shop.visitor().get(url)).text;
  /** As it stands in JSON, and in the data that a page carries for the browser. */
  const quantityOfOil = (text: string) =>
    /taggiasca-extra-virgin-olive-oil.*?quantityAvailable\\?":(\d+)/u.exec(text)?.[1];
  const buyOne = async () => {
    const buyer = here.visitor();
    await buyer.post('/api/cart', { productId: oil.id, quantity: 1 });
    expect((await buyer.post('/api/checkout', FORM)).status).toBe(201);
  };

  it('follow a sale at the next check, in every response and page, in every process', async () => {
    for (const shop of [here, there])
      for (const url of oilElsewhere) expect(quantityOfOil(await show(shop, url)), url).toBe('40');
    await buyOne();
    for (const shop of [here, there]) {
      await shop.shop.quantityCheck.run();
      for (const url of oilElsewhere)
        await expect
          .poll(async () => quantityOfOil(await show(shop, url)), { message: url, timeout: 10_000 })
          .toBe('39');
    }
  });

  it('are all that is made anew, and nobody waits for it: what shows nothing that was sold stays cached', async () => {
    const others = ['/api/categories', '/api/producers', '/about', '/shop/cheese'];
    for (const url of [...oilElsewhere, ...others]) await show(here, url);
    await buyOne();
    await here.shop.quantityCheck.run();
    const { counts } = here.shop.cache;
    const before = { ...counts };
    for (const url of others) await show(here, url);
    expect(counts.stale).toBe(before.stale);
    for (const url of oilElsewhere) await show(here, url);
    expect(counts.stale).toBe(before.stale + oilElsewhere.length);
    expect(counts.misses).toBe(before.misses);
  });

  it('cost nothing while nothing sold is cached', async () => {
    const cache = new ResponseCache();
    cache.set(
      'about',
      new CachedResponse({ status: 200, type: 'text/html', text: 'About' }),
      cache.generation,
    );
    const withoutDatabase = new QuantityCheck(undefined as never, cache);
    await expect(withoutDatabase.run()).resolves.toBeUndefined();
  });

  it('are checked by themselves, until that is stopped', async () => {
    const checking = new QuantityCheck(here.db, here.shop.cache);
    checking.start(10);
    await show(here, `/api/products/${OIL}`);
    await buyOne();
    await expect.poll(async () => quantityOfOil(await show(here, `/api/products/${OIL}`))).toBe('39');
    checking.stop();
  });

  it('are asked for in portions; gone products count as changed', async () => {
    const { db } = here;
    await db.execute(sql`
      insert into products (slug, name, description, price_cents, category_id, quantity_available)
      select 'copy-' || n, 'Copy', '', 100, (select min(id) from categories), n from generate_series(1, 1300) n`);
    const copies = await db
      .select({ productId: products.id, quantity: products.quantityAvailable })
      .from(products)
      .where(eq(products.name, 'Copy'));
    const cache = new ResponseCache();
    const set = (key: string, quantities: { productId: number; quantity: number }[]) => {
      const tags = quantities.map(({ productId }) => `product:${productId}` as const);
      cache.set(
        key,
        new CachedResponse({
          status: 200,
          type: 'application/json',
          text: '[]',
          dependencies: { tags, quantities },
        }),
        cache.generation,
      );
    };
    for (const copy of copies) set(`copy ${copy.quantity}`, [copy]);
    set('list', copies);
    set('gone', [copies[0]!, { productId: 2_000_000_000, quantity: 1 }]);
    await db.update(products).set({ quantityAvailable: 0 }).where(eq(products.slug, 'copy-1300'));

    await new QuantityCheck(db, cache).run();
    const keys = ['list', 'gone', ...copies.map(({ quantity }) => `copy ${quantity}`)];
    expect(keys.filter((key) => cache.fresh(key) === undefined)).toEqual(['list', 'gone', 'copy 1300']);
  });
});
