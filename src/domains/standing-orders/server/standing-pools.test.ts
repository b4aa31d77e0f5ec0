import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '#domains/orders/server/orders.schema.ts';
import type { StandingPool } from '#domains/standing-orders/model/standing-order.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { aBuyer } from '../../../../tests/support/people.ts';
import { openStandingDesk } from '../../../../tests/support/standing-desk.ts';

describe('units that stand for the same week', () => {
  const desk = openStandingDesk();
  let names = 0;
  const somebody = async (quantity: number, startsOn: string) => {
    names += 1;
    const buyer = await aBuyer(desk.shop, `pool-${names}`);
    const { body } = await desk.make({ items: [{ productId: desk.oil, quantity }], startsOn }, buyer.visitor);
    return { ...buyer, standing: body };
  };
  /** 10 is a Thursday: 7 the Monday of its week, 13 its Sunday. */
  const [monday, thursday, sunday, nextMonday] = [7, 10, 13, 14].map((after) => desk.day(after));
  const percentageOf = async (userId: number) => {
    const [order] = await desk.orders(userId);
    return order === undefined
      ? null
      : Math.round(
          (order.discountTotalCents /
            (order.orderTotalCents - order.shippingCents + order.discountTotalCents)) *
            100,
        );
  };
  const pools = async () =>
    (await desk.shop.visitor().get<StandingPool[]>(`/api/standing-pools?productId=${desk.oil}`)).body;
  const runTo = async (last: number) => {
    for (let after = 1; after <= last; after += 1) await desk.runOn(desk.day(after));
  };

  it('count together, and each pays the tier of all', async () => {
    const ada = await somebody(3, monday!);
    const bo = await somebody(4, thursday!);
    const cy = await somebody(3, sunday!);
    const other = await somebody(3, nextMonday!);
    expect((await pools()).slice(0, 2)).toMatchObject([
      { week: monday, units: 10, percentage: 10, next: { missing: 15, percentage: 15 } },
      { week: nextMonday, units: 3, percentage: 0 },
    ]);
    await runTo(14);
    expect(await Promise.all([ada, bo, cy, other].map(({ id }) => percentageOf(id)))).toEqual([
      10, 10, 10, 0,
    ]);
  });

  it('never cost anybody more than alone', async () => {
    const many = await somebody(50, thursday!);
    const few = await somebody(1, thursday!);
    await runTo(10);
    expect(await Promise.all([many, few].map(({ id }) => percentageOf(id)))).toEqual([20, 20]);
  });

  it('hold for the others where somebody skips after the announcement', async () => {
    const ada = await somebody(2, thursday!);
    const bo = await somebody(8, thursday!);
    await runTo(7);
    await bo.visitor.post(`/api/user/standing-orders/${bo.standing.id}/skip`);
    await desk.runOn(thursday!);
    expect(await percentageOf(ada.id)).toBe(10);
    expect(await percentageOf(bo.id)).toBeNull();
  });

  it.each([
    [
      'skips',
      (who: Awaited<ReturnType<typeof somebody>>) =>
        who.visitor.post(`/api/user/standing-orders/${who.standing.id}/skip`),
    ],
    [
      'pauses',
      (who: Awaited<ReturnType<typeof somebody>>) =>
        who.visitor.patch(`/api/user/standing-orders/${who.standing.id}`, { paused: true }),
    ],
    [
      'takes units back',
      (who: Awaited<ReturnType<typeof somebody>>) =>
        who.visitor.patch(`/api/user/standing-orders/${who.standing.id}`, {
          items: [{ productId: desk.oil, quantity: 1 }],
        }),
    ],
    [
      'moves it',
      (who: Awaited<ReturnType<typeof somebody>>) =>
        who.visitor.patch(`/api/user/standing-orders/${who.standing.id}`, { startsOn: desk.day(30) }),
    ],
    [
      'ends it',
      (who: Awaited<ReturnType<typeof somebody>>) =>
        who.visitor.delete(`/api/user/standing-orders/${who.standing.id}`),
    ],
  ])(
    'count for nobody else the next time where their owner %s once they had counted',
    async (_, takeBack) => {
      const puppet = await somebody(20, sunday!);
      await runTo(5);
      expect((await takeBack(puppet)).status).toBe(200);
      desk.setClock(desk.day(6));
      await desk.make(
        { items: [{ productId: desk.oil, quantity: 48 }], startsOn: desk.day(20) },
        puppet.visitor,
      );
      const ada = await somebody(2, desk.day(20));
      await runTo(20);
      expect(await percentageOf(ada.id)).toBe(0);
      // Its owner still pays by the own quantity.
      const own = await desk.orders(puppet.id);
      expect(own.some(({ discountTotalCents }) => discountTotalCents > 0)).toBe(true);
      // Somebody who bought what stood counts again.
      await desk.make(
        { items: [{ productId: desk.oil, quantity: 3 }], startsOn: desk.day(27) },
        puppet.visitor,
      );
      const bo = await somebody(2, desk.day(27));
      await runTo(27);
      expect(await percentageOf(bo.id)).toBe(5);
    },
  );

  it('count for nobody where there are not so many', async () => {
    await desk.change(desk.oil, { quantityAvailable: 30 });
    await somebody(31, thursday!);
    const ada = await somebody(2, thursday!);
    expect((await pools())[0]).toMatchObject({ units: 2, percentage: 0 });
    await runTo(10);
    expect(await percentageOf(ada.id)).toBe(0);
  });

  it('count for nobody else the next time where something else kept them from being bought', async () => {
    await desk.change(desk.cheese, { quantityAvailable: 0 });
    const puppet = await aBuyer(desk.shop, 'pool-keeper');
    const items = [
      { productId: desk.oil, quantity: 48 },
      { productId: desk.cheese, quantity: 1 },
    ];
    const form = { items, startsOn: thursday, everyWeeks: 1, ifMissing: 'skip' };
    expect((await desk.make(form, puppet.visitor)).status).toBe(201);
    const ada = await somebody(2, desk.day(17));
    await runTo(17);
    expect(await desk.orders(puppet.id)).toEqual([]);
    expect(await percentageOf(ada.id)).toBe(0);
  });

  it('count for nobody else the next time where their owner cancels the order by the link of its mail', async () => {
    const puppet = await aBuyer(desk.shop, 'pool-canceller');
    const form = { items: [{ productId: desk.oil, quantity: 48 }], startsOn: thursday, everyWeeks: 1 };
    await desk.make(form, puppet.visitor);
    await runTo(10);
    const [order] = await desk.orders(puppet.id);
    const token = desk.shop.shop.links.sign('order', order!.id);
    await desk.shop.db.update(orders).set({ createdAt: new Date() }).where(eq(orders.id, order!.id));
    expect((await desk.shop.visitor().post(`/api/orders/${order!.id}/cancel?token=${token}`)).status).toBe(
      200,
    );
    const ada = await somebody(2, desk.day(17));
    for (let after = 11; after <= 17; after += 1) await desk.runOn(desk.day(after));
    expect(await percentageOf(ada.id)).toBe(0);
  });

  it.each([
    ['is somebody else’s', { emailUnproven: true, emailProvenAt: null }],
    ['was registered and never answered', { emailProvenAt: null }],
  ])('count for nobody else where the e-mail address %s', async (_, unproven) => {
    const puppet = await somebody(48, thursday!);
    await desk.shop.db.update(users).set(unproven).where(eq(users.id, puppet.id));
    const ada = await somebody(2, thursday!);
    await runTo(10);
    expect(await percentageOf(ada.id)).toBe(0);
    expect(await percentageOf(puppet.id)).toBe(20);
  });
});
