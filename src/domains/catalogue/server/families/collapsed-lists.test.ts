import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_COUNTED_PRODUCTS } from '#domains/catalogue/model/search/limits.ts';
import type { SearchResult, Suggestions } from '#domains/catalogue/model/search/search.ts';
import type { ListedProduct } from '#domains/catalogue/model/product.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { rankProducts } from '#domains/catalogue/server/search/rank-products.ts';
import { refreshSearchIndex } from '#domains/catalogue/server/search/search-index.ts';
import { aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

const MILL = 'frantoio-ripalunga';

let shop: TestApp;
let mill: { producerId: number; visitor: Visitor };
/** Of one family, by rising price. */
let sizes: { id: number }[];
const get = async <T>(path: string) => (await shop.visitor().get<T>(path)).body;
const ours = (list: readonly { id: number }[]) =>
  list.map(({ id }) => id).filter((id) => sizes.some((size) => size.id === id));
const set = async (columns: Partial<typeof products.$inferInsert>, ...which: number[]) => {
  const ids = which.map((at) => sizes[at]!.id);
  await shop.db.update(products).set(columns).where(inArray(products.id, ids));
  shop.shop.cache.clear();
};

beforeAll(async () => {
  shop = await openTestApp();
  mill = await aProducer(shop, MILL);
  await shop.db.update(products).set({ familyId: null, countsAs: 1, size: null });
  sizes = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.producerId, mill.producerId))
    .orderBy(products.id)
    .limit(3);
  await set({ discountTiers: null, featured: true }, 0, 1, 2);
  for (const [at, name] of ['Quarp Small', 'Quarp Middle', 'Quarp Large'].entries()) await set({ name }, at);
  await refreshSearchIndex(shop.db, sql`true`);
  const members = sizes.map(({ id }, at) => ({ productId: id, label: `size ${at}` }));
  await mill.visitor.post('/api/producer/families', { name: 'Quarp', members });
});

beforeEach(async () => {
  await set({ quantityAvailable: 50, allergens: [] }, 0, 1, 2);
  for (const at of [0, 1, 2]) await set({ priceCents: (at + 1) * 10_00 }, at);
});

describe('families in lists of the shop', () => {
  it('are one hit of a search, the cheapest in stock, counted once', async () => {
    const all = await get<SearchResult>('/api/search?q=quarp');
    expect(ours(all.products)).toHaveLength(3);
    expect(all.products.some((row) => 'sizes' in row)).toBe(false);

    const one = await get<SearchResult>('/api/search?q=quarp&collapse=families');
    expect(one).toMatchObject({
      productTotal: 1,
      products: [{ id: sizes[0]!.id, sizes: [{ price: 10 }, { price: 20 }, { price: 30 }] }],
    });
    await set({ quantityAvailable: 0 }, 0);
    const left = await get<SearchResult>('/api/search?q=quarp&collapse=families');
    expect(left.products.map(({ id }) => id)).toEqual([sizes[1]!.id]);
    // Only one of them has the word: it stands for all.
    const large = await get<SearchResult>('/api/search?q=quarp%20large&collapse=families');
    expect(large.products.map(({ id }) => id)).toEqual([sizes[2]!.id]);
    // Of those that the filter leaves.
    await set({ quantityAvailable: 50 }, 0);
    await set({ allergens: ['nuts'] }, 0);
    const free = await get<SearchResult>('/api/search?q=quarp&collapse=families&without=nuts');
    expect(free).toMatchObject({ productTotal: 1, products: [{ id: sizes[1]!.id }] });
    const { products: suggested } = await get<Suggestions>(
      '/api/search/suggestions?q=quarp&collapse=families',
    );
    expect(suggested).toHaveLength(1);
    expect((await shop.visitor().get('/api/search?q=quarp&collapse=all')).status).toBe(400);
  });

  it.each([5, MAX_COUNTED_PRODUCTS + 1])(
    'are on one page of a search, with %i uses of the word',
    async (uses) => {
      const sought = [{ typed: 'ripalunga', words: ['ripalunga'], uses, share: 0.2 }];
      const whole = await rankProducts(shop.db, sought, { limit: 100, offset: 0 }, { collapse: 'families' });
      const plain = await rankProducts(shop.db, sought, { limit: 100, offset: 0 });
      expect(whole.ids).toHaveLength(plain.ids.length - 2);
      const seen: number[] = [];
      for (let offset = 0; offset < whole.ids.length; offset += 2)
        seen.push(
          ...(await rankProducts(shop.db, sought, { limit: 2, offset }, { collapse: 'families' })).ids,
        );
      expect(seen).toHaveLength(whole.ids.length);
      expect(new Set(seen)).toEqual(new Set(whole.ids));
      expect(seen.filter((id) => sizes.some((size) => size.id === id))).toEqual([sizes[0]!.id]);
    },
  );

  it('are one card among what is featured and on the page of their producer', async () => {
    for (const path of ['/api/products/featured', `/api/producers/${MILL}/products`]) {
      const all = await get<ListedProduct[]>(path);
      const collapsed = await get<ListedProduct[]>(`${path}?collapse=families`);
      expect(ours(all)).toHaveLength(3);
      expect(ours(collapsed)).toEqual([sizes[0]!.id]);
      expect(collapsed.find(({ id }) => id === sizes[0]!.id)!.sizes).toHaveLength(3);
    }
    const few = await get<ListedProduct[]>(`/api/producers/${MILL}/products?collapse=families&limit=3`);
    expect(few).toHaveLength(3);
    expect(ours(few)).toHaveLength(1);
  });

  it('of which one size alone is shown look like a product alone', async () => {
    const path = `/api/producers/${MILL}/products?collapse=families`;
    await set({ hidden: true }, 0, 2);
    const rows = (await get<ListedProduct[]>(path)).filter(({ id }) => sizes.some((size) => size.id === id));
    await set({ hidden: false }, 0, 2);
    expect(rows.map(({ id }) => id)).toEqual([sizes[1]!.id]);
    expect(rows[0]).not.toHaveProperty('sizes');
  });

  it('show another size as soon as the cheapest is sold out or changed', async () => {
    const path = `/api/producers/${MILL}/products?collapse=families`;
    expect(ours(await get<ListedProduct[]>(path))).toEqual([sizes[0]!.id]);
    await mill.visitor.patch(`/api/products/${sizes[2]!.id}`, { price: 1 });
    expect(ours(await get<ListedProduct[]>(path))).toEqual([sizes[2]!.id]);
  });
});
