import { eq } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import type { Order } from '#domains/orders/model/order.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { openTwoProducers } from '../../../../../tests/support/two-producers.ts';

describe('an order from two producers', () => {
  const two = openTwoProducers();

  it('has a part for each, with its own lines, and both producers are mailed', async () => {
    const { order, orderId } = await two.buy();
    expect(order.parts).toMatchObject(
      two.shelves.map(({ producerId }, index) => ({
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
    const mails = await two.mailsAbout(orderId);
    expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual(
      two.shelves.map(({ slug }) => ['new-order', `${slug}@example.com`]),
    );
    expect(mails[0]!.data).toMatchObject({ lines: [{ quantity: 5 }], shipBy: expect.any(String) });
  });

  it('freezes the commission of each part at the sale', async () => {
    const { orderId } = await two.buy();
    const parts = await two.shop.db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
    expect(parts.map((part) => [part.goodsCents, part.commissionBasisPoints, part.commissionCents])).toEqual([
      [118_70, 1500, 17_80],
      [20_00, 1500, 3_00],
    ]);
  });

  it('goes parcel by parcel: shipped, received, completed', async () => {
    const bought = await two.buy();
    const { orderId } = bought;
    expect(
      (await two.ship(two.shelves[0], orderId, { carrier: 'ups', trackingNumber: ' 1Z 999-A ' })).status,
    ).toBe(200);
    let order = await two.shown(bought);
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

    expect((await two.shop.visitor().post(bought.received, { partId: part2 })).status).toBe(409);
    await two.ship(two.shelves[1], orderId);
    expect((await two.shown(bought)).status).toBe('shipped');
    const first = await two.shop.visitor().post<Order>(bought.received, { partId: part1 });
    expect(first.body).toMatchObject({
      status: 'shipped',
      parts: [{ status: 'delivered' }, { status: 'shipped' }],
    });
    order = (await two.shop.visitor().post<Order>(bought.received)).body;
    expect(order.status).toBe('completed');
    expect((await two.shop.visitor().post(bought.received)).status).toBe(409);

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
    expect((await two.mailsAbout(orderId)).map(({ template }) => template)).toEqual([
      'new-order',
      'new-order',
      'order-shipped',
      'order-shipped',
      'order-delivered',
      'order-delivered',
    ]);
  });

  it('ships a part once, however often and by whomever it is asked', async () => {
    const { orderId } = await two.buy();
    const answers = await Promise.all(Array.from({ length: 4 }, () => two.ship(two.shelves[0], orderId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const { orderId: notTheirs } = await two.buy([1, 0]);
    expect((await two.ship(two.shelves[1], notTheirs)).status).toBe(404);
  });

  test.each([
    ['a carrier nobody knows', { carrier: 'pigeon' }],
    ['a tracking number of 61 characters', { trackingNumber: '1'.repeat(61) }],
    ['a tracking number with markup', { carrier: 'ups', trackingNumber: '<b>1</b>' }],
  ])('refuses %s', async (_, shipment) => {
    const bought = await two.buy();
    expect((await two.ship(two.shelves[0], bought.orderId, shipment)).status).toBe(400);
    expect((await two.shown(bought)).parts[0]!.status).toBe('pending');
  });
});
