import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Joined, OwnGroupBuys } from '#domains/group-buys/model/group-view.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { groupBuys, groupMembers } from './group-buys.schema.ts';
import { batches } from '#domains/catalogue/server/batches.schema.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { member, openGroupDesk, ORGANIZER } from '../../../../tests/support/group-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { aBuyer } from '../../../../tests/support/people.ts';
import { TEST_PASSWORD } from '../../../../tests/support/test-app.ts';
import { forgetMembers } from './own-memberships.ts';
import { endDueGroups } from './end-group-buys.ts';

const desk = openGroupDesk();
const books = () => readLedger(desk.shop.db);
const endDue = (now = new Date()) => endDueGroups(desk.shop.shop, { now });
const close = (slug: string, who = desk.organizer.visitor) => who.post(`/api/group-buys/${slug}/close`);
const cancel = (slug: string, who = desk.organizer.visitor) => who.post(`/api/group-buys/${slug}/cancel`);

const orderOf = async (slug: string, place: Pick<Joined, 'memberId' | 'token'>) => {
  const { order } = await desk.membership(slug, place);
  return (await desk.shop.visitor().get<Order>(`/api/orders/${order!.id}?token=${order!.token}`)).body;
};
describe('closing', () => {
  it('turns each membership into an ordinary order at the price of all together', async () => {
    const { slug, organizer, ada, bo } = await desk.three();
    expect((await close(slug)).body).toMatchObject({ status: 'settled', percentage: 10, pooledQuantity: 10 });
    const placed = [await orderOf(slug, organizer), await orderOf(slug, ada), await orderOf(slug, bo)];
    expect(
      placed.map(({ items: [line] }) => [line!.quantity, line!.discountPercentage, line!.lineTotal]),
    ).toEqual([
      [2, 10, 44.98],
      [3, 10, 67.47],
      [5, 10, 112.46],
    ]);
    // Alone five bottles would have gone free of shipping, two and three would not.
    expect(placed.map(({ shipping }) => shipping)).toEqual([9.95, 9.95, 0]);
    expect(placed.map(({ orderTotal }) => orderTotal)).toEqual([54.93, 77.42, 112.46]);
    expect(placed.map(({ payment }) => payment.status)).toEqual(['open', 'open', 'open']);
    expect(placed.every(({ parts }) => parts.length === 1)).toBe(true);
    expect(await desk.stock()).toBe(190);
    expect(await books()).toMatchObject({
      units: desk.before.units,
      sold: desk.before.sold + 10,
      held: desk.before.held,
      orders: desk.before.orders + 3,
      faults: [],
    });
  });

  it('keeps units of batches aside, gives them back, and sends the rest with the orders', async () => {
    const rows = [
      { productId: desk.oil, code: 'FIRST', bestBefore: '2098-01-01', quantity: 4 },
      { productId: desk.oil, code: 'NEXT', bestBefore: '2099-01-01', quantity: 20 },
    ];
    await desk.shop.db.insert(batches).values(rows);
    await desk.changeProduct({ tracksBatches: true, quantityAvailable: 24 });
    const { slug, organizer, ada, bo } = await desk.three();
    expect(await desk.stock()).toBe(14);
    const place = (who: typeof ada) => `/api/group-buys/${slug}/members/${who.memberId}?token=${who.token}`;
    await desk.shop.visitor().patch(place(ada), { quantity: 1 });
    await desk.shop.visitor().delete(place(bo));
    expect(await desk.stock()).toBe(21);
    expect((await books()).faults).toEqual([]);
    await close(slug);
    const placed = [await orderOf(slug, organizer), await orderOf(slug, ada)];
    expect(placed.map(({ items: [line] }) => line!.batches)).toMatchObject([
      [{ code: 'FIRST', bestBefore: '2098-01-01', quantity: 2 }],
      [{ code: 'NEXT', bestBefore: '2099-01-01', quantity: 1 }],
    ]);
    expect(await books()).toMatchObject({ held: desk.before.held, faults: [] });
    await desk.changeProduct({ tracksBatches: false });
  });

  it('writes to everyone what was saved, and forgets how to reach them', async () => {
    const { slug } = await desk.three();
    await close(slug);
    const mails = await desk.mailsOf(slug, 'group-settled');
    expect(mails.map(({ recipient, data }) => [recipient, data.savedCents])).toEqual([
      [ORGANIZER.customerEmail, 5_00],
      ['ada@example.com', 7_50],
      ['bo@example.com', 6_24],
    ]);
    const [group] = await desk.shop.db.select().from(groupBuys).where(eq(groupBuys.slug, slug));
    const kept = await desk.shop.db.select().from(groupMembers).where(eq(groupMembers.groupBuyId, group!.id));
    expect(kept.map(({ customerEmail, shippingAddress }) => [customerEmail, shippingAddress])).toEqual(
      Array.from({ length: 3 }, () => ['', null]),
    );
  });

  it('leaves names with it until nothing can come back any more', async () => {
    const { slug } = await desk.three();
    await close(slug);
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    const shares = async () =>
      (await desk.organizer.visitor.get<OwnGroupBuys>('/api/user/group-buys')).body.organized[0]!.shares;
    await forgetMembers(desk.shop.db, inDays(44));
    expect((await shares()).map(({ name }) => name)).toEqual(['Beatrice', 'Ada', 'Bo']);
    await forgetMembers(desk.shop.db, inDays(47));
    expect((await shares()).map(({ name }) => name)).toEqual(['', '', '']);
  });

  it('happens by itself when its time has come, and once, no matter who comes first', async () => {
    const { slug } = await desk.three();
    await endDue();
    expect((await desk.view(slug)).status).toBe('open');
    await desk.letClose(slug);
    await Promise.all([endDue(), endDue(), close(slug), close(slug)]);
    expect((await desk.view(slug)).status).toBe('settled');
    expect(await books()).toMatchObject({
      orders: desk.before.orders + 3,
      units: desk.before.units,
      faults: [],
    });
    expect(await desk.mailsOf(slug, 'group-settled')).toHaveLength(3);
  });

  it('sells nothing twice to somebody who joins at that very moment', async () => {
    const slug = await desk.opened();
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, index) => desk.join(slug, member(`Guest${index}`, 1))),
      close(slug),
    ]);
    const joined = answers.slice(0, 6).filter(({ status }) => status === 201);
    expect(answers.slice(0, 6).every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await desk.view(slug)).pooledQuantity).toBe(2 + joined.length);
    expect(await books()).toMatchObject({
      orders: desk.before.orders + 1 + joined.length,
      units: desk.before.units,
      held: desk.before.held,
      faults: [],
    });
  });

  it('is the organizer’s, and possible once', async () => {
    const slug = await desk.opened();
    const stranger = await aBuyer(desk.shop, 'stranger');
    expect((await close(slug, stranger.visitor)).status).toBe(403);
    expect((await cancel(slug, stranger.visitor)).status).toBe(403);
    expect((await close(slug, desk.shop.visitor())).status).toBe(401);
    expect((await close(slug)).status).toBe(200);
    expect((await close(slug)).status).toBe(409);
    expect((await cancel(slug)).status).toBe(409);
    expect((await desk.join(slug, member('Ada', 1))).status).toBe(409);
  });

  it('sends everything to the organizer where that was chosen, who pays the shipping once', async () => {
    const { slug, organizer, ada, bo } = await desk.three({ delivery: 'together' });
    await close(slug);
    const placed = [await orderOf(slug, organizer), await orderOf(slug, ada), await orderOf(slug, bo)];
    // 224.91 together: free.
    expect(placed.map(({ shipping }) => shipping)).toEqual([0, 0, 0]);
    const [last] = await desk.shop.db.select().from(orders).orderBy(desc(orders.id)).limit(1);
    expect(last).toMatchObject({
      customerName: 'Bo Moreau',
      shippingAddress: `c/o ${ORGANIZER.customerName}\n${ORGANIZER.shippingAddress}`,
    });
    const small = await desk.open({ quantity: 1, delivery: 'together' });
    await desk.join(small.body.slug, member('Ada', 1, { shippingAddress: undefined }));
    await close(small.body.slug);
    expect((await orderOf(small.body.slug, small.body)).shipping).toBe(9.95);
    expect((await books()).faults).toEqual([]);
  });

  it('shows the orders of signed-in members in their history', async () => {
    const friend = await aBuyer(desk.shop, 'historian');
    const slug = await desk.opened();
    await desk.join(slug, member('Historian', 3), friend.visitor);
    await close(slug);
    const { body } = await friend.visitor.get<Order[]>('/api/user/orders');
    expect(body).toMatchObject([{ items: [{ quantity: 3 }] }]);
  });
});

