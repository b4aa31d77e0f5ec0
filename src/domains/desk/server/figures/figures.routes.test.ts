import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#domains/orders/model/order.ts';
import type { AdminStats } from '#domains/desk/model/admin.ts';
import type { RecentEvent, SalesFigures } from '#domains/desk/model/sales-figures.ts';
import type { WaitingMatter } from '#domains/desk/model/waiting.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import type { ProducerStats } from '#domains/orders/model/desk.ts';
import type { BulkResult } from '#engine/model/lists/bulk.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { refusedAddresses } from '#engine/server/mail/mails.schema.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { anAdmin, anOrder, aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';
import { periodSales } from './period-sales.ts';
import { readSummed, sumUpDays } from './sum-up-days.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const DAY_MS = 24 * 60 * 60_000;

describe('the first page of the desk', () => {
  let shop: TestApp;
  let admin: Visitor;
  let clerk: Visitor;
  beforeAll(async () => {
    shop = await openTestApp();
    admin = (await anAdmin(shop)).visitor;
    const { id, visitor } = await anAdmin(shop, 'order-clerk');
    await shop.db
      .update(users)
      .set({ rights: ['orders'] })
      .where(eq(users.id, id));
    clerk = visitor;
  });
  const order = async (daysAgo: number, quantity = 1) => {
    const id = await anOrder(shop.db, { lines: [{ slug: OIL, quantity }] });
    await shop.db
      .update(orders)
      .set({ createdAt: new Date(Date.now() - daysAgo * DAY_MS) })
      .where(eq(orders.id, id));
    return id;
  };
  const sales = async (visitor: Visitor, period: string) =>
    (await visitor.get<SalesFigures>(`/api/admin/sales?period=${period}`)).body;

  it('sums up a period beside the one before, and names what sold best', async () => {
    await order(0, 2);
    await order(8);
    const { current, earlier, days, bestSellers } = await sales(admin, '7');
    expect(current).toMatchObject({ orders: 1, sales: 49.98, average: 49.98, commission: 7.5 });
    expect(earlier).toMatchObject({ orders: 1, sales: 24.99, commission: 3.75 });
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toMatchObject({ orders: 1, sales: 49.98 });
    expect(bestSellers).toMatchObject([{ slug: OIL, units: 2, sales: 49.98, imageUrl: expect.any(String) }]);
    expect((await sales(admin, '30')).current).toMatchObject({ orders: 2, sales: 74.97 });
    expect((await admin.get('/api/admin/sales?period=eternity')).status).toBe(400);
  });

  it('shows amounts only to those who may see money', async () => {
    const { current, days, bestSellers } = await sales(clerk, '30');
    expect(current).toMatchObject({ orders: 2, sales: null, average: null, commission: null });
    expect(days.every((day) => day.sales === null)).toBe(true);
    expect(bestSellers).toMatchObject([{ units: 3, sales: null }]);
    const { body } = await clerk.get<AdminStats>('/api/admin/stats');
    expect([body.orders.total, body.revenue, body.bestSellers[0]!.revenue]).toEqual([2, null, null]);
    const { body: lately } = await clerk.get<RecentEvent[]>('/api/admin/lately');
    expect(lately.map(({ name }) => name)).toEqual(['order', 'order']);
    expect(lately[0]!.values).not.toHaveProperty('amount');
    const { body: seen } = await admin.get<RecentEvent[]>('/api/admin/lately');
    expect(seen.find(({ name }) => name === 'order')!.values).toMatchObject({ amount: 49.98 });
  });

  it('is a producer’s own', async () => {
    const mill = await aProducer(shop, 'frantoio-ripalunga');
    const other = await aProducer(shop, 'alpkaeserei-sattelgrat');
    const own = async (visitor: Visitor) =>
      (await visitor.get<SalesFigures>('/api/producer/sales?period=7')).body.current;
    expect(await own(mill.visitor)).toMatchObject({ orders: 1, sales: 49.98, commission: 7.5 });
    expect(await own(other.visitor)).toMatchObject({ orders: 0, sales: 0, average: null });
    expect((await other.visitor.get<RecentEvent[]>('/api/producer/lately')).body).toEqual([]);
    expect((await mill.visitor.get('/api/admin/sales')).status).toBe(403);
    await shop.db
      .update(users)
      .set({ rights: ['orders'] })
      .where(eq(users.id, mill.id));
    expect(await own(mill.visitor)).toMatchObject({ orders: 1, sales: null });
    expect((await mill.visitor.get<ProducerStats>('/api/producer/stats')).body).toMatchObject({
      revenue: null,
      net: null,
    });
  });

  it('reads from summed up days what it would sum up itself, also after an order of then is cancelled', async () => {
    const asked = { period: '30', producerId: null, language: 'en', now: new Date() } as const;
    const later = new Date(Date.now() + 10 * 60_000);
    await sumUpDays(shop.db, later);
    const { summedUntil } = await readSummed(shop.db);
    expect(summedUntil).not.toBeNull();
    expect(await periodSales(shop.db, asked, summedUntil)).toEqual(await periodSales(shop.db, asked));
    const cancelled = await order(3);
    await sumUpDays(shop.db, later);
    const before = await periodSales(shop.db, asked, summedUntil);
    expect(before.current.orders).toBe(3);
    expect((await admin.patch(`/api/admin/orders/${cancelled}`, { status: 'cancelled' })).status).toBe(200);
    await sumUpDays(shop.db, later);
    const after = await periodSales(shop.db, asked, summedUntil);
    expect(after.current).toMatchObject({ orders: 2, sales: before.current.sales! - 24.99 });
    expect(after).toEqual(await periodSales(shop.db, asked));
  });

  it('counts what was removed from an order as not sold, live and summed up', async () => {
    const asked = { period: '30', producerId: null, language: 'en', now: new Date() } as const;
    const later = new Date(Date.now() + 10 * 60_000);
    const id = await order(3, 4);
    await sumUpDays(shop.db, later);
    const { summedUntil } = await readSummed(shop.db);
    const before = await periodSales(shop.db, asked, summedUntil);
    const [line] = (await admin.get<Order>(`/api/admin/orders/${id}`)).body.items;
    const items = [{ itemId: line!.id, quantity: 3 }];
    expect((await admin.post(`/api/admin/orders/${id}/removals`, { items })).status).toBe(201);
    await sumUpDays(shop.db, later);
    const after = await periodSales(shop.db, asked, summedUntil);
    expect(after).toEqual(await periodSales(shop.db, asked));
    expect(after.current.orders).toBe(before.current.orders);
    expect(before.current.sales! - after.current.sales!).toBeCloseTo(74.97, 2);
    expect(before.current.commission! - after.current.commission!).toBeCloseTo(11.24, 2);
    expect(before.bestSellers[0]!.units - after.bestSellers[0]!.units).toBe(3);
    await admin.patch(`/api/admin/orders/${id}`, { status: 'cancelled' });
    await sumUpDays(shop.db, later);
    expect(await periodSales(shop.db, asked, summedUntil)).toEqual(await periodSales(shop.db, asked));
  });

  it('says that mails did not arrive, and has them tried again', async () => {
    const failed = await shop.db
      .insert(mailOutbox)
      .values(
        ['lost@example.com', 'Wrong@Example.com'].map((recipient) => ({
          template: 'password-changed',
          recipient,
          attempts: 24,
          lastError: '550 no such user',
        })),
      )
      .returning({ id: mailOutbox.id });
    await shop.db.insert(refusedAddresses).values({ email: 'wrong@example.com', reason: '550' });
    const waiting = async (visitor: Visitor) =>
      (await visitor.get<WaitingMatter[]>('/api/admin/waiting')).body.find(
        ({ name }) => name === 'failedMails',
      );
    expect(await waiting(admin)).toMatchObject({ page: 'refusedAddresses', count: 2 });
    expect(await waiting(clerk)).toBeUndefined();
    expect((await clerk.get('/api/admin/failed-mails')).status).toBe(403);
    const [lost, wrong] = failed.map(({ id }) => id);
    const again = await admin.post<BulkResult>('/api/admin/failed-mails/again', { ids: [wrong, 999_999] });
    expect(again.body).toMatchObject({ changed: 1, refused: [{ id: 999_999 }] });
    expect(await shop.db.$count(refusedAddresses)).toBe(0);
    const dropped = await admin.post<BulkResult>('/api/admin/failed-mails/drop', { ids: [lost, wrong] });
    expect(dropped.body).toMatchObject({ changed: 1, refused: [{ id: wrong }] });
    expect(await waiting(admin)).toBeUndefined();
    expect(await shop.db.$count(mailOutbox, sql`id = ${wrong!}`)).toBe(1);
  });
});
