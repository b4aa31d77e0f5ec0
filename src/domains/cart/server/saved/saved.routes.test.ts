import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#domains/catalogue/model/product.ts';
import { MAX_SAVED } from '#domains/cart/model/saved/max-saved.ts';
import type { SavedProduct } from '#domains/cart/model/saved/saved-product.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { savedProducts } from '#domains/cart/server/saved.schema.ts';
import { aBuyer, anAdmin } from '../../../../../tests/support/people.ts';
import {
  openTestApp,
  TEST_PASSWORD,
  type TestApp,
  type Visitor,
} from '../../../../../tests/support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const URL = '/api/user/saved-products';

const PLAIN = { name: 'Plain', description: 'Plain', priceCents: 1_00, categoryId: 1 };

let test: TestApp;
let buyer: { id: number; visitor: Visitor };
let oil: Product;
beforeAll(async () => {
  test = await openTestApp();
  buyer = await aBuyer(test);
  oil = (await test.visitor().get<Product>(`/api/products/${OIL}`)).body;
});
beforeEach(async () => {
  await test.db.delete(savedProducts);
  await change({ priceCents: Math.round(oil.price * 100), quantityAvailable: 500, hidden: false });
});

const change = (values: Partial<typeof products.$inferInsert>) =>
  test.db.update(products).set(values).where(eq(products.slug, OIL));
const saved = async (visitor = buyer.visitor) => (await visitor.get<SavedProduct[]>(URL)).body;
const save = (id = oil.id) => buyer.visitor.put(`${URL}/${id}`);
const move = (list: object[]) => buyer.visitor.post<SavedProduct[]>(URL, { products: list });

describe('saved products of an account', () => {
  it('are put, listed newest first and taken away, each as often as one likes', async () => {
    for (const id of [oil.id, 2, oil.id]) expect((await save(id)).status).toBe(200);
    expect((await saved()).map(({ productId }) => productId)).toEqual([2, oil.id]);
    expect((await saved())[1]).toMatchObject({
      savedPrice: oil.price,
      changes: [],
      product: { slug: OIL, name: oil.name },
    });
    for (let n = 0; n < 2; n += 1) expect((await buyer.visitor.delete(`${URL}/${oil.id}`)).status).toBe(200);
    expect((await saved()).map(({ productId }) => productId)).toEqual([2]);
  });

  it('belong to their buyer alone', async () => {
    await save();
    expect(await saved((await aBuyer(test, 'other')).visitor)).toEqual([]);
    expect((await test.visitor().get(URL)).status).toBe(401);
    expect((await (await anAdmin(test)).visitor.get(URL)).status).toBe(403);
  });

  it('are read in the language of the page', async () => {
    await save();
    const { body } = await buyer.visitor.get<SavedProduct[]>(URL, { 'accept-language': 'de' });
    const { body: german } = await test
      .visitor()
      .get<Product>(`/api/products/${OIL}`, { 'accept-language': 'de' });
    expect(body[0]!.product.name).toBe(german.name);
  });

  it('are refused where there is no such product, or too many', async () => {
    expect((await save(999_999)).status).toBe(404);
    await change({ hidden: true });
    expect((await save()).status).toBe(404);
    const all = await test.db
      .insert(products)
      .values(Array.from({ length: MAX_SAVED }, (_, n) => ({ ...PLAIN, slug: `plain-${n}` })))
      .returning({ id: products.id });
    const row = {
      userId: buyer.id,
      savedPriceCents: 1,
      toldPriceCents: 1,
      wasSoldOut: false,
      isAwaited: false,
    };
    await test.db.insert(savedProducts).values(all.map(({ id }) => ({ ...row, productId: id })));
    await change({ hidden: false });
    expect(await save()).toMatchObject({
      status: 409,
      body: { message: 'You can save up to 100 products. Please remove one first.' },
    });
  });

  it.each([
    ['cost less', { priceCents: 1_00 }, ['priceDown']],
    ['cost more', { priceCents: 900_00 }, []],
    ['are nearly gone', { quantityAvailable: 9 }, ['nearlyGone']],
    ['have ten left', { quantityAvailable: 10 }, []],
    ['are sold out', { quantityAvailable: 0 }, []],
  ])('say what changed since when they %s', async (_, values, changes) => {
    await save();
    await change(values);
    expect((await saved())[0]!.changes).toEqual(changes);
  });

  it('say that they are back when they were sold out', async () => {
    await change({ quantityAvailable: 0 });
    await save();
    expect((await saved())[0]!.changes).toEqual([]);
    await change({ quantityAvailable: 500 });
    expect((await saved())[0]!.changes).toEqual(['backInStock']);
  });

  it('are left out while the shop does not show them', async () => {
    await save();
    await change({ hidden: true });
    expect(await saved()).toEqual([]);
    await change({ hidden: false });
    expect(await saved()).toHaveLength(1);
  });

  it('are part of one’s own data, and go with the account', async () => {
    const leaving = await aBuyer(test, 'leaving');
    await leaving.visitor.put(`${URL}/${oil.id}`);
    const { body } = await leaving.visitor.get('/api/profile/export');
    expect(body.savedProducts).toMatchObject([{ slug: OIL, savedPrice: oil.price }]);
    expect((await leaving.visitor.delete('/api/profile', { password: TEST_PASSWORD })).status).toBe(200);
    expect(await test.db.select().from(savedProducts)).toEqual([]);
  });
});

describe('a visitor’s hearts', () => {
  it('move into the account, in their order, with the price they were saved at', async () => {
    await save(2);
    await test.db.update(savedProducts).set({ savedAt: new Date('2026-01-01') });
    const { status, body } = await move([
      { slug: OIL, price: 40, wasSoldOut: true },
      { slug: 'nowhere', price: null, wasSoldOut: false },
      { slug: 'gift-set-1', price: null, wasSoldOut: false },
    ]);
    expect(status).toBe(200);
    expect(body.map(({ product }) => product.slug).slice(0, 2)).toEqual([OIL, 'gift-set-1']);
    expect(body[0]).toMatchObject({ savedPrice: 40, changes: ['priceDown', 'backInStock'] });
    expect(body).toHaveLength(3);
  });

  it('change nothing of what is there already', async () => {
    await save();
    await move([{ slug: OIL, price: 40, wasSoldOut: false }]);
    expect((await saved())[0]).toMatchObject({ savedPrice: oil.price });
  });

  it.each([
    [{ products: [{ slug: OIL, price: -1, wasSoldOut: false }] }],
    [{ products: [{ slug: OIL }] }],
    [{ products: Array.from({ length: 101 }, () => ({ slug: OIL, price: null, wasSoldOut: false })) }],
    [{}],
  ])('are refused where they make no sense', async (body) => {
    expect((await buyer.visitor.post(URL, body)).status).toBe(400);
  });

  it('are shown without an account, in the order asked for', async () => {
    const { status, body } = await test
      .visitor()
      .get<Product[]>(`/api/saved-products?slugs=gift-set-1,nowhere,${OIL}`);
    expect([status, body.map(({ slug }) => slug)]).toEqual([200, ['gift-set-1', OIL]]);
    expect((await test.visitor().get('/api/saved-products')).status).toBe(400);
  });
});
