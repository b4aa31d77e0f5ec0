import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { shopDay, shopMidnight } from '#engine/model/dates.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { RETURN_NUMBER } from '#domains/returns/model/return-number.ts';
import type { ReturnOptions } from '#domains/returns/model/return.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { aBuyer } from '../../../../tests/support/people.ts';
import { createUser } from '../../../../tests/support/test-app.ts';
import { openReturnsDesk, type DeliveredOrder } from '../../../../tests/support/returns-desk.ts';

const HOUR = 60 * 60 * 1000;
const MINUTE = 60 * 1000;
const ago = (ms: number) => new Date(Date.now() - ms);
/** Noon in New York, so many days ago. */
const days = (count: number) =>
  new Date(shopMidnight(addDays(shopDay(new Date()), -count)).getTime() + 12 * HOUR);

describe('asking for a return', { timeout: 60_000 }, () => {
  const desk = openReturnsDesk();
  const all = (order: DeliveredOrder, quantity: number) => ({
    items: [{ itemId: order.itemIds[0], quantity }],
  });

  it('a guest gets a number, sees the case and is mailed; the producer too', async () => {
    const [maker] = await desk.shop.db
      .select({ id: producerProfiles.id })
      .from(producerProfiles)
      .innerJoin(products, eq(products.producerId, producerProfiles.id))
      .where(eq(products.id, desk.oil));
    const userId = await createUser(desk.shop.db, { username: 'the-mill', role: 'PRODUCER' });
    await desk.shop.db.update(producerProfiles).set({ userId }).where(eq(producerProfiles.id, maker!.id));
    const order = await desk.buy({ oil: 3 });
    const answer = await desk.request(order, { ...all(order, 2), details: 'A vinegar instead' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ status: 'requested', number: expect.stringMatching(RETURN_NUMBER) });
    const [view] = await desk.views(order);
    expect(view).toMatchObject({
      id: answer.body.id,
      number: answer.body.number,
      reason: 'incorrect',
      details: 'A vinegar instead',
      perishable: false,
      dueAt: null,
      items: [{ itemId: order.itemIds[0], quantity: 2, amount: 49.98, fee: 0 }],
      refundAmount: 49.98,
      shippingAmount: 0,
      labelUrl: null,
      events: [{ status: 'requested', note: null }],
    });
    const mails = await desk.shop.db.select().from(mailOutbox);
    const about = (template: string) => mails.findLast((mail) => mail.template === template)!;
    expect(about('return-requested')).toMatchObject({ recipient: 'ada@example.com' });
    expect(about('return-to-producer')).toMatchObject({
      recipient: 'the-mill@example.com',
      data: { number: answer.body.number, details: 'A vinegar instead' },
    });
  });

  describe('by the clock', () => {
    it('damage until 48 hours, with a photo', async () => {
      const order = await desk.buy({ cheese: 2, deliveredAt: ago(48 * HOUR - MINUTE) });
      const claim = { reason: 'damaged', photos: [(await desk.photo(order)).id] };
      const unseen = await desk.request(order, { reason: 'damaged' });
      expect(unseen.status).toBe(400);
      expect(unseen.body).toMatchObject({ fields: { photos: expect.stringContaining('photo') } });
      expect((await desk.request(order, claim)).status).toBe(201);
      await desk.arrive(order.id, ago(48 * HOUR + MINUTE));
      const late = await desk.request(order, { reason: 'damaged', photos: [(await desk.photo(order)).id] });
      expect(late.status).toBe(409);
      expect(late.body.message).toMatch(/within 48 hours of delivery\. Here that was until .+ ET\./u);
    });

    it('wrong items until 30 days, unopened ones until 45 with a fee', async () => {
      const order = await desk.buy({ oil: 4, deliveredAt: days(30) });
      expect((await desk.request(order)).status).toBe(201);
      expect((await desk.request(order, { reason: 'unopened' })).status).toBe(201);
      await desk.arrive(order.id, days(31));
      const late = await desk.request(order);
      expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('within 30 days')]);
      expect((await desk.request(order, { reason: 'unopened' })).status).toBe(201);
      await desk.arrive(order.id, days(46));
      const tooLate = await desk.request(order, { reason: 'unopened' });
      expect([tooLate.status, tooLate.body.message]).toEqual([
        409,
        expect.stringContaining('within 45 days'),
      ]);
      const [withFee, free] = await desk.views(order);
      expect([withFee!.feeAmount, withFee!.refundAmount]).toEqual([3.75, 21.24]);
      expect([free!.feeAmount, free!.refundAmount]).toEqual([0, 24.99]);
    });

    it('perishables not for being unopened', async () => {
      const order = await desk.buy({ cheese: 1 });
      const refused = await desk.request(order, { reason: 'unopened' });
      expect(refused.status).toBe(409);
      expect(refused.body.message).toMatch(/Perishables cannot be returned unopened.+by \w+ \d+, \d{4}/u);
    });

    it('nothing before delivery, nothing of what was cancelled', async () => {
      await desk.add(desk.oil, 1);
      const { order } = (await desk.checkout()).body;
      const placed = {
        id: order.id,
        token: desk.shop.shop.links.sign('order', order.id),
        itemIds: [order.items[0]!.id],
      };
      const early = await desk.request(placed);
      expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('delivered')]);
      await desk.admin.patch(`/api/admin/orders/${order.id}`, { status: 'cancelled' });
      const cancelled = await desk.request(placed);
      expect([cancelled.status, cancelled.body.message]).toEqual([409, expect.stringContaining('cancelled')]);
    });
  });

  describe('how many', () => {
    it('not more than was bought and is not in a return yet', async () => {
      const order = await desk.buy({ oil: 3 });
      const many = await desk.request(order, all(order, 4));
      expect([many.status, many.body.message]).toEqual([409, expect.stringContaining('Only 3 of 3')]);
      expect((await desk.request(order, all(order, 2))).status).toBe(201);
      const again = await desk.request(order, all(order, 2));
      expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('Only 1 of 3')]);
      expect((await desk.request(order, all(order, 1))).status).toBe(201);
      const none = await desk.request(order, all(order, 1));
      expect([none.status, none.body.message]).toEqual([409, expect.stringContaining('already in a return')]);
    });

    it('of two at once for the last pieces exactly one', async () => {
      const order = await desk.buy({ oil: 3 });
      const both = await Promise.all([
        desk.request(order, all(order, 2)),
        desk.request(order, all(order, 2)),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect((await readLedger(desk.shop.db)).faults).toEqual([]);
    });

    it('what was declined may be asked for again', async () => {
      const order = await desk.buy({ oil: 1 });
      const { id } = (await desk.request(order)).body;
      expect((await desk.request(order)).status).toBe(409);
      await desk.walk(id, 'declined');
      expect((await desk.request(order)).status).toBe(201);
    });
  });

  it('items of another order are none of this one', async () => {
    const [mine, other] = [await desk.buy({ oil: 1 }), await desk.buy({ oil: 1 })];
    const answer = await desk.request(mine, { items: [{ itemId: other.itemIds[0], quantity: 1 }] });
    expect(answer.status).toBe(400);
  });

  describe("another's order", () => {
    let order: DeliveredOrder;
    let buyer: Awaited<ReturnType<typeof aBuyer>>;
    beforeAll(async () => {
      buyer = await aBuyer(desk.shop);
    });

    it('is not there, neither by a wrong token nor for another buyer', async () => {
      order = await desk.buy({ oil: 1 });
      const body = {
        kind: 'refund',
        reason: 'incorrect',
        items: [{ itemId: order.itemIds[0], quantity: 1 }],
      };
      const calls = [
        desk.visitor.post(`/api/orders/${order.id}/returns`, body),
        desk.visitor.post(`/api/orders/${order.id}/returns?token=${'x'.repeat(43)}`, body),
        desk.visitor.get(`/api/orders/${order.id}/returns?token=no`),
        buyer.visitor.post(`/api/user/orders/${order.id}/returns`, body),
        buyer.visitor.get(`/api/user/orders/${order.id}/returns`),
        buyer.visitor.get(`/api/user/orders/${order.id}/return-options`),
      ];
      for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
      expect(await desk.views(order)).toEqual([]);
    });

    it('the own one is returned by its buyer', async () => {
      order = await desk.buy({ oil: 1 });
      await desk.shop.db.update(orders).set({ userId: buyer.id }).where(eq(orders.id, order.id));
      const body = {
        kind: 'exchange',
        reason: 'incorrect',
        items: [{ itemId: order.itemIds[0], quantity: 1 }],
      };
      const answer = await buyer.visitor.post(`/api/user/orders/${order.id}/returns`, body);
      expect(answer.status).toBe(201);
      const { items } = (
        await buyer.visitor.get<ReturnOptions>(`/api/user/orders/${order.id}/return-options`)
      ).body;
      expect(items[0]).toMatchObject({ quantityLeft: 0, returnable: false });
    });
  });
});
