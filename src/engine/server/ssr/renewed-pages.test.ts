import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#domains/catalogue/model/product.ts';
import { anAdmin } from '../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const CHEESE_PAGE = '/shop/cheese';

describe('a page that a change makes stale', () => {
  let shop: TestApp;
  let admin: Visitor;
  let oil: Product;
  let cheese: Product;
  beforeAll(async () => {
    shop = await openTestApp();
    admin = (await anAdmin(shop)).visitor;
    const firstOf = async (path: string) =>
      (await shop.stranger().get<{ items: Product[] }>(path)).body.items[0]!;
    oil = (await shop.stranger().get<Product>(`/api/products/${OIL}`)).body;
    cheese = await firstOf('/api/categories/cheese/products?limit=1');
  });

  const rendered = async () => {
    const { body } = await shop.app.inject('/metrics');
    return Number(/^pages_rendered_total (\d+)$/mu.exec(body)![1]);
  };
  /** As somebody who has just changed something: nothing stale. */
  const fresh = async (url: string) => (await admin.get(url)).text;
  const reprice = async ({ id }: Product, price: number) =>
    expect((await admin.patch(`/api/products/${id}`, { price })).status).toBe(200);

  it('is not rendered again where it shows nothing that changed', async () => {
    const before = await fresh(CHEESE_PAGE);
    await reprice(oil, 77);
    const count = await rendered();
    expect(shop.shop.cache.fresh(`page en ${CHEESE_PAGE}`)).toBeUndefined();
    expect(await fresh(CHEESE_PAGE)).toBe(before);
    expect(await rendered()).toBe(count);
    expect(shop.shop.cache.fresh(`page en ${CHEESE_PAGE}`)).toBeDefined();
  });

  it('is rendered again where it does', async () => {
    await fresh(CHEESE_PAGE);
    await reprice(cheese, 123.45);
    const count = await rendered();
    expect(await fresh(CHEESE_PAGE)).toContain('123.45');
    expect(await rendered()).toBe(count + 1);
  });

  it('shows a shelf as it was for a moment, and then what was put on it', async () => {
    const page = `/product/${OIL}`;
    await fresh(page);
    const added = await admin.post<{ id: number }>('/api/products', {
      name: 'Oil of the First Frost',
      description: 'Pressed yesterday.',
      price: 9.9,
      quantityAvailable: 100,
      producerId: oil.producerId,
      categoryId: oil.categoryId,
    });
    expect(added.status).toBe(201);
    expect(shop.shop.cache.get(`page en ${page}`)).toBeDefined();
    expect(shop.shop.cache.fresh(`page en ${page}`)).toBeUndefined();
    expect(await fresh(`/producers/${oil.producerSlug}`)).toContain('Oil of the First Frost');
  });
});
