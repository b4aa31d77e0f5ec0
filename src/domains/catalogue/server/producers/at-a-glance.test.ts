import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { AtAGlance } from '#domains/catalogue/model/producers/at-a-glance.ts';
import type { Producer } from '#domains/catalogue/model/producers/producer.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { aBuyer, anOrder } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const RICE = 'bomba-rice';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});

async function glance(): Promise<AtAGlance> {
  test.shop.cache.clear();
  return (await test.visitor().get<AtAGlance>('/api/at-a-glance')).body;
}

it('counts the makers that are shown, and the countries they name', async () => {
  const { body: makers } = await test.visitor().get<Producer[]>('/api/producers');
  const countries = new Set(makers.map(({ location }) => location.split(', ').at(-1)));
  expect(await glance()).toEqual({ makers: makers.length, countries: countries.size, reviews: null });
});

it('says no number of countries where one maker names none', async () => {
  const mill = eq(producerProfiles.slug, 'frantoio-ripalunga');
  const [before] = await test.db.select().from(producerProfiles).where(mill);
  await test.db.update(producerProfiles).set({ location: 'Behind the third hill' }).where(mill);
  expect((await glance()).countries).toBeNull();
  // In any of the shop's languages it is the same country.
  await test.db.update(producerProfiles).set({ location: 'Ligurien, Italien' }).where(mill);
  expect((await glance()).countries).toBe(8);
  await test.db.update(producerProfiles).set({ location: before!.location }).where(mill);
});

it('averages what was written about all products on sale, each review once', async () => {
  const { id: userId, visitor } = await aBuyer(test, 'glance');
  const lines = [OIL, RICE].map((slug) => ({ slug, quantity: 1 }));
  const orderId = await anOrder(test.db, { userId, status: 'completed', isPaid: true, lines });
  const idOf = async (slug: string) => (await visitor.get<Product>(`/api/products/${slug}`)).body.id;
  const write = async (slug: string, rating: number) =>
    visitor.post('/api/reviews', { orderId, productId: await idOf(slug), rating });
  expect((await write(OIL, 5)).status).toBe(201);
  expect((await write(RICE, 2)).status).toBe(201);
  expect((await glance()).reviews).toEqual({ count: 2, average: 3.5 });
  await test.db.update(products).set({ hidden: true }).where(eq(products.slug, RICE));
  expect((await glance()).reviews).toEqual({ count: 1, average: 5 });
});
