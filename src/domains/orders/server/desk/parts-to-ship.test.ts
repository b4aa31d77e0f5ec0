import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ProducerOrder } from '#domains/orders/model/desk.ts';
import type { PackingSlip } from '#domains/orders/model/packing-slips.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { openTwoProducers } from '../../../../../tests/support/two-producers.ts';
import type { Visitor } from '../../../../../tests/support/test-app.ts';

describe('an order from two producers', () => {
  const two = openTwoProducers();

  it('stands on the desk of each producer: what is to be shipped first, oldest first', async () => {
    const older = await two.buy();
    const newer = await two.buy();
    const done = await two.buy();
    await two.ship(two.shelves[0], done.orderId, { carrier: 'dhl', trackingNumber: 'JD1' });
    await two.shop.db
      .update(orderParts)
      .set({ shipBy: '2020-01-02' })
      .where(eq(orderParts.id, older.order.parts[0]!.id));
    const { body } = await two.shelves[0].visitor.get<ProducerOrder[]>('/api/producer/orders');
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
    const { orderId } = await two.buy();
    const { body } = await two.shelves[0].visitor.get<ProducerOrder[]>('/api/producer/orders');
    const one = await two.shelves[0].visitor.get<ProducerOrder>(`/api/producer/orders/${orderId}`);
    expect(one.body).toEqual(body.find(({ id }) => id === orderId));
    expect(one.body.items.map(({ quantity }) => quantity)).toEqual([5]);
    const { orderId: notTheirs } = await two.buy([1, 0]);
    expect((await two.shelves[1].visitor.get(`/api/producer/orders/${notTheirs}`)).status).toBe(404);
  });

  it('has the slips of several orders printed together: of the own parcels, without what they earn', async () => {
    const [{ orderId: shared }, { orderId: own }] = [await two.buy(), await two.buy([1, 0])];
    const slips = async (visitor: Visitor) =>
      (await visitor.get<PackingSlip[]>(`/api/producer/orders/slips?ids=${own},${shared},999999`)).body;
    const first = await slips(two.shelves[0].visitor);
    expect(first.map(({ id }) => id)).toEqual([shared, own]);
    expect(first[0]!.items.map(({ quantity }) => quantity)).toEqual([5]);
    expect(first[0]).not.toHaveProperty('commission');
    expect((await slips(two.shelves[1].visitor)).map(({ id }) => id)).toEqual([shared]);
  });
});
