import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { WaitingMatter } from '#domains/desk/model/waiting.ts';
import { batches, batchUnits } from '#domains/catalogue/server/batches.schema.ts';
import { orderItems, orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import { anAdmin, anOrder, aProducer } from '../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';

describe('what waits at the desk', () => {
  let shop: TestApp;
  let admin: Visitor;
  const waiting = async (visitor: Visitor, right = 'admin') => {
    const { status, body } = await visitor.get<WaitingMatter[]>(`/api/${right}/waiting`);
    expect(status).toBe(200);
    return new Map(body.map((matter) => [matter.name, matter]));
  };
  /** The list that the desk opens by the name of its page. */
  const listed = async (page: string, filter: Record<string, string>) =>
    (await admin.get<object[]>(`/api/admin/${page}?${new URLSearchParams(filter).toString()}`)).body;
  beforeAll(async () => {
    shop = await openTestApp();
    admin = (await anAdmin(shop)).visitor;
  });

  it('names only what is there, with the page and the filter that show it', async () => {
    const before = await waiting(admin);
    expect(before.has('lateParcels')).toBe(false);
    const orderId = await anOrder(shop.db, { lines: [{ slug: OIL, quantity: 1 }] });
    const after = await waiting(admin);
    expect(after.get('orders')).toEqual({
      name: 'orders',
      page: 'orders',
      filter: { status: 'pending' },
      count: (before.get('orders')?.count ?? 0) + 1,
    });
    await shop.db.update(orderParts).set({ shipBy: '2026-01-02' }).where(eq(orderParts.orderId, orderId));
    expect((await waiting(admin)).get('lateParcels')).toMatchObject({ page: 'orders', count: 1 });
    // What is late comes first.
    expect(
      [...(await waiting(admin)).keys()].filter((name) => name === 'lateParcels' || name === 'orders'),
    ).toEqual(['lateParcels', 'orders']);
    // Nobody ships what waits to be paid.
    await shop.db.update(orders).set({ acceptedAt: null }).where(eq(orders.id, orderId));
    expect((await waiting(admin)).has('lateParcels')).toBe(false);
  });

  it('names large orders that keep stock and are not paid, the largest first, until they are cancelled', async () => {
    const add = (cents: number) =>
      anOrder(shop.db, { lines: [{ slug: OIL, quantity: 1 }] }).then(async (id) => {
        await shop.db
          .update(orders)
          .set({ acceptedAt: null, orderTotalCents: cents })
          .where(eq(orders.id, id));
        return id;
      });
    await add(10_000_00);
    expect((await waiting(admin)).has('largeUnpaid')).toBe(false);
    const large = await add(10_000_01);
    const filter = { needs: 'payment', min: '10000.01', sort: '-total' };
    expect((await waiting(admin)).get('largeUnpaid')).toMatchObject({ page: 'orders', filter, count: 1 });
    expect(await listed('orders', filter)).toMatchObject([{ id: large }]);
    await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, large));
    expect((await waiting(admin)).has('largeUnpaid')).toBe(false);
  });

  it('leads to a list of exactly as many as it counts', async () => {
    const twoParcels = await anOrder(shop.db, {
      lines: [
        { slug: OIL, quantity: 1 },
        { slug: 'gift-set-1', quantity: 1 },
      ],
    });
    await shop.db.update(orderParts).set({ shipBy: '2026-01-02' }).where(eq(orderParts.orderId, twoParcels));
    const [line] = await shop.db.select().from(orderItems).where(eq(orderItems.orderId, twoParcels));
    const made = ['SOLD', 'KEPT'].map((code) => ({ productId: line!.productId, code, quantity: 5 }));
    const [sold] = await shop.db
      .insert(batches)
      .values(made.map((batch) => ({ ...batch, status: 'held' as const })))
      .returning();
    await shop.db.insert(batchUnits).values({ batchId: sold!.id, orderItemId: line!.id, quantity: 1 });
    const matters = [...(await waiting(admin)).values()];
    const names = matters.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['lateParcels', 'orders', 'heldBatches']));
    for (const { name, page, filter, count } of matters)
      expect([name, (await listed(page, filter)).length]).toEqual([name, count]);
  });

  it('is a producer’s own, and nobody else’s', async () => {
    const producer = await aProducer(shop, 'frantoio-ripalunga');
    const before = await waiting(producer.visitor, 'producer');
    await anOrder(shop.db, { lines: [{ slug: OIL, quantity: 1 }] });
    const after = await waiting(producer.visitor, 'producer');
    expect(after.get('toShip')?.count).toBe((before.get('toShip')?.count ?? 0) + 1);
    const another = await aProducer(shop, 'alpkaeserei-sattelgrat');
    expect((await waiting(another.visitor, 'producer')).has('toShip')).toBe(false);
    expect((await producer.visitor.get('/api/admin/waiting')).status).toBe(403);
    expect((await admin.get('/api/producer/waiting')).status).toBe(403);
  });
});