describe('a price that changes while the group buy is open', () => {
  it('counts where it fell', async () => {
    const { slug, ada } = await desk.three();
    await desk.changeProduct({ priceCents: 20_00 });
    await close(slug);
    expect(await orderOf(slug, ada)).toMatchObject({
      items: [{ unitPrice: 20, discountPercentage: 10, lineTotal: 54 }],
    });
    expect(await desk.view(slug)).toMatchObject({ percentage: 10, unitPrice: 18 });
  });

  it('changes nothing where it rose, nor where the ladder was taken away', async () => {
    const { slug, ada } = await desk.three();
    await desk.changeProduct({ priceCents: 99_00, discountTiers: [] });
    await close(slug);
    expect((await orderOf(slug, ada)).items).toMatchObject([{ unitPrice: 24.99, lineTotal: 67.47 }]);
  });
});

describe('below the minimum it expires', () => {
  it('everybody is released, and who chose to buy anyway pays the own price', async () => {
    const slug = await desk.opened({ quantity: 2, minimumQuantity: 10 });
    const ada = (await desk.join(slug, member('Ada', 6, { buyAnyway: true }))).body;
    const bo = (await desk.join(slug, member('Bo', 1))).body;
    await desk.letClose(slug);
    await endDue();
    expect(await desk.view(slug)).toMatchObject({ status: 'expired', pooledQuantity: 9 });
    expect(await desk.membership(slug, bo)).toMatchObject({ state: 'released', order: null });
    expect((await orderOf(slug, ada)).items).toMatchObject([
      { quantity: 6, discountPercentage: 5, lineTotal: 142.44 },
    ]);
    const mails = await desk.mailsOf(slug, 'group-expired');
    expect(mails.map(({ recipient, data }) => [recipient, data.orderId !== undefined])).toEqual([
      [ORGANIZER.customerEmail, false],
      ['ada@example.com', true],
      ['bo@example.com', false],
    ]);
    expect(await desk.stock()).toBe(194);
    expect(await books()).toMatchObject({ units: desk.before.units, held: desk.before.held, faults: [] });
  });
});

