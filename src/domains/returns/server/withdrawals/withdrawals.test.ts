import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminWithdrawal } from '#domains/returns/model/withdrawals/withdrawal.ts';
import { orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import { withdrawals } from '#domains/returns/server/withdrawals.schema.ts';
import { auditLog, mailOutbox } from '#engine/server/db/operations.schema.ts';
import { adoptHome } from '#engine/model/places/shop-home.ts';
import { aBuyer } from '../../../../../tests/support/people.ts';
import { openReturnsDesk } from '../../../../../tests/support/returns-desk.ts';
import { forgetOldWithdrawals, forgetWithdrawals, ownWithdrawals } from './withdrawals.queries.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ADA = { name: 'Ada Moreau', email: 'ada@example.com' };

describe('withdrawing from a contract', { timeout: 60_000 }, () => {
  const desk = openReturnsDesk();
  beforeAll(() => adoptHome({ currency: 'USD', country: 'DE' }));
  afterAll(() => adoptHome());

  const declare = (body: object) => desk.shop.visitor().post('/api/withdrawals', body);
  const lastReceipt = async () =>
    (await desk.shop.db.select().from(mailOutbox)).findLast(
      ({ template }) => template === 'withdrawal-receipt',
    )!;
  const lastRow = async () => (await desk.shop.db.select().from(withdrawals)).at(-1)!;

  it('opens a case for what keeps, says that what spoils is excluded, and gives all back with its shipping', async () => {
    const order = await desk.buy({ oil: 2, cheese: 1 });
    const answer = await declare({ ...ADA, email: 'ADA@example.com', order: `#${order.id}` });
    expect(answer).toMatchObject({ status: 201, body: { receivedAt: expect.any(String) } });
    const receipt = await lastReceipt();
    expect(receipt).toMatchObject({
      recipient: 'ADA@example.com',
      data: {
        orderId: order.id,
        goesBack: [{ quantity: 2 }],
        perishable: [{ quantity: 1 }],
        notSent: [],
        late: [],
      },
    });
    const [view] = await desk.views(order);
    expect(view).toMatchObject({
      reason: 'withdrawal',
      kind: 'refund',
      feeAmount: 0,
      items: [{ quantity: 2 }],
    });
    // A second declaration opens nothing twice, and is recorded.
    await declare({ ...ADA, order: String(order.id) });
    expect(await desk.views(order)).toHaveLength(1);
    expect(await lastRow()).toMatchObject({ orderId: order.id, returnId: null });
    const settled = await desk.walk(view!.id, 'authorized', 'received', 'inspected', 'refunded');
    expect(settled.status).toBe(200);
    expect(settled.body).toMatchObject({ status: 'refunded', feeAmount: 0 });
  });

  it('gives the shipping back where everything comes back, also what is still on its way', async () => {
    const order = await desk.buy({ oil: 2 });
    await desk.shop.db
      .update(orderParts)
      .set({ status: 'shipped', deliveredAt: null })
      .where(eq(orderParts.orderId, order.id));
    await declare({ ...ADA, order: String(order.id) });
    const [view] = await desk.views(order);
    expect(view!.shippingAmount).toBe(9.95);
    const settled = await desk.walk(view!.id, 'authorized', 'received', 'inspected', 'refunded');
    expect(settled.body).toMatchObject({ status: 'refunded', shippingAmount: 9.95 });
  });

  it('leaves to a person what is not sent, what is late, and what is not found', async () => {
    const waiting = await desk.buy({ oil: 1 });
    await desk.shop.db
      .update(orderParts)
      .set({ status: 'pending', shippedAt: null, deliveredAt: null })
      .where(eq(orderParts.orderId, waiting.id));
    await declare({ ...ADA, order: String(waiting.id) });
    expect(await lastReceipt()).toMatchObject({ data: { notSent: [{ quantity: 1 }], goesBack: [] } });
    expect(await lastRow()).toMatchObject({ handledAt: null, returnId: null });

    const late = await desk.buy({ oil: 1, deliveredAt: new Date(Date.now() - 40 * DAY) });
    await declare({ ...ADA, order: String(late.id) });
    expect(await lastReceipt()).toMatchObject({ data: { late: [{ quantity: 1 }] } });
    expect(await desk.views(late)).toEqual([]);
  });

  it('leaves a gift card to a person: there are no goods to come back', async () => {
    const form = { amount: 50, customerName: ADA.name, customerEmail: ADA.email };
    const { body } = await desk.shop.visitor().post<{ orderId: number }>('/api/gift-cards', form);
    await declare({ ...ADA, order: String(body.orderId) });
    expect(await lastRow()).toMatchObject({ orderId: body.orderId, returnId: null, handledAt: null });
  });

  it('answers the same to somebody who guesses, and opens nothing', async () => {
    const order = await desk.buy({ oil: 1 });
    const [right, wrong] = [
      await declare({ ...ADA, email: 'mallory@example.com', order: String(order.id) }),
      await declare({ ...ADA, email: 'mallory@example.com', order: '999999999' }),
    ];
    expect(Object.keys(right.body as object)).toEqual(Object.keys(wrong.body as object));
    expect([right.status, wrong.status]).toEqual([201, 201]);
    expect(await desk.views(order)).toEqual([]);
    expect(await lastReceipt()).toMatchObject({ recipient: 'mallory@example.com', data: { orderId: null } });
    expect(await lastRow()).toMatchObject({ orderId: null, handledAt: null });
  });

  it.each([
    [{ ...ADA, order: 'abc' }],
    [{ ...ADA, order: '99999999999' }],
    [{ ...ADA, order: '1', email: 'x' }],
    [{ ...ADA, order: '1', name: 'see http://spam.example' }],
    [{ order: '1' }],
  ])('refuses %j', async (body) => {
    expect((await declare(body)).status).toBe(400);
  });

  it('is on the list of the desk until somebody has dealt with it, once', async () => {
    await declare({ ...ADA, order: '999999998' });
    const { id } = await lastRow();
    const open = async () =>
      (await desk.admin.get<AdminWithdrawal[]>('/api/admin/withdrawals?state=open')).body.some(
        (row) => row.id === id,
      );
    expect(await open()).toBe(true);
    const handle = () => desk.admin.post(`/api/admin/withdrawals/${id}/handled`);
    expect([(await handle()).status, (await handle()).status]).toEqual([200, 200]);
    expect(await open()).toBe(false);
    const log = await desk.shop.db.select().from(auditLog).where(eq(auditLog.action, 'withdrawal.handled'));
    expect(log.filter(({ entityId }) => entityId === String(id))).toHaveLength(1);
    expect((await desk.admin.post('/api/admin/withdrawals/999999/handled')).status).toBe(404);
  });

  it('is in the data download, and goes with the account and with a forgotten guest', async () => {
    const buyer = await aBuyer(desk.shop, 'withdrawer');
    await declare({ name: 'Beatrice', email: 'withdrawer@example.com', order: '999999997' });
    expect((await ownWithdrawals(desk.shop.db, buyer)).withdrawals).toHaveLength(1);
    await forgetWithdrawals(desk.shop.db, buyer);
    expect(await lastRow()).toMatchObject({ name: '', email: '' });

    const order = await desk.buy({ oil: 1 });
    await declare({ ...ADA, order: String(order.id) });
    await desk.shop.db.update(orders).set({ customerEmail: '' }).where(eq(orders.id, order.id));
    await forgetOldWithdrawals(desk.shop.db, new Date());
    expect(await lastRow()).toMatchObject({ orderId: order.id, name: '', email: '' });
  });

  it('is not there in a shop outside the European Union', async () => {
    adoptHome({ currency: 'USD', country: 'US' });
    expect((await declare({ ...ADA, order: '1' })).status).toBe(404);
    adoptHome({ currency: 'USD', country: 'DE' });
  });
});
