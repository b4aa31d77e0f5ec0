import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { CheckoutAnswer } from '#shared/checkout/checkout.ts';
import type { Order } from '#shared/orders/order.ts';
import type { ProducerOrder } from '#shared/producer-desk/desk.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { mailOutbox } from '#server/db/schema/operations.ts';
import { orderParts } from '#server/db/schema/orders.ts';
import { aProducer, anAdmin } from '../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';
import { deliverAfterAWeek } from './deliver-after-a-week.ts';

const FORM = {
  customerName: 'Ada Moreau',
  customerEmail: 'ada@example.com',
  shippingAddress: '12 Harbour Street, Portland, ME 04101',
};

/** Of two producers, at 24.99 and 10.00. */
interface Shelf {
  slug: string;
  productId: number;
  visitor: Visitor;
  producerId: number;
}

describe('an order from two producers', () => {
  let shop: TestApp;
  let admin: Visitor;
  let shelves: [Shelf, Shelf];
  beforeAll(async () => {
    shop = await openTestApp();
    admin = (await anAdmin(shop)).visitor;
    const shelf = async (slug: string, priceCents: number): Promise<Shelf> => {
      const { visitor, producerId } = await aProducer(shop, slug);
      const [product] = await shop.db
        .update(products)
        .set({ priceCents, quantityAvailable: 100, discountTiers: null })
        .where(
          eq(
            products.id,
            sql`(select min(id) from products where producer_id = ${producerId} and listed and for_sale)`,
          ),
        )
        .returning({ id: products.id });
      return { slug, productId: product!.id, visitor, producerId };
    };
    const slugs = await shop.db.execute(
      sql`select r.slug from producer_profiles r where exists (select from products p where p.producer_id = r.id and p.listed and p.for_sale) order by r.id limit 2`,
    );
    const [first, second] = (slugs as unknown as { rows: { slug: string }[] }).rows;
    shelves = [await shelf(first!.slug, 24_99), await shelf(second!.slug, 10_00)];
  });
  beforeEach(async () => {
    for (const { productId } of shelves) {
      await shop.db.update(products).set({ quantityAvailable: 100 }).where(eq(products.id, productId));
    }
  });

  const buy = async (quantities: [number, number] = [5, 2]) => {
    const guest = shop.visitor();
    for (const [index, { productId }] of shelves.entries()) {
      const quantity = quantities[index]!;
      if (quantity > 0) await guest.post('/api/cart', { productId, quantity });
    }
    const { body } = await guest.post<CheckoutAnswer>('/api/checkout', FORM);
    return { ...body, guest, received: `/api/orders/${body.orderId}/received?token=${body.token}` };
  };
  const shown = async ({ orderId, token }: { orderId: number; token: string }) =>
    (await shop.visitor().get<Order>(`/api/orders/${orderId}?token=${token}`)).body;
  const ship = (shelf: Shelf, orderId: number, body: unknown = {}) =>
    shelf.visitor.post(`/api/producer/orders/${orderId}/ship`, body);
  const stockOf = async ({ productId }: Shelf) =>
    (await shop.db.select().from(products).where(eq(products.id, productId)))[0]!.quantityAvailable;
  const mailsAbout = async (orderId: number) =>
    (
      await shop.db
        .select({ template: mailOutbox.template, recipient: mailOutbox.recipient, data: mailOutbox.data })
        .from(mailOutbox)
        .where(sql`${mailOutbox.data} ->> 'orderId' = ${String(orderId)}`)
        .orderBy(mailOutbox.id)
    ).filter(({ template }) => template !== 'order-confirmation');

  it('has a part for each, with its own lines, and both producers are mailed', async () => {
    const { order, orderId } = await buy();
    expect(order.parts).toMatchObject(
      shelves.map(({ producerId }, index) => ({
        producerId,
        producerName: expect.any(String),
        status: 'pending',
        carrier: null,
        trackingNumber: null,
        trackingUrl: null,
        shippedAt: null,
        deliveredAt: null,
        itemIds: [order.items[index]!.id],
      })),
    );
    const mails = await mailsAbout(orderId);
    expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual(
      shelves.map(({ slug }) => ['new-order', `${slug}@example.com`]),
    );
    expect(mails[0]!.data).toMatchObject({ lines: [{ quantity: 5 }], shipBy: expect.any(String) });
  });

  it('freezes the commission of each part at the sale', async () => {
    const { orderId } = await buy();
    const parts = await shop.db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
    expect(parts.map((part) => [part.goodsCents, part.commissionBasisPoints, part.commissionCents])).toEqual([
      [118_70, 1500, 17_80],
      [20_00, 1500, 3_00],
    ]);
  });

  it('goes parcel by parcel: shipped, received, completed', async () => {
    const bought = await buy();
    const { orderId } = bought;
    expect((await ship(shelves[0], orderId, { carrier: 'ups', trackingNumber: ' 1Z 999-A ' })).status).toBe(
      200,
    );
    let order = await shown(bought);
    expect(order.status).toBe('processing');
    expect(order.parts[0]).toMatchObject({
      status: 'shipped',
      carrier: 'ups',
      trackingNumber: '1Z 999-A',
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z999-A',
      shippedAt: expect.any(String),
    });
    expect(order.parts[1]!.status).toBe('pending');
    const [part1, part2] = order.parts.map(({ id }) => id);

    expect((await shop.visitor().post(bought.received, { partId: part2 })).status).toBe(409);
    await ship(shelves[1], orderId);
    expect((await shown(bought)).status).toBe('shipped');
    const first = await shop.visitor().post<Order>(bought.received, { partId: part1 });
    expect(first.body).toMatchObject({
      status: 'shipped',
      parts: [{ status: 'delivered' }, { status: 'shipped' }],
    });
    order = (await shop.visitor().post<Order>(bought.received)).body;
    expect(order.status).toBe('completed');
    expect((await shop.visitor().post(bought.received)).status).toBe(409);

    expect(order.history.map(({ status, actor, partId }) => [status, actor, partId])).toEqual([
      ['pending', 'customer', undefined],
      ['processing', 'producer', part1],
      ['processing', 'producer', undefined],
      ['shipped', 'producer', part1],
      ['processing', 'producer', part2],
      ['shipped', 'producer', part2],
      ['shipped', 'producer', undefined],
      ['delivered', 'customer', part1],
      ['delivered', 'customer', part2],
      ['completed', 'customer', undefined],
    ]);
    expect((await mailsAbout(orderId)).map(({ template }) => template)).toEqual([
      'new-order',
      'new-order',
      'order-shipped',
      'order-shipped',
      'order-delivered',
      'order-delivered',
    ]);
  });

  it('ships a part once, however often and by whomever it is asked', async () => {
    const { orderId } = await buy();
    const answers = await Promise.all(Array.from({ length: 4 }, () => ship(shelves[0], orderId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const { orderId: notTheirs } = await buy([1, 0]);
    expect((await ship(shelves[1], notTheirs)).status).toBe(404);
  });

  test.each([
    ['a carrier nobody knows', { carrier: 'pigeon' }],
    ['a tracking number of 61 characters', { trackingNumber: '1'.repeat(61) }],
    ['a tracking number with markup', { carrier: 'ups', trackingNumber: '<b>1</b>' }],
  ])('refuses %s', async (_, shipment) => {
    const bought = await buy();
    expect((await ship(shelves[0], bought.orderId, shipment)).status).toBe(400);
    expect((await shown(bought)).parts[0]!.status).toBe('pending');
  });

  it('cancelled when half of it is on its way: the rest comes back, and its amount is no longer owed', async () => {
    const bought = await buy();
    await ship(shelves[0], bought.orderId);
    const { status, body } = await admin.patch<Order>(`/api/admin/orders/${bought.orderId}`, {
      status: 'cancelled',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'shipped',
      orderTotal: 138.7,
      cancelledTotal: 20,
      parts: [{ status: 'shipped' }, { status: 'cancelled' }],
    });
    expect([await stockOf(shelves[0]), await stockOf(shelves[1])]).toEqual([95, 100]);
    const [mail] = (await mailsAbout(bought.orderId)).slice(-1);
    expect(mail).toMatchObject({
      template: 'order-cancelled',
      data: { isWhole: false, cancelledCents: 20_00 },
    });
    expect((await ship(shelves[1], bought.orderId)).status).toBe(409);
    const revenue = (await shelves[0].visitor.get<{ revenue: number }>('/api/producer/stats')).body.revenue;
    expect(revenue).toBeGreaterThanOrEqual(118.7);
  });

  it('cancelled as a whole is owed nothing of, shipping included', async () => {
    const bought = await buy([1, 1]);
    const { body } = await bought.guest.post<Order>(
      `/api/orders/${bought.orderId}/cancel?token=${bought.token}`,
    );
    expect(body).toMatchObject({ status: 'cancelled', orderTotal: 44.94, cancelledTotal: 44.94 });
    expect([await stockOf(shelves[0]), await stockOf(shelves[1])]).toEqual([100, 100]);
  });

  it('moved by an administrator takes every part along that is not further on', async () => {
    const bought = await buy();
    await ship(shelves[0], bought.orderId);
    const sentAt = (await shown(bought)).parts[0]!.shippedAt;
    const { body } = await admin.patch<Order>(`/api/admin/orders/${bought.orderId}`, { status: 'shipped' });
    expect(body.parts.map(({ status }) => status)).toEqual(['shipped', 'shipped']);
    expect(body.parts[0]!.shippedAt).toBe(sentAt);
    const done = await admin.patch<Order>(`/api/admin/orders/${bought.orderId}`, { status: 'completed' });
    expect(done.body.parts.map(({ status }) => status)).toEqual(['delivered', 'delivered']);
  });

  it('counts as delivered a week after it was shipped, by itself and once', async () => {
    const bought = await buy();
    await ship(shelves[0], bought.orderId);
    await ship(shelves[1], bought.orderId);
    const [late] = (await shown(bought)).parts;
    await shop.db
      .update(orderParts)
      .set({ shippedAt: sql`shipped_at - interval '1 hour'` })
      .where(eq(orderParts.id, late!.id));
    const inAWeek = (minutes: number) => new Date(Date.now() + 7 * 24 * 60 * 60_000 + minutes * 60_000);
    await deliverAfterAWeek(shop.shop, inAWeek(-61));
    expect((await shown(bought)).parts.map(({ status }) => status)).toEqual(['shipped', 'shipped']);
    await Promise.all([
      deliverAfterAWeek(shop.shop, inAWeek(-30)),
      deliverAfterAWeek(shop.shop, inAWeek(-30)),
    ]);
    const order = await shown(bought);
    expect(order.parts.map(({ status }) => status)).toEqual(['delivered', 'shipped']);
    expect(order.history.at(-1)).toMatchObject({ status: 'delivered', actor: 'system', partId: late!.id });
    expect(order.history.filter(({ status }) => status === 'delivered')).toHaveLength(1);
  });

  it('counts as delivered however many are due, and whatever keeps one of them back', async () => {
    const bought = [await buy(), await buy(), await buy(), await buy()];
    for (const { orderId } of bought) for (const shelf of shelves) await ship(shelf, orderId);
    const longAgo = { shippedAt: sql`now() - interval '8 days' + id * interval '1 second'` };
    await shop.db.update(orderParts).set(longAgo).where(eq(orderParts.status, 'shipped'));
    await shop.db.execute(
      sql`alter table order_events add constraint stuck check (order_id <> ${sql.raw(String(bought[0]!.orderId))}) not valid`,
    );
    await expect(deliverAfterAWeek(shop.shop, new Date(), 2)).rejects.toThrow();
    const statuses = await Promise.all(bought.map(async (one) => (await shown(one)).status));
    expect(statuses).toEqual(['shipped', 'completed', 'completed', 'completed']);
    await shop.db.execute(sql`alter table order_events drop constraint stuck`);
    await deliverAfterAWeek(shop.shop, new Date(), 2);
    expect((await shown(bought[0]!)).status).toBe('completed');
  });

  it('shipped by an administrator stands in the audit log', async () => {
    const { orderId, order } = await buy();
    const partId = order.parts[0]!.id;
    const shipment = { carrier: 'ups', trackingNumber: '1Z 999' };
    const url = `/api/admin/orders/${orderId}/parts/${partId}/ship`;
    expect((await admin.post(url, shipment)).status).toBe(200);
    expect((await admin.post(url, shipment)).status).toBe(409);
    const { body } = await admin.get<{ items: object[] }>('/api/admin/audit?limit=100');
    const logged = body.items.filter((entry) => 'entityId' in entry && entry.entityId === String(orderId));
    expect(logged).toEqual([
      expect.objectContaining({ action: 'order.ship', detail: { partId, ...shipment } }),
    ]);
  });

  it('stands on the desk of each producer: what is to be shipped first, oldest first', async () => {
    const older = await buy();
    const newer = await buy();
    const done = await buy();
    await ship(shelves[0], done.orderId, { carrier: 'dhl', trackingNumber: 'JD1' });
    await shop.db
      .update(orderParts)
      .set({ shipBy: '2020-01-02' })
      .where(eq(orderParts.id, older.order.parts[0]!.id));
    const { body } = await shelves[0].visitor.get<ProducerOrder[]>('/api/producer/orders');
    const ids = body.map(({ id }) => id);
    expect(ids.indexOf(older.orderId)).toBeLessThan(ids.indexOf(newer.orderId));
    expect(ids.indexOf(newer.orderId)).toBeLessThan(ids.indexOf(done.orderId));
    expect(body.find(({ id }) => id === older.orderId)).toMatchObject({
      canShip: true,
      isLate: true,
      total: 118.7,
      commission: 17.8,
      net: 100.9,
    });
    expect(body.find(({ id }) => id === newer.orderId)).toMatchObject({ isLate: false });
    expect(body.find(({ id }) => id === done.orderId)).toMatchObject({
      canShip: false,
      partStatus: 'shipped',
      trackingUrl: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=JD1',
    });
    expect(body.every(({ items }) => items.length === 1)).toBe(true);
  });

  it('is one order on the desk of each producer, for its packing slip, and nobody else’s', async () => {
    const { orderId } = await buy();
    const { body } = await shelves[0].visitor.get<ProducerOrder[]>('/api/producer/orders');
    const one = await shelves[0].visitor.get<ProducerOrder>(`/api/producer/orders/${orderId}`);
    expect(one.body).toEqual(body.find(({ id }) => id === orderId));
    expect(one.body.items.map(({ quantity }) => quantity)).toEqual([5]);
    const { orderId: notTheirs } = await buy([1, 0]);
    expect((await shelves[1].visitor.get(`/api/producer/orders/${notTheirs}`)).status).toBe(404);
  });
});
