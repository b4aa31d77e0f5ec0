import { desc, eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductWithFamily } from '#domains/catalogue/model/product.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { productPrices } from '#domains/catalogue/server/product-prices.schema.ts';
import { anAdmin, aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import { loweredPrice } from './lowered-price.ts';

const DAY_MS = 86_400_000;

describe('a lowered price', () => {
  let test: TestApp;
  let id: number;
  beforeEach(async () => {
    test = await openTestApp();
    const [row] = await test.db.select({ id: products.id }).from(products).where(eq(products.listed, true));
    id = row!.id;
    await test.db.delete(productPrices);
  });
  const NOW = new Date('2026-11-18T12:00:00Z');
  const was = (priceCents: number, daysAgo: number) =>
    test.db
      .insert(productPrices)
      .values({ productId: id, priceCents, since: new Date(NOW.getTime() - daysAgo * DAY_MS) });
  const lowered = () => loweredPrice(test.db, id, NOW);

  it.each([
    ['one that never changed', [[1000, 90]], null],
    [
      'one that was raised',
      [
        [900, 90],
        [1000, 2],
      ],
      null,
    ],
    [
      'one that fell',
      [
        [1200, 90],
        [1000, 2],
      ],
      12,
    ],
    [
      'one raised just to be lowered',
      [
        [1000, 90],
        [1500, 5],
        [1200, 2],
      ],
      10,
    ],
    [
      'one whose low price is longer ago',
      [
        [800, 90],
        [1500, 40],
        [1200, 2],
      ],
      15,
    ],
    [
      'one whose low price reached into the 30 days',
      [
        [800, 90],
        [1500, 31],
        [1200, 2],
      ],
      8,
    ],
    [
      'one that fell long ago',
      [
        [1200, 90],
        [1000, 31],
      ],
      null,
    ],
    [
      'one that fell twice',
      [
        [1200, 90],
        [1100, 10],
        [1000, 1],
      ],
      11,
    ],
  ] as [string, [number, number][], number | null][])('of %s', async (_, history, lowest) => {
    for (const [cents, days] of history) await was(cents, days);
    expect((await lowered())?.lowestBefore ?? null).toBe(lowest);
  });
});

describe('the history of prices', () => {
  it('is written by forms, in bulk and for new products, and shows on the page at once', async () => {
    const test = await openTestApp();
    const mill = await aProducer(test, 'frantoio-ripalunga');
    const admin = (await anAdmin(test)).visitor;
    const path = '/api/products/taggiasca-extra-virgin-olive-oil';
    const page = async () => (await test.visitor().get<ProductWithFamily>(path)).body;
    const { id, price } = await page();
    expect((await page()).lowered).toBeNull();
    await mill.visitor.patch(`/api/products/${id}`, { price: price - 5 });
    expect((await page()).lowered).toMatchObject({ lowestBefore: price });
    await admin.patch('/api/admin/products', { ids: [id], change: { pricePercent: -10 } });
    expect((await page()).lowered).toMatchObject({ lowestBefore: price - 5 });
    // What leaves the price as it is writes nothing.
    await mill.visitor.patch(`/api/products/${id}`, { price: (await page()).price, quantityChange: 1 });
    const rows = await test.db.select().from(productPrices).where(eq(productPrices.productId, id));
    expect(rows).toHaveLength(3);

    const added = await mill.visitor.post<{ id: number }>('/api/products', {
      name: 'Taggiasca Paste',
      description: 'Olives, stoned and crushed.',
      price: 9,
      quantityAvailable: 3,
      categoryId: 1,
    });
    const [first] = await test.db
      .select()
      .from(productPrices)
      .where(inArray(productPrices.productId, [added.body.id]))
      .orderBy(desc(productPrices.id));
    expect(first).toMatchObject({ priceCents: 900 });
  });

  it('begins with the price of every product', async () => {
    const test = await openTestApp();
    const without = await test.db
      .select({ id: products.id })
      .from(products)
      .where(
        sql`not exists (select from product_prices h where h.product_id = ${products.id} and h.price_cents = ${products.priceCents})`,
      );
    expect(without).toEqual([]);
  });
});
