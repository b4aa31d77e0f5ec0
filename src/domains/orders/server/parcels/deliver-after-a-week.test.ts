import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { openTwoProducers } from '../../../../../tests/support/two-producers.ts';
import { deliverAfterAWeek } from '#domains/orders/server/parcels/deliver-after-a-week.ts';

describe('an order from two producers', () => {
  const two = openTwoProducers();

  it('counts as delivered a week after it was shipped, by itself and once', async () => {
    const bought = await two.buy();
    await two.ship(two.shelves[0], bought.orderId);
    await two.ship(two.shelves[1], bought.orderId);
    const [late] = (await two.shown(bought)).parts;
    await two.shop.db
      .update(orderParts)
      .set({ shippedAt: sql`shipped_at - interval '1 hour'` })
      .where(eq(orderParts.id, late!.id));
    const inAWeek = (minutes: number) => new Date(Date.now() + 7 * 24 * 60 * 60_000 + minutes * 60_000);
    await deliverAfterAWeek(two.shop.shop, inAWeek(-61));
    expect((await two.shown(bought)).parts.map(({ status }) => status)).toEqual(['shipped', 'shipped']);
    await Promise.all([
      deliverAfterAWeek(two.shop.shop, inAWeek(-30)),
      deliverAfterAWeek(two.shop.shop, inAWeek(-30)),
    ]);
    const order = await two.shown(bought);
    expect(order.parts.map(({ status }) => status)).toEqual(['delivered', 'shipped']);
    expect(order.history.at(-1)).toMatchObject({ status: 'delivered', actor: 'system', partId: late!.id });
    expect(order.history.filter(({ status }) => status === 'delivered')).toHaveLength(1);
  });

  it('counts as delivered however many are due, and whatever keeps one of them back', async () => {
    const bought = [await two.buy(), await two.buy(), await two.buy(), await two.buy()];
    for (const { orderId } of bought) for (const shelf of two.shelves) await two.ship(shelf, orderId);
    const longAgo = { shippedAt: sql`now() - interval '8 days' + id * interval '1 second'` };
    await two.shop.db.update(orderParts).set(longAgo).where(eq(orderParts.status, 'shipped'));
    await two.shop.db.execute(
      sql`alter table order_events add constraint stuck check (order_id <> ${sql.raw(String(bought[0]!.orderId))}) not valid`,
    );
    await expect(deliverAfterAWeek(two.shop.shop, new Date(), 2)).rejects.toThrow();
    const statuses = await Promise.all(bought.map(async (one) => (await two.shown(one)).status));
    expect(statuses).toEqual(['shipped', 'completed', 'completed', 'completed']);
    await two.shop.db.execute(sql`alter table order_events drop constraint stuck`);
    await deliverAfterAWeek(two.shop.shop, new Date(), 2);
    expect((await two.shown(bought[0]!)).status).toBe('completed');
  });
});
