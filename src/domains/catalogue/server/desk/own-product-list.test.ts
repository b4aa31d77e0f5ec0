import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import { anAdmin, aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

const LIST = '/api/producer/products';

describe('the list of the own products', () => {
  let shop: TestApp;
  let mill: { producerId: number; visitor: Visitor };
  let bees: { producerId: number; visitor: Visitor };
  let own: (typeof products.$inferSelect)[];
  const ids = async (query: string) => {
    const { status, body, text } = await mill.visitor.get<Page<OwnProduct>>(`${LIST}?limit=50&${query}`);
    expect(status, text).toBe(200);
    expect(body.total).toBe(body.items.length);
    return body.items.map(({ id }) => id);
  };
  const change = (id: number, values: Partial<typeof products.$inferInsert>) =>
    shop.db.update(products).set(values).where(eq(products.id, id));
  const rowsOf = (producerId: number) =>
    shop.db.select().from(products).where(eq(products.producerId, producerId)).orderBy(products.id);

  beforeAll(async () => {
    shop = await openTestApp();
    mill = await aProducer(shop, 'frantoio-ripalunga');
    bees = await aProducer(shop, 'anemonisi-cooperative');
    own = await rowsOf(mill.producerId);
    // None is scarce before a test makes it so.
    for (const { id } of own) await change(id, { quantityAvailable: 500 });
  });

  it.each([
    ['stock=low', { quantityAvailable: 3 }],
    ['stock=none', { quantityAvailable: 0 }],
    ['hidden=true', { hidden: true }],
    ['forSale=false', { forSale: false }],
    ['lacks=picture', { imageUrl: null }],
    ['lacks=translation', { translations: {} }],
    ['q=Seldom%20pressed', { name: 'The seldom pressed one' }],
  ] as const)('is narrowed by %s, to the own ones alone', async (query, values) => {
    const [first] = own as [typeof products.$inferSelect];
    const [theirs] = await rowsOf(bees.producerId);
    const found = await ids(query);
    expect(found).not.toContain(first.id);
    await change(first.id, values);
    await change(theirs!.id, values);
    expect(await ids(query)).toEqual([...found, first.id].toSorted((one, other) => other - one));
    // Another producer that the query names changes nothing.
    expect(await ids(`${query}&producerId=${bees.producerId}`)).not.toContain(theirs!.id);
    await change(first.id, restored(first));
    await change(theirs!.id, restored(theirs!));
  });

  it('is narrowed by category, and by several things at once', async () => {
    const [first, second] = own as [typeof products.$inferSelect, typeof products.$inferSelect];
    const ofCategory = own.filter(({ categoryId }) => categoryId === first.categoryId).map(({ id }) => id);
    expect(await ids(`categoryId=${first.categoryId}`)).toEqual(ofCategory.toReversed());
    await change(first.id, { quantityAvailable: 1, forSale: true });
    await change(second.id, { quantityAvailable: 1, forSale: true, imageUrl: null });
    expect(await ids('stock=low&lacks=picture')).toEqual([second.id]);
    await change(first.id, restored(first));
    await change(second.id, restored(second));
  });

  it('comes whole where no limit is asked for, newest first, as it always has', async () => {
    const { body } = await mill.visitor.get<OwnProduct[]>(LIST);
    expect(body.map(({ id }) => id)).toEqual(own.map(({ id }) => id).toReversed());
  });

  it('comes in pages, sorted', async () => {
    const first = (await mill.visitor.get<Page<OwnProduct>>(`${LIST}?limit=2&sort=price`)).body;
    const next = (
      await mill.visitor.get<Page<OwnProduct>>(`${LIST}?limit=50&sort=price&cursor=${first.nextCursor}`)
    ).body;
    const prices = [...first.items, ...next.items].map(({ price }) => price);
    expect(prices).toHaveLength(own.length);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect((await mill.visitor.get(`${LIST}?sort=producer`)).status).toBe(400);
  });

  it('is exported as it is narrowed', async () => {
    const [first] = own as [typeof products.$inferSelect];
    await change(first.id, { name: 'Only this jar' });
    const { text } = await mill.visitor.get(`${LIST}/export?q=only%20this`);
    expect(text).toContain('Only this jar');
    expect(text.trim().split('\n')).toHaveLength(2);
    expect((await bees.visitor.get(`${LIST}/export?q=only%20this`)).text).not.toContain('Only this jar');
    await change(first.id, restored(first));
  });

  it('opens each product for its producer, and for nobody else', async () => {
    const [first] = own as [typeof products.$inferSelect];
    const one = await mill.visitor.get<OwnProduct>(`${LIST}/${first.id}`);
    expect([one.status, one.body.id]).toEqual([200, first.id]);
    expect((await bees.visitor.get(`${LIST}/${first.id}`)).status).toBe(404);
    const admin = (await anAdmin(shop)).visitor;
    expect((await admin.get(`${LIST}/${first.id}`)).status).toBe(403);
    expect((await admin.get(LIST)).status).toBe(403);
    expect((await shop.visitor().get(LIST)).status).toBe(401);
  });
});

/** What these tests change, as it was. */
function restored(row: typeof products.$inferSelect) {
  const { name, hidden, forSale, imageUrl, translations } = row;
  return { name, hidden, forSale, imageUrl, translations, quantityAvailable: 500 };
}
