import { beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#domains/orders/model/order.ts';
import type { OrderMoves } from '#domains/payments/model/payment-answers.ts';
import type { BulkResult } from '#engine/model/lists/bulk.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { FORM, openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { anAdmin } from '../../../../tests/support/people.ts';
import type { Visitor } from '../../../../tests/support/test-app.ts';

describe('the money of an order', () => {
  const desk = openCheckoutDesk({ payments: ['invoice', 'test'] });
  let admin: Visitor;
  beforeAll(async () => {
    admin = (await anAdmin(desk.shop)).visitor;
  });

  /** Two bottles of oil and a cheese: 59.98 and shipping. */
  const order = async (choices: object = {}) => {
    await desk.add(desk.oil, 2);
    await desk.add(desk.cheese, 1);
    const { body } = await desk.checkout(desk.visitor, { ...FORM, ...choices });
    return body;
  };
  const pay = (id: number, body?: unknown, key?: string) =>
    admin.post<Order & { message: string }>(
      `/api/admin/orders/${id}/payments`,
      body,
      key === undefined ? {} : { 'idempotency-key': key },
    );
  const refund = (id: number, body: unknown) =>
    admin.post<Order & { message: string; fields: Record<string, string> }>(
      `/api/admin/orders/${id}/refunds`,
      body,
    );
  const moves = async (id: number) => (await admin.get<OrderMoves>(`/api/admin/orders/${id}/payments`)).body;
  const balance = async (account: string) => {
    const { body } = await admin.get<{ balances: { account: string; balance: number }[]; sum: number }>(
      '/api/admin/ledger',
    );
    expect(body.sum).toBe(0);
    return body.balances.find((each) => each.account === account)?.balance ?? 0;
  };
  const faults = async () => (await readLedger(desk.shop.db)).faults;

  it('by invoice is due 14 days after the order', async () => {
    const { order: placed } = await order();
    expect(placed.payment).toMatchObject({ method: 'invoice', status: 'open', open: 69.93, paid: 0 });
    expect(placed.payment.dueOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('is recorded for many at once, once, with the reason where it cannot be', async () => {
    const ids = [(await order()).orderId, (await order()).orderId];
    const card = (await order({ paymentMethod: 'test' })).orderId;
    const record = () =>
      admin.post<BulkResult>('/api/admin/orders/payments', { ids: [...ids, ids[0], card, 999_999] });
    const before = await balance('cash');
    const found = async () =>
      (await admin.get<{ items: { id: number }[] }>('/api/admin/orders?limit=100&unpaid=true')).body.items
        .map(({ id }) => id)
        .filter((id) => ids.includes(id));
    expect(await found()).toEqual(ids.toReversed());
    const first = await record();
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ changed: 2, refused: [{ id: card }, { id: 999_999 }] });
    expect(await balance('cash')).toBeCloseTo(before + 2 * 69.93, 2);
    expect(await found()).toEqual([]);
    const second = await record();
    expect(second.body.changed).toBe(0);
    expect(second.body.refused).toHaveLength(4);
    expect(await balance('cash')).toBeCloseTo(before + 2 * 69.93, 2);
    expect(await faults()).toEqual([]);
  });

  it('is recorded by an administrator: by default all that is open', async () => {
    const { orderId } = await order();
    const before = { cash: await balance('cash'), receivable: await balance('receivable') };
    const paid = await pay(orderId, { note: 'Transfer of Monday' });
    expect(paid.status).toBe(201);
    expect(paid.body.payment).toMatchObject({ status: 'paid', paid: 69.93, open: 0 });
    expect(await balance('cash')).toBeCloseTo(before.cash + 69.93, 2);
    expect(await balance('receivable')).toBeCloseTo(before.receivable - 69.93, 2);
    expect(await moves(orderId)).toMatchObject({
      open: 0,
      refundable: 69.93,
      moves: [{ kind: 'payment', amount: 69.93, note: 'Transfer of Monday', by: 'root-admin' }],
    });
    expect(await faults()).toEqual([]);
  });

  it('may come in pieces, but never more than is open', async () => {
    const { orderId } = await order();
    expect((await pay(orderId, { amount: 20 })).body.payment).toMatchObject({ status: 'open', open: 49.93 });
    expect(await pay(orderId, { amount: 49.94 })).toMatchObject({
      status: 409,
      body: { message: 'That is more than is owed on this order: $49.93.' },
    });
    expect((await pay(orderId)).body.payment).toMatchObject({ status: 'paid', paid: 69.93 });
    expect(await pay(orderId)).toMatchObject({
      status: 409,
      body: { message: 'Nothing is owed on this order.' },
    });
  });

  it('counts once when two administrators record the same transfer at once', async () => {
    const { orderId } = await order();
    const statuses = await Promise.all([1, 2, 3].map(() => pay(orderId, { amount: 69.93 })));
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await moves(orderId)).moves).toHaveLength(1);
  });

  it('in pieces counts once for each key, however often it is sent', async () => {
    const { orderId } = await order();
    const twice = await Promise.all([1, 2].map(() => pay(orderId, { amount: 20 }, 'first piece')));
    expect(twice.map(({ status, body }) => [status, body.payment.paid])).toEqual([
      [201, 20],
      [201, 20],
    ]);
    expect((await pay(orderId, { amount: 20 }, 'second piece')).body.payment).toMatchObject({ paid: 40 });
    expect(await pay(orderId, { amount: 21 }, 'second piece')).toMatchObject({
      status: 409,
      body: { reason: 'key_reused' },
    });
    expect((await moves(orderId)).moves).toHaveLength(2);
    expect(await faults()).toEqual([]);
  });

  it('of an order by test is not recorded by hand', async () => {
    const { orderId } = await order({ paymentMethod: 'test' });
    expect((await pay(orderId)).status).toBe(409);
  });

  it('goes back in part, and then in whole, and never more', async () => {
    const { orderId } = await order();
    await pay(orderId);
    const part = await refund(orderId, { amount: 9.93, reason: 'A bottle leaked' });
    expect(part.status).toBe(201);
    expect(part.body.payment).toMatchObject({
      status: 'partly_refunded',
      paid: 69.93,
      refunded: 9.93,
      open: 0,
    });
    expect(await refund(orderId, { amount: 60.01, reason: 'All of it' })).toMatchObject({
      status: 409,
      body: { message: 'At most $60.00 can be refunded: what was paid and has not been refunded yet.' },
    });
    expect((await refund(orderId, { amount: 60, reason: 'All of it' })).body.payment).toMatchObject({
      status: 'refunded',
      refunded: 69.93,
    });
    expect((await refund(orderId, { amount: 0.01, reason: 'More' })).status).toBe(409);
    expect(await balance('refunds_due')).toBe(0);
  });

  it('is taken off goods, shipping and gift wrap in proportion', async () => {
    const { orderId } = await order({ giftWrap: true });
    await pay(orderId);
    const before = { shipping: await balance('shipping'), wrap: await balance('gift_wrap') };
    // 74.93: 59.98 + 10 of goods less nothing, 9.95 … of which a tenth goes back.
    await refund(orderId, { amount: 7.49, reason: 'Late' });
    expect(await balance('shipping')).toBeCloseTo(before.shipping + 0.99, 2);
    expect(await balance('gift_wrap')).toBeCloseTo(before.wrap + 0.5, 2);
  });

  it('goes back once when two administrators refund at once', async () => {
    const { orderId } = await order();
    await pay(orderId);
    const answers = await Promise.all([1, 2].map(() => refund(orderId, { amount: 69.93, reason: 'Twice' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await moves(orderId)).moves.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  });

  it('goes back when a paid order is cancelled, less what went back before', async () => {
    const { orderId } = await order();
    await pay(orderId);
    await refund(orderId, { amount: 10, reason: 'Dented tin' });
    const { body } = await admin.patch<Order>(`/api/admin/orders/${orderId}`, { status: 'cancelled' });
    expect(body).toMatchObject({ status: 'cancelled', payment: { status: 'refunded', refunded: 69.93 } });
    expect(await faults()).toEqual([]);
  });

  it('that goes back is told by mail: with the cancellation, or by itself', async () => {
    const { orderId } = await order();
    await pay(orderId);
    await refund(orderId, { amount: 10, reason: 'Dented tin' });
    await admin.patch(`/api/admin/orders/${orderId}`, { status: 'cancelled' });
    const unpaid = await order();
    await admin.patch(`/api/admin/orders/${unpaid.orderId}`, { status: 'cancelled' });
    const mails = await desk.shop.db.select().from(mailOutbox).orderBy(mailOutbox.id);
    const told = (id: number) =>
      mails
        .filter(({ data, template }) => data.orderId === id && template !== 'order-confirmation')
        .map(({ template, data }) => ({ template, refund: data.refund }));
    expect(told(orderId)).toEqual([
      { template: 'order-refunded', refund: { cents: 10_00, way: 'transfer' } },
      { template: 'order-cancelled', refund: { cents: 59_93, way: 'transfer' } },
    ]);
    expect(told(unpaid.orderId)).toEqual([{ template: 'order-cancelled', refund: undefined }]);
  });

  it('that was paid in part goes back as far as it came when the order is cancelled', async () => {
    const { orderId } = await order();
    await pay(orderId, { amount: 20 });
    const { body } = await admin.patch<Order>(`/api/admin/orders/${orderId}`, { status: 'cancelled' });
    expect(body.payment).toMatchObject({ status: 'refunded', paid: 20, refunded: 20, open: 0 });
  });

  it.each([
    [{ amount: -1, reason: 'x' }, 'amount'],
    [{ amount: 1e21, reason: 'x' }, 'amount'],
    [{ amount: 0, reason: 'x' }, 'amount'],
    [{ amount: 0.001, reason: 'x' }, 'amount'],
    [{ amount: '5', reason: 'x' }, 'amount'],
    [{ reason: 'x' }, 'amount'],
    [{ amount: 5 }, 'reason'],
    [{ amount: 5, reason: '  ' }, 'reason'],
  ])('is not refunded by %j', async (body, field) => {
    const { orderId } = await order();
    await pay(orderId);
    const refused = await refund(orderId, body);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields)).toEqual([field]);
  });

  it('that was never paid cannot go back', async () => {
    const { orderId } = await order();
    expect(await refund(orderId, { amount: 5, reason: 'x' })).toMatchObject({
      status: 409,
      body: { message: 'Nothing paid on this order is left to refund.' },
    });
  });

  it.each([{ amount: -1 }, { amount: 0 }, { amount: 1e9 }, { amount: 1e21 }, { note: 'x'.repeat(501) }])(
    'is not recorded by %j',
    async (body) => {
      const { orderId } = await order();
      expect((await pay(orderId, body)).status).toBe(400);
    },
  );

  it('of an order that does not exist is not found', async () => {
    expect((await pay(999_999)).status).toBe(404);
    expect((await refund(999_999, { amount: 1, reason: 'x' })).status).toBe(404);
    expect((await admin.get('/api/admin/orders/999999/payments')).status).toBe(404);
  });
});
