import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminOrder } from '#domains/orders/model/admin-orders.ts';
import type { Order } from '#domains/orders/model/order.ts';
import type { TestPayment } from '#domains/payments/model/payment-answers.ts';
import { PAYMENT_WINDOW_MS } from '#domains/orders/model/payments/payment-window.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { takeDueMails } from '#engine/server/mail/outbox.queries.ts';
import { FORM, openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { anAdmin, aProducer } from '../../../../tests/support/people.ts';
import { aCode } from '../../../../tests/support/promo-codes.ts';
import type { Visitor } from '../../../../tests/support/test-app.ts';
import { expireUnpaid } from './expire-unpaid.ts';
import { openProviders } from './providers.ts';

const BY_TEST = { ...FORM, paymentMethod: 'test' };

describe('an order paid by test', () => {
  const desk = openCheckoutDesk({ payments: ['invoice', 'test'] });
  let producer: Visitor;
  let admin: Visitor;
  beforeAll(async () => {
    const { db } = desk.shop;
    const [maker] = await db
      .select({ slug: producerProfiles.slug })
      .from(products)
      .innerJoin(producerProfiles, eq(producerProfiles.id, products.producerId))
      .where(eq(products.id, desk.oil));
    producer = (await aProducer(desk.shop, maker!.slug)).visitor;
    admin = (await anAdmin(desk.shop)).visitor;
  });

  const order = async () => {
    await desk.add(desk.oil, 2);
    const { status, body } = await desk.checkout(desk.visitor, BY_TEST);
    expect(status).toBe(201);
    const reference = body.payment.redirectUrl!.split('/pay/')[1]!;
    return {
      id: body.orderId,
      answer: body,
      reference,
      press: (outcome: string) =>
        desk.visitor.post<TestPayment & { message: string }>(`/api/payments/test/${reference}`, { outcome }),
      read: async () =>
        (await desk.visitor.get<Order>(`/api/orders/${body.orderId}?token=${body.token}`)).body,
    };
  };
  const mailsAbout = async (orderId: number) => {
    const found = await desk.shop.db.select().from(mailOutbox);
    return found.filter(({ data }) => data.orderId === orderId);
  };
  const seenByProducer = async (orderId: number) => {
    const listed = (await producer.get<{ id: number }[]>('/api/producer/orders')).body;
    return listed.some(({ id }) => id === orderId);
  };
  const later = (ms: number) =>
    expireUnpaid(desk.shop.shop, openProviders(desk.shop.shop), new Date(Date.now() + ms));

  it('waits for its payment: placed, stock taken, unseen by the producer, mails held back', async () => {
    const placed = await order();
    expect(placed.answer.payment).toMatchObject({
      method: 'test',
      status: 'open',
      paid: 0,
      refunded: 0,
      open: 59.93,
      dueOn: null,
      redirectUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/pay\/[\w-]{24}$/) as string,
    });
    const { redirectUrl: _, ...payment } = placed.answer.payment;
    expect(placed.answer.order.payment).toEqual(payment);
    expect(await placed.read()).toMatchObject({ status: 'pending', payment });
    expect((await readLedger(desk.shop.db)).stock).toBe(desk.before.stock - 2);
    expect(await seenByProducer(placed.id)).toBe(false);
    expect((await producer.get(`/api/producer/orders/${placed.id}`)).status).toBe(404);
    expect((await producer.post(`/api/producer/orders/${placed.id}/ship`)).status).toBe(404);
    const mails = await mailsAbout(placed.id);
    expect(mails.map(({ template }) => template).toSorted()).toEqual(['new-order', 'order-confirmation']);
    const due = await takeDueMails(desk.shop.db, { limit: 1_000 });
    expect(due.filter(({ data }) => (data as { orderId?: number }).orderId === placed.id)).toEqual([]);
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it('says at the desk until when it can be paid, and no longer once it is', async () => {
    const placed = await order();
    const listed = async () => {
      const path = `/api/admin/orders?limit=1&q=%23${placed.id}`;
      return (await admin.get<{ items: AdminOrder[] }>(path)).body.items[0];
    };
    const { payUntil } = (await placed.read()).payment;
    expect(payUntil).not.toBeNull();
    expect(await listed()).toMatchObject({ status: 'pending', payUntil });
    await placed.press('paid');
    expect(await listed()).toMatchObject({ status: 'pending', payUntil: null });
  });

  it('cannot be moved on before it is paid, only cancelled', async () => {
    const placed = await order();
    const move = (status: string) => admin.patch(`/api/admin/orders/${placed.id}`, { status });
    expect(await move('processing')).toMatchObject({
      status: 409,
      body: { message: 'This order has not been paid yet.' },
    });
    expect((await move('cancelled')).body).toMatchObject({ payment: { status: 'cancelled', open: 0 } });
    expect(await readLedger(desk.shop.db)).toMatchObject({ stock: desk.before.stock, faults: [] });
  });

  it('counts once it is paid: producer, mails, ledger', async () => {
    const placed = await order();
    const paid = await placed.press('paid');
    expect(paid).toMatchObject({ status: 200, body: { status: 'paid', orderId: placed.id, amount: 59.93 } });
    expect((await placed.read()).payment).toMatchObject({
      status: 'paid',
      paid: 59.93,
      open: 0,
      payUntil: null,
    });
    expect(await seenByProducer(placed.id)).toBe(true);
    const due = await takeDueMails(desk.shop.db, { limit: 1_000 });
    const ours = due.filter(({ data }) => (data as { orderId?: number }).orderId === placed.id);
    expect(ours.map(({ template }) => template).toSorted()).toEqual(['new-order', 'order-confirmation']);
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it('is paid once, however often the button is pressed', async () => {
    const placed = await order();
    const answers = await Promise.all([1, 2, 3].map(() => placed.press('paid')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await placed.read()).payment).toMatchObject({ status: 'paid', paid: 59.93 });
    expect(await placed.press('declined')).toMatchObject({
      status: 409,
      body: { message: 'This order has already been paid.' },
    });
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it('that was declined stays open and can be tried again', async () => {
    const placed = await order();
    expect((await placed.press('declined')).body).toMatchObject({ status: 'open', isDeclined: true });
    expect(await placed.read()).toMatchObject({
      status: 'pending',
      payment: { status: 'open', isDeclined: true },
    });
    expect((await placed.press('paid')).body).toMatchObject({ status: 'paid' });
  });

  it('that was cancelled gives its stock back at once, and nobody hears of it', async () => {
    const placed = await order();
    expect((await placed.press('cancelled')).body).toMatchObject({ status: 'cancelled' });
    const read = await placed.read();
    expect(read).toMatchObject({ status: 'cancelled', payment: { status: 'cancelled', paid: 0 } });
    expect(read.history.at(-1)).toMatchObject({ status: 'cancelled', actor: 'customer' });
    expect(await mailsAbout(placed.id)).toEqual([]);
    expect(await readLedger(desk.shop.db)).toMatchObject({ stock: desk.before.stock, faults: [] });
    expect(await placed.press('paid')).toMatchObject({
      status: 409,
      body: { message: 'This order is cancelled and can no longer be paid.' },
    });
  });

  it('is cancelled by the system after half an hour, not before', async () => {
    // Those of the tests before.
    await later(PAYMENT_WINDOW_MS + 1_000);
    const { stock } = await readLedger(desk.shop.db);
    const placed = await order();
    await placed.press('declined');
    await later(PAYMENT_WINDOW_MS - 60_000);
    expect((await placed.read()).status).toBe('pending');
    await Promise.all([later(PAYMENT_WINDOW_MS + 1_000), later(PAYMENT_WINDOW_MS + 1_000)]);
    const read = await placed.read();
    expect(read).toMatchObject({ status: 'cancelled', payment: { status: 'cancelled' } });
    expect(read.history.at(-1)).toMatchObject({ status: 'cancelled', actor: 'system' });
    expect(await mailsAbout(placed.id)).toEqual([]);
    expect(await readLedger(desk.shop.db)).toMatchObject({ stock, faults: [] });
  });

  it('of nothing is paid at once, without a provider', async () => {
    await aCode(desk.shop.db, 'ALL-OF-IT', { value: 100_00 });
    // Five bottles cost more than $100, so shipping is free.
    await desk.add(desk.oil, 5);
    await desk.visitor.post('/api/cart/promo', { code: 'ALL-OF-IT' });
    const { status, body } = await desk.checkout(desk.visitor, BY_TEST);
    expect(status).toBe(201);
    expect(body.order.orderTotal).toBe(0);
    expect(body.payment).toMatchObject({
      method: 'test',
      status: 'paid',
      paid: 0,
      open: 0,
      payUntil: null,
      redirectUrl: null,
    });
    expect(await seenByProducer(body.orderId)).toBe(true);
    await later(PAYMENT_WINDOW_MS + 1_000);
    const read = await desk.visitor.get<Order>(`/api/orders/${body.orderId}?token=${body.token}`);
    expect(read.body).toMatchObject({ status: 'pending', payment: { status: 'paid' } });
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it('that is paid never expires', async () => {
    const placed = await order();
    await placed.press('paid');
    await later(10 * PAYMENT_WINDOW_MS);
    expect(await placed.read()).toMatchObject({ status: 'pending', payment: { status: 'paid' } });
  });

  it('is refunded when it is cancelled after it was paid', async () => {
    const placed = await order();
    await placed.press('paid');
    const { body } = await admin.patch<Order>(`/api/admin/orders/${placed.id}`, { status: 'cancelled' });
    expect(body.payment).toMatchObject({ status: 'refunded', paid: 59.93, refunded: 59.93, open: 0 });
    expect(await readLedger(desk.shop.db)).toMatchObject({ stock: desk.before.stock, faults: [] });
  });

  it('tells its customer where to pay, until it is paid', async () => {
    const placed = await order();
    const ask = () => desk.visitor.post(`/api/orders/${placed.id}/payment?token=${placed.answer.token}`);
    expect((await ask()).body).toEqual(placed.answer.payment);
    await placed.press('paid');
    expect((await ask()).body).toMatchObject({ status: 'paid', redirectUrl: null });
    expect((await desk.visitor.post(`/api/orders/${placed.id}/payment?token=wrong`)).status).toBe(404);
  });

  it('is the same order and the same payment when it is sent twice', async () => {
    await desk.add(desk.oil, 1);
    const first = await desk.checkout(desk.visitor, BY_TEST, 'once');
    const second = await desk.checkout(desk.visitor, BY_TEST, 'once');
    expect(second.body.payment).toEqual(first.body.payment);
  });

  it.each([
    ['an unknown reference', 'nothing', { outcome: 'paid' }, 404],
    ['an outcome that is none', undefined, { outcome: 'free' }, 400],
    ['no outcome', undefined, {}, 400],
  ])('refuses %s', async (_, reference, body, status) => {
    const placed = await order();
    const url = `/api/payments/test/${reference ?? placed.reference}`;
    expect((await desk.visitor.post(url, body)).status).toBe(status);
  });
});

describe('a shop that does not offer test', () => {
  const desk = openCheckoutDesk();

  it('refuses it at checkout by name, and orders by invoice', async () => {
    await desk.add(desk.oil, 1);
    const refused = await desk.checkout(desk.visitor, BY_TEST);
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { paymentMethod: 'Please choose one of the payment methods' } },
    });
    const { body } = await desk.checkout(desk.visitor, FORM);
    expect(body.payment).toMatchObject({ method: 'invoice', status: 'open', redirectUrl: null });
    expect(body.order.payment.invoiceNumber).toMatch(/^M-\d{4}-\d{6}$/);
    const [mail] = await desk.shop.db
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.template, 'order-confirmation')));
    expect(mail).toMatchObject({ waitsForOrderId: null });
  });

  it('has no page that pays', async () => {
    expect((await desk.visitor.post('/api/payments/test/x', { outcome: 'paid' })).status).toBe(404);
  });
});
