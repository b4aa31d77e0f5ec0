import { beforeAll, expect, it } from 'vitest';
import { boughtTogether } from '#domains/cart/server/companions.schema.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { eq } from 'drizzle-orm';
import type { OrderStatus } from '#domains/orders/model/order-status.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import { anAdmin, anOrder } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';
import { recountBoughtTogether } from './count-bought-together.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const SALT = 'hand-raked-flor-de-sal';
const RICE = 'bomba-rice';
const PASTA = 'bronze-die-spaghettoni';

interface Companions {
  pairsWith: Product[];
  boughtTogether: Product[];
}

let test: TestApp;
let admin: Visitor;
beforeAll(async () => {
  test = await openTestApp();
  admin = (await anAdmin(test)).visitor;
});

const idOf = async (slug: string) => (await test.visitor().get<Product>(`/api/products/${slug}`)).body.id;
const companionsOf = async (...slugs: string[]) => {
  const ids = await Promise.all(slugs.map(idOf));
  return (await test.visitor().get<Companions>(`/api/companions?of=${ids.join(',')}`)).body;
};
const slugsOf = (list: Product[]) => list.map(({ slug }) => slug);
/** An order of one each, by a guest of that address. */
const bought = async (email: string, slugs: string[], status: OrderStatus = 'completed') => {
  const lines = slugs.map((slug) => ({ slug, quantity: 1 }));
  const id = await anOrder(test.db, { lines, status });
  await test.db.update(orders).set({ customerEmail: email }).where(eq(orders.id, id));
  return id;
};
const recount = () => recountBoughtTogether(test.shop.catalogue);

it('names what its maker would serve with it, as long as it can be bought', async () => {
  const before = slugsOf((await companionsOf(OIL)).pairsWith);
  expect(before).toContain(SALT);
  await admin.patch(`/api/products/${await idOf(SALT)}`, { inStock: false });
  expect(slugsOf((await companionsOf(OIL)).pairsWith)).not.toContain(SALT);
  await admin.patch(`/api/products/${await idOf(SALT)}`, { inStock: true });
  expect(slugsOf((await companionsOf(OIL)).pairsWith)).toEqual(before);
});

it('takes up to six pairings of a product, and shows those that there are', async () => {
  const path = `/api/products/${await idOf(RICE)}`;
  expect((await admin.patch(path, { pairsWith: ['no-such-thing', OIL, OIL, RICE] })).status).toBe(200);
  expect(slugsOf((await companionsOf(RICE)).pairsWith)).toEqual([OIL]);
  for (const pairsWith of [Array.from({ length: 7 }, (_, at) => `a-${at}`), ['<b>'], 'x', [1]])
    expect((await admin.patch(path, { pairsWith })).status).toBe(400);
});

it('says what three different customers bought together, and nothing that fewer did', async () => {
  await bought('one@example.com', [RICE, PASTA]);
  await bought('two@example.com', [RICE, PASTA]);
  // The same person under another spelling, an order that never left, and one that was cancelled.
  await bought('TWO@example.com', [RICE, PASTA]);
  await bought('three@example.com', [RICE, PASTA], 'pending');
  await bought('four@example.com', [RICE, PASTA], 'cancelled');
  await recount();
  expect((await companionsOf(RICE)).boughtTogether).toEqual([]);
  const third = await bought('five@example.com', [RICE, PASTA, OIL], 'shipped');
  await recount();
  expect(slugsOf((await companionsOf(RICE)).boughtTogether)).toEqual([PASTA]);
  expect(slugsOf((await companionsOf(PASTA)).boughtTogether)).toEqual([RICE]);
  // What is in the cart is not proposed for it.
  expect((await companionsOf(RICE, PASTA)).boughtTogether).toEqual([]);
  await test.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, third));
  await recount();
  expect((await companionsOf(RICE)).boughtTogether).toEqual([]);
  expect(await test.db.select().from(boughtTogether)).toEqual([]);
});

it('learns nothing from an order of everything', async () => {
  const all = (await test.visitor().get<Product[]>('/api/products')).body.slice(0, 21);
  for (const name of ['a', 'b', 'c']) await bought(`${name}@all.example.com`, slugsOf(all));
  await recount();
  expect(await test.db.select().from(boughtTogether)).toEqual([]);
});

it.each(['', '0', 'x', '1,', '1;2', Array.from({ length: 21 }, (_, at) => at + 1).join(',')])(
  'refuses %j',
  async (ids) => {
    expect((await test.visitor().get(`/api/companions?of=${ids}`)).status).toBe(400);
  },
);

it('has nothing to say of products that there are not', async () => {
  const { body } = await test.visitor().get('/api/companions?of=999999');
  expect(body).toEqual({ pairsWith: [], boughtTogether: [] });
});
