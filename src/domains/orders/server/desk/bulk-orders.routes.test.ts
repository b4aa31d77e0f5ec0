import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminOrder } from '#domains/orders/model/admin-orders.ts';
import type { PackingSlip } from '#domains/orders/model/packing-slips.ts';
import { orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import type { BulkResult } from '#engine/model/lists/bulk.ts';
import { anAdmin, anOrder } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';

interface Page {
  items: AdminOrder[];
  total: number;
  nextCursor: string | null;
}

describe('many orders', () => {
  let shop: TestApp;
  let admin: Visitor;
  const anOilOrder = (quantity = 1) => anOrder(shop.db, { lines: [{ slug: OIL, quantity }] });
  const found = async (query: string) =>
    (await admin.get<Page>(`/api/admin/orders?limit=50&${query}`)).body.items.map(({ id }) => id);

  beforeAll(async () => {
    shop = await openTestApp();
    admin = (await anAdmin(shop)).visitor;
  });

  it('are moved at once; those that may not take the step say why', async () => {
    const [first, second] = [await anOilOrder(), await anOilOrder()];
    const done = await anOrder(shop.db, { status: 'completed', lines: [{ slug: OIL, quantity: 1 }] });
    const { status, body } = await admin.post<BulkResult>('/api/admin/orders/move', {
      ids: [second, first, first, done, 999_999],
      status: 'processing',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      changed: 2,
      refused: [
        { id: done, message: 'The order cannot take this step from its current status.' },
        { id: 999_999, message: expect.any(String) },
      ],
    });
    const rows = await shop.db.select().from(orders).where(eq(orders.id, first));
    expect(rows[0]!.status).toBe('processing');
  });

  it('are narrowed by what is to be done with them, several filters at once', async () => {
    const late = await anOilOrder();
    const gift = await anOilOrder(3);
    const shipped = await anOrder(shop.db, { status: 'shipped', lines: [{ slug: OIL, quantity: 1 }] });
    await shop.db.update(orderParts).set({ shipBy: '2026-01-02' }).where(eq(orderParts.orderId, late));
    await shop.db
      .update(orders)
      .set({ giftWrapCents: 500, shippingMethod: 'express' })
      .where(eq(orders.id, gift));
    expect(await found('late=true')).toEqual([late]);
    expect(await found('gift=true&toShip=true')).toEqual([gift]);
    expect(await found('gift=true&late=true')).toEqual([]);
    expect(await found('toShip=true')).not.toContain(shipped);
    expect(await found('method=express')).toEqual([gift]);
    expect(await found('unpaid=true')).toContain(gift);
    const { producerId } = (await shop.db.select().from(orderParts).where(eq(orderParts.orderId, gift)))[0]!;
    expect(await found(`producerId=${producerId}`)).toContain(gift);
    const { orderTotal } = (await admin.get<Page>('/api/admin/orders?limit=1&gift=true')).body.items[0]!;
    expect(await found(`min=${orderTotal}&max=${orderTotal}&gift=true`)).toEqual([gift]);
    expect(await found(`min=${orderTotal + 0.01}&gift=true`)).toEqual([]);
    expect(await found('from=2020-01-01&until=2020-12-31')).toEqual([]);
    expect(await found('from=2020-01-01&gift=true')).toEqual([gift]);
  });

  it('have their packing slips printed together, without what producers earn', async () => {
    const [first, second] = [await anOilOrder(2), await anOilOrder()];
    const cancelled = await anOrder(shop.db, { status: 'cancelled', lines: [{ slug: OIL, quantity: 1 }] });
    const { status, body } = await admin.get<PackingSlip[]>(
      `/api/admin/orders/slips?ids=${second},${first},${cancelled},999999`,
    );
    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual([first, second]);
    expect(body[0]).toMatchObject({
      producerName: 'Frantoio Ripalunga',
      items: [{ quantity: 2, productName: expect.any(String) }],
    });
    expect(body[0]).not.toHaveProperty('commission');
    expect((await admin.get('/api/admin/orders/slips?ids=')).status).toBe(400);
    expect((await admin.get('/api/admin/orders/slips?ids=1;drop')).status).toBe(400);
  });

  it('are sorted by their total, page by page, and exported as they are filtered', async () => {
    const first = (await admin.get<Page>('/api/admin/orders?limit=2&sort=-total')).body;
    const second = (await admin.get<Page>(`/api/admin/orders?limit=2&sort=-total&cursor=${first.nextCursor}`))
      .body;
    const totals = [...first.items, ...second.items].map(({ orderTotal }) => orderTotal);
    expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    const { text } = await admin.get('/api/admin/orders/export?gift=true&sort=total');
    expect(text.trim().split('\n')).toHaveLength(2);
    expect((await admin.get('/api/admin/orders?limit=2&sort=secret')).status).toBe(400);
    expect((await admin.get(`/api/admin/orders?limit=2&cursor=${first.nextCursor}`)).status).toBe(400);
  });
});
