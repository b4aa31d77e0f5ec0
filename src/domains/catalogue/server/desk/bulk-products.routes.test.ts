import { eq, inArray, isNotNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminProduct, BulkProductsResult } from '#domains/catalogue/model/desk.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { auditLog } from '#engine/server/db/operations.schema.ts';
import { anAdmin, aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

interface Page {
  items: AdminProduct[];
  total: number;
  nextCursor: string | null;
}

describe('many products at once', () => {
  let shop: TestApp;
  let admin: Visitor;
  let producer: { producerId: number; visitor: Visitor };
  let own: number[];
  let others: number[];
  const rowsOf = (ids: number[]) =>
    shop.db.select().from(products).where(inArray(products.id, ids)).orderBy(products.id);
  const change = (visitor: Visitor, right: string, body: object) =>
    visitor.request<BulkProductsResult>('PATCH', `/api/${right}/products`, body);

  beforeAll(async () => {
    shop = await openTestApp();
    admin = (await anAdmin(shop)).visitor;
    producer = await aProducer(shop, 'frantoio-ripalunga');
    const all = await shop.db.select().from(products).orderBy(products.id);
    own = all.filter(({ producerId }) => producerId === producer.producerId).map(({ id }) => id);
    others = all.filter(({ producerId }) => producerId !== producer.producerId).map(({ id }) => id);
  });

  it('raises prices by a percentage, half up to the cent, and says what is not there', async () => {
    const ids = others.slice(0, 3);
    const before = await rowsOf(ids);
    const { status, body } = await change(admin, 'admin', {
      ids: [...ids, 999_999],
      change: { pricePercent: 12.5 },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      changed: 3,
      refused: [{ id: 999_999, message: 'This product does not exist.' }],
    });
    expect((await rowsOf(ids)).map(({ priceCents }) => priceCents)).toEqual(
      before.map(({ priceCents }) => Math.floor((priceCents * 1125 + 500) / 1000)),
    );
    const [entry] = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'product.bulk'));
    expect(entry).toMatchObject({ entityId: ids.join(', '), detail: { count: 3, pricePercent: 12.5 } });
  });

  it('hides and features for administrators, and takes off sale for producers', async () => {
    const ids = own.slice(0, 2);
    expect((await change(admin, 'admin', { ids, change: { visible: false, featured: true } })).body).toEqual({
      changed: 2,
      switched: ids,
      refused: [],
    });
    expect(await rowsOf(ids)).toMatchObject([
      { hidden: true, featured: true, listed: false },
      { hidden: true, featured: true, listed: false },
    ]);
    await change(admin, 'admin', { ids, change: { visible: true } });
    const mine = await change(producer.visitor, 'producer', { ids, change: { visible: false } });
    expect(mine.body.changed).toBe(2);
    expect(await rowsOf(ids)).toMatchObject([
      { hidden: false, forSale: false },
      { hidden: false, forSale: false },
    ]);
  });

  it.each(['admin', 'producer'])('names those that it hid, not those hidden before: %s', async (right) => {
    const visitor = right === 'admin' ? admin : producer.visitor;
    const ids = own.slice(0, 3);
    const show = { ids, change: { visible: true } };
    await change(visitor, right, show);
    const before = await rowsOf(ids);
    await change(visitor, right, { ids: ids.slice(0, 1), change: { visible: false } });
    const { body } = await change(visitor, right, { ids, change: { visible: false } });
    expect(body).toEqual({ changed: 3, switched: ids.slice(1), refused: [] });
    // The same again, as by a double click, has nothing to take back.
    const again = await change(visitor, right, { ids, change: { visible: false } });
    expect(again.body).toEqual({ changed: 3, switched: [], refused: [] });
    expect((await change(visitor, right, show)).body.switched).toEqual(ids);
    expect(await rowsOf(ids)).toEqual(before);
    expect((await change(visitor, right, { ids, change: { featured: true } })).body).not.toHaveProperty(
      'switched',
    );
  });

  it('lets a producer touch nothing of others', async () => {
    const [theirs] = others;
    const { body } = await change(producer.visitor, 'producer', {
      ids: [theirs, own[0]],
      change: { featured: true },
    });
    expect(body).toEqual({ changed: 1, refused: [{ id: theirs, message: 'This product does not exist.' }] });
    expect((await change(producer.visitor, 'admin', { ids: own, change: { featured: true } })).status).toBe(
      403,
    );
  });

  it('moves to a category that exists, and to no other', async () => {
    const ids = others.slice(0, 2);
    const { categoryId } = (await rowsOf([own[0]!]))[0]!;
    expect((await change(admin, 'admin', { ids, change: { categoryId } })).body.changed).toBe(2);
    expect((await rowsOf(ids)).map((row) => row.categoryId)).toEqual([categoryId, categoryId]);
    expect((await change(admin, 'admin', { ids, change: { categoryId: 9_999 } })).status).toBe(400);
  });

  it('never lowers a price below a cent or raises it beyond what a form takes', async () => {
    const [id, dear] = others.slice(4, 6) as [number, number];
    await shop.db.update(products).set({ priceCents: 9_999_900 }).where(eq(products.id, dear));
    await change(admin, 'admin', { ids: [id], change: { pricePercent: -100 } });
    expect((await rowsOf([id]))[0]).toMatchObject({ priceCents: 1 });
    const { body } = await change(admin, 'admin', { ids: [dear], change: { pricePercent: 10 } });
    expect(body).toEqual({
      changed: 0,
      refused: [{ id: dear, message: 'The new price would be too high.' }],
    });
  });

  it('adds to the stock of each or sets it, and refuses what would go below nothing', async () => {
    const [some, few] = others.slice(0, 2) as [number, number];
    await shop.db.update(products).set({ quantityAvailable: 40 }).where(eq(products.id, some));
    await shop.db.update(products).set({ quantityAvailable: 3 }).where(eq(products.id, few));
    const less = await change(admin, 'admin', { ids: [some, few], change: { quantityChange: -5 } });
    expect(less.body).toEqual({
      changed: 1,
      refused: [{ id: few, message: 'There are only 3 left.' }],
    });
    expect((await rowsOf([some, few])).map((row) => row.quantityAvailable)).toEqual([35, 3]);
    const more = await change(admin, 'admin', { ids: [some, few], change: { quantityChange: 999_990 } });
    expect(more.body).toEqual({
      changed: 1,
      refused: [{ id: some, message: 'At most 1000000 units can be in stock.' }],
    });
    await change(admin, 'admin', { ids: [some, few], change: { quantityAvailable: 12 } });
    expect((await rowsOf([some, few])).map((row) => row.quantityAvailable)).toEqual([12, 12]);
  });

  it('gives a ladder to those that have one of their own', async () => {
    const sizes = await shop.db.select().from(products).where(isNotNull(products.familyId));
    const [one, member] = [others[2]!, sizes[0]!.id];
    const discountTiers = [{ minQuantity: 10, discountPercentage: 7.5 }];
    const { body } = await change(admin, 'admin', { ids: [one, member], change: { discountTiers } });
    expect(body).toEqual({
      changed: 1,
      refused: [
        { id: member, message: 'This product is in a family: its discount ladder is changed there.' },
      ],
    });
    expect((await rowsOf([one]))[0]!.discountTiers).toEqual(discountTiers);
    await change(admin, 'admin', { ids: [one], change: { discountTiers: null } });
    expect((await rowsOf([one]))[0]!.discountTiers).toBeNull();
  });

  it.each([
    ['no ids', { ids: [], change: { featured: true } }],
    ['too many ids', { ids: Array.from({ length: 501 }, (_, n) => n + 1), change: { featured: true } }],
    ['no change', { ids: [1], change: {} }],
    ['a change of something else', { ids: [1], change: { name: 'Oil' } }],
    ['a stock twice', { ids: [1], change: { quantityAvailable: 3, quantityChange: 1 } }],
    ['half a jar', { ids: [1], change: { quantityChange: 0.5 } }],
    [
      'a ladder that falls',
      {
        ids: [1],
        change: {
          discountTiers: [
            { minQuantity: 10, discountPercentage: 10 },
            { minQuantity: 20, discountPercentage: 5 },
          ],
        },
      },
    ],
    ['a part of a hundredth of a percent', { ids: [1], change: { pricePercent: 1.234 } }],
  ])('refuses %s', async (_name, body) => {
    expect((await change(admin, 'admin', body)).status).toBe(400);
  });

  it('finds products by what they lack, and sorts them page by page', async () => {
    const list = async (query: string) =>
      (await admin.get<Page>(`/api/admin/products?limit=5&${query}`)).body;
    await shop.db.update(products).set({ imageUrl: null }).where(eq(products.id, others[7]!));
    expect((await list('lacks=picture')).items.map(({ id }) => id)).toContain(others[7]);
    await shop.db.update(products).set({ translations: {} }).where(eq(products.id, others[8]!));
    expect((await list('lacks=translation')).items.map(({ id }) => id)).toContain(others[8]);
    await shop.db.update(products).set({ quantityAvailable: 0 }).where(eq(products.id, others[9]!));
    expect((await list('stock=none')).items.map(({ id }) => id)).toContain(others[9]);
    const inOrder = async (sort: string) => {
      const first = await list(`sort=${sort}`);
      const second = await list(`sort=${sort}&cursor=${first.nextCursor}`);
      return [...first.items, ...second.items];
    };
    const prices = (await inOrder('price')).map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    const dear = (await inOrder('-price')).map(({ price }) => price);
    expect(dear).toEqual(dear.toSorted((one, other) => other - one));
    expect(new Set((await inOrder('name')).map(({ id }) => id)).size).toBe(10);
  });
});