describe('everybody is released with a mail', () => {
  const isReleased = async (slug: string, cancelReason: string, told: number) => {
    expect(await desk.view(slug)).toMatchObject({ status: 'cancelled', cancelReason });
    expect(await desk.mailsOf(slug, 'group-cancelled')).toHaveLength(told);
    expect(await books()).toMatchObject({
      orders: desk.before.orders,
      held: desk.before.held,
      units: desk.before.units,
      faults: [],
    });
  };

  it('when the organizer cancels', async () => {
    const { slug } = await desk.three();
    expect((await cancel(slug)).body).toMatchObject({ status: 'cancelled' });
    await isReleased(slug, 'organizer', 3);
  });

  it.each([
    ['taken off sale', { forSale: false }],
    ['hidden', { hidden: true }],
  ])('when the product is %s', async (_, change) => {
    const { slug } = await desk.three();
    await desk.changeProduct(change);
    expect((await desk.join(slug, member('Cy', 1))).status).toBeGreaterThanOrEqual(404);
    await endDue();
    await isReleased(slug, 'withdrawn', 3);
  });

  it('when the product is withdrawn at the very moment of closing', async () => {
    const { slug } = await desk.three();
    await desk.changeProduct({ forSale: false });
    expect((await close(slug)).body).toMatchObject({ status: 'cancelled', cancelReason: 'withdrawn' });
    await isReleased(slug, 'withdrawn', 3);
  });

  it('when the organizer deletes the account', async () => {
    const { slug } = await desk.three();
    const deleted = await desk.organizer.visitor.delete('/api/profile', { password: TEST_PASSWORD });
    expect(deleted.status).toBe(200);
    await endDue();
    await isReleased(slug, 'organizerGone', 2);
  });

  it('but not when it is only sold out: what is held is held', async () => {
    const { slug } = await desk.three();
    await desk.changeProduct({ quantityAvailable: 0 });
    await endDue();
    expect((await desk.view(slug)).status).toBe('open');
    expect((await close(slug)).body).toMatchObject({ status: 'settled' });
    expect((await books()).faults).toEqual([]);
  });
});
