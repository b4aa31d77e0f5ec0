import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { catalogueState } from '#engine/server/db/changes.schema.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';
import { anAdmin, aProducer } from '../../../../tests/support/people.ts';

const LIST = '/api/products?limit=100&sort=price';

let shop: TestApp;
let mill: Visitor;
let oil: number;
beforeAll(async () => {
  shop = await openTestApp();
  mill = (await aProducer(shop, 'frantoio-ripalunga')).visitor;
  const [row] = await shop.db
    .select()
    .from(products)
    .where(eq(products.slug, 'taggiasca-extra-virgin-olive-oil'));
  oil = row!.id;
});
const add = (price: number) =>
  mill.post('/api/products', {
    name: 'Olive Paste',
    description: 'Crushed.',
    price,
    quantityAvailable: 5,
    categoryId: 1,
  });
const prices = async (visitor: Visitor) =>
  (await visitor.get<{ items: { price: number }[] }>(LIST)).body.items.map(({ price }) => price);

it('are in lists at once for somebody who made them; others may see them a moment later', async () => {
  await prices(shop.stranger());
  const { headers } = await add(0.5);
  expect(String(headers['set-cookie'])).toMatch(
    /^changed=\d+; Max-Age=10; Path=\/; HttpOnly; SameSite=Lax$/u,
  );
  await prices(shop.stranger());
  expect(await prices(shop.visitor())).toContain(0.5);
  expect(await prices(shop.stranger())).toContain(0.5);
});

it('reach strangers by themselves', async () => {
  await add(0.25);
  await expect.poll(() => prices(shop.stranger()), { timeout: 10_000 }).toContain(0.25);
});

it('are only what the public can see', async () => {
  const { headers } = await mill.patch(`/api/products/${oil}`, {});
  expect(headers['set-cookie']).toBeUndefined();
  const admin = (await anAdmin(shop)).visitor;
  expect((await admin.get('/api/admin/categories')).headers['set-cookie']).toBeUndefined();
});

it('are seen through a process that has not heard of them: it catches up first', async () => {
  await prices(shop.stranger());
  await shop.db.update(products).set({ priceCents: 33 }).where(eq(products.id, oil));
  const [state] = await shop.db.select().from(catalogueState);
  await shop.db.update(catalogueState).set({ version: state!.version + 1 });
  const { body } = await shop
    .stranger()
    .get<{ items: { price: number }[] }>(LIST, { cookie: `changed=${state!.version + 1}` });
  expect(body.items.map(({ price }) => price)).toContain(0.33);
});

it('that nobody has made change nothing', async () => {
  for (const cookie of ['changed=999999999', 'changed=', 'changed=x', 'unchanged=1'])
    expect((await shop.stranger().get(LIST, { cookie })).status).toBe(200);
});
