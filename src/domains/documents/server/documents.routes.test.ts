import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Document, ListedDocument } from '#domains/documents/model/document.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { runPayouts } from '#domains/ledger/server/run-payouts.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { shopDay } from '#engine/model/dates.ts';
import { documentFaults } from '../../../../tests/support/document-faults.ts';
import { FORM } from '../../../../tests/support/checkout-desk.ts';
import { aBuyer, aProducer } from '../../../../tests/support/people.ts';
import { givePayoutAccounts } from '../../../../tests/support/payout-accounts.ts';
import { aCode } from '../../../../tests/support/promo-codes.ts';
import { openReturnsDesk } from '../../../../tests/support/returns-desk.ts';
import type { Visitor } from '../../../../tests/support/test-app.ts';
import { documents } from './documents.schema.ts';
import { writeMissingDocuments } from './missing-documents.ts';
import { writeInvoices } from './write-invoices.ts';

const desk = openReturnsDesk({ payments: ['invoice', 'test'] });
const year = shopDay(new Date()).slice(0, 4);
const sequence = (number: string) => Number(number.split('-')[2]);

const buy = async (form: object = {}, who: Visitor = desk.visitor) => {
  await desk.add(desk.oil, 2, who);
  await desk.add(desk.cheese, 1, who);
  return (await desk.checkout(who, { ...FORM, ...form })).body;
};
const documentsOf = async ({ orderId, token }: { orderId: number; token: string }) =>
  (await desk.visitor.get<ListedDocument[]>(`/api/orders/${orderId}/documents?token=${token}`)).body;
const read = async (number: string, token: string) =>
  (await desk.visitor.get<Document>(`/api/documents/${number}?token=${token}`)).body;
const orderNow = async (orderId: number) =>
  (await desk.admin.get<Order>(`/api/admin/orders/${orderId}`)).body;

describe('the invoice of an order', () => {
  it('is there with the order: its number in the answer, on the order and among its documents', async () => {
    const placed = await buy();
    const { invoiceNumber } = placed.order.payment;
    expect(invoiceNumber).toMatch(new RegExp(`^M-${year}-\\d{6}$`));
    expect((await orderNow(placed.orderId)).payment.invoiceNumber).toBe(invoiceNumber);
    const { orderId, order } = placed;
    expect(await documentsOf(placed)).toEqual([
      {
        number: invoiceNumber,
        kind: 'invoice',
        date: shopDay(new Date()),
        total: order.orderTotal,
        currency: 'USD',
        orderId,
      },
    ]);
    expect((await buy()).order.payment.invoiceNumber).toBe(
      `M-${year}-${String(sequence(invoiceNumber!) + 1).padStart(6, '0')}`,
    );
  });

  it('says what was bought, for whom, and when to pay it', async () => {
    await aCode(desk.shop.db, 'TENTH');
    await desk.add(desk.oil, 6);
    await desk.visitor.post('/api/cart/promo', { code: 'TENTH' });
    const form = { shippingMethod: 'express', giftWrap: true, customerPhone: '+1 207 555 0100' };
    const { order, token } = (await desk.checkout(desk.visitor, { ...FORM, ...form })).body;
    const invoice = await read(order.payment.invoiceNumber!, token);
    expect(invoice).toMatchObject({
      total: order.orderTotal,
      recipient: {
        name: FORM.customerName,
        email: FORM.customerEmail,
        phone: '+1 207 555 0100',
        address: FORM.shippingAddress,
      },
      goods: {
        subtotal: order.subtotal,
        discountTotal: order.discountTotal,
        promo: { code: 'TENTH', discount: order.promo!.discount },
        shipping: order.shipping,
        shippingMethod: 'express',
        giftWrap: order.giftWrapPrice,
        dueOn: order.payment.dueOn,
        paymentMethod: 'invoice',
        corrects: null,
        lines: order.items.map(({ quantity, unitPrice, discount, lineTotal, product }) => ({
          name: product.name,
          quantity,
          unitPrice,
          discount,
          amount: lineTotal,
        })),
      },
    });
    expect(await documentFaults(desk.shop.db)).toEqual([]);
  });

  it('of an order that waits to be paid is written when it is paid, and never if it is not', async () => {
    const paid = await buy({ paymentMethod: 'test' });
    const left = await buy({ paymentMethod: 'test' });
    expect(paid.order.payment.invoiceNumber).toBeNull();
    expect(await documentsOf(paid)).toEqual([]);
    const pay = (url: string, outcome: string) =>
      desk.visitor.post(`/api/payments/test/${url.split('/').at(-1)}`, { outcome });
    await pay(paid.payment.redirectUrl!, 'paid');
    await pay(left.payment.redirectUrl!, 'cancelled');
    const [invoice] = await documentsOf(paid);
    expect(invoice).toMatchObject({ kind: 'invoice', total: paid.order.orderTotal });
    expect((await read(invoice!.number, paid.token)).goods).toMatchObject({ dueOn: null, payTo: null });
    expect(await documentsOf(left)).toEqual([]);
  });

  it('is one however many ask for it at once, and none is left out in a crowd', async () => {
    const visitors = Array.from({ length: 12 }, () => desk.shop.visitor());
    await Promise.all(visitors.map((who) => desk.add(desk.oil, 1, who)));
    const placed = await Promise.all(visitors.map((who) => desk.checkout(who)));
    const numbers = placed.map(({ body }) => body.order.payment.invoiceNumber!);
    expect(new Set(numbers).size).toBe(12);
    const ids = placed.map(({ body }) => body.orderId);
    const again = await Promise.all([1, 2, 3].map(() => writeInvoices(desk.shop.db, ids)));
    for (const found of again) expect([...found.values()].toSorted()).toEqual(numbers.toSorted());
    expect(await documentFaults(desk.shop.db)).toEqual([]);
  });
});

describe('what an order costs less', () => {
  it('is a credit note for each cancellation, refund and return, and together they say what it costs now', async () => {
    const order = await desk.buy({ oil: 4, cheese: 2, form: { shippingMethod: 'express' } });
    await desk.admin.post(`/api/admin/orders/${order.id}/payments`);
    await desk.admin.post(`/api/admin/orders/${order.id}/refunds`, { amount: 7.77, reason: 'late' });
    const { id } = (await desk.request(order)).body;
    await desk.walk(id, 'authorized', 'received', 'inspected', 'refunded');
    const access = { orderId: order.id, token: order.token };
    const [invoice, refund, returned, ...more] = await documentsOf(access);
    expect(more).toEqual([]);
    expect(refund).toMatchObject({ kind: 'credit_note', total: 7.77 });
    const corrects = { number: invoice!.number, reason: 'return' };
    expect(await read(returned!.number, order.token)).toMatchObject({
      kind: 'credit_note',
      goods: { corrects, lines: [{ quantity: 1 }], payTo: null },
    });
    const cancelled = await buy();
    await desk.visitor.post(`/api/orders/${cancelled.orderId}/cancel?token=${cancelled.token}`);
    const [billed, credited] = await documentsOf(cancelled);
    expect(credited!.total).toBe(billed!.total);
    expect(await read(credited!.number, cancelled.token)).toMatchObject({
      goods: {
        lines: [
          { quantity: 2, unitPrice: 24.99 },
          { quantity: 1, unitPrice: 10 },
        ],
        shipping: 9.95,
      },
    });
    expect(await documentFaults(desk.shop.db)).toEqual([]);
  });

  it('is written once, also when an exchange costs nothing and is cancelled', async () => {
    const order = await desk.buy({ oil: 3 });
    const { id } = (await desk.request(order, { kind: 'exchange' })).body;
    await desk.walk(id, 'authorized', 'received', 'inspected', 'exchanged');
    const [exchange] = await desk.shop.db
      .select({ id: orders.id })
      .from(orders)
      .orderBy(sql`${orders.id} desc`)
      .limit(1);
    const token = desk.shop.shop.links.sign('order', exchange!.id);
    expect(await documentsOf({ orderId: exchange!.id, token })).toMatchObject([
      { kind: 'invoice', total: 0 },
    ]);
    await desk.admin.patch(`/api/admin/orders/${exchange!.id}`, { status: 'cancelled' });
    await Promise.all([1, 2].map(() => writeMissingDocuments(desk.shop.db, new Date())));
    expect(await documentFaults(desk.shop.db)).toEqual([]);
  });
});

describe('documents', () => {
  it('are for those who may see the order, and for nobody else', async () => {
    const buyer = await aBuyer(desk.shop, 'reader-of-documents');
    const placed = await buy({}, buyer.visitor);
    const number = placed.order.payment.invoiceNumber!;
    const url = `/api/user/orders/${placed.orderId}/documents`;
    expect((await buyer.visitor.get<ListedDocument[]>(url)).body).toMatchObject([{ number }]);
    expect((await buyer.visitor.get(`/api/documents/${number}`)).status).toBe(200);
    const stranger = (await aBuyer(desk.shop, 'stranger-to-documents')).visitor;
    expect((await stranger.get(url)).status).toBe(404);
    for (const who of [stranger, desk.shop.visitor()]) {
      expect((await who.get(`/api/documents/${number}`)).status).toBe(404);
      expect((await who.get(`/api/documents/${number}?token=made-up`)).status).toBe(404);
      expect((await who.get(`/api/orders/${placed.orderId}/documents?token=x`)).status).toBe(404);
    }
    const other = await buy();
    expect((await stranger.get(`/api/documents/${number}?token=${other.token}`)).status).toBe(404);
    expect((await stranger.get('/api/documents/M-2026-1')).status).toBe(400);
  });

  it('are found by administrators by kind, days, number, order and name', async () => {
    const placed = await buy({ customerName: 'Ottilie Quill' });
    const { number } = (await documentsOf(placed))[0]!;
    const find = async (query: string) =>
      (await desk.admin.get<ListedDocument[]>(`/api/admin/documents?${query}`)).body.map(
        (each) => each.number,
      );
    for (const q of [number, number.toLowerCase(), `%23${placed.orderId}`, 'ottilie'])
      expect(await find(`q=${q}`)).toEqual([number]);
    expect(await find(`kind=credit_note&q=ottilie`)).toEqual([]);
    expect(await find(`q=ottilie&from=${placed.order.createdAt.slice(0, 4)}-01-01&until=2020-01-01`)).toEqual(
      [],
    );
    const { body } = await desk.admin.get<{ items: ListedDocument[]; total: number }>(
      '/api/admin/documents?limit=1&kind=invoice',
    );
    expect(body.items).toMatchObject([{ number }]);
    expect((await desk.admin.get('/api/admin/documents?kind=letter')).status).toBe(400);
  });

  it('are never changed or removed: the database refuses', async () => {
    const refused = { cause: { message: 'Rows of documents are never changed or removed' } };
    const { db } = desk.shop;
    await expect(db.update(documents).set({ totalCents: 1 })).rejects.toMatchObject(refused);
    await expect(db.update(documents).set({ recipient: null })).rejects.toMatchObject(refused);
    await expect(db.delete(documents)).rejects.toMatchObject(refused);
    await expect(db.execute(sql`truncate documents`)).rejects.toMatchObject(refused);
  });
});

describe('the statement of a payout', () => {
  let producer: Awaited<ReturnType<typeof aProducer>>;
  beforeAll(async () => {
    const order = await desk.buy({ oil: 10 });
    await desk.admin.post(`/api/admin/orders/${order.id}/payments`);
    await desk.arrive(order.id, new Date(Date.now() - 30 * 24 * 60 * 60 * 1000));
    producer = await aProducer(desk.shop, 'frantoio-ripalunga');
    await givePayoutAccounts(desk.shop.db);
    await runPayouts(desk.shop.db, new Date());
  });

  it('says what was sold, what the shop kept and what is paid, to its producer alone', async () => {
    const { body } = await producer.visitor.get<ListedDocument[]>('/api/producer/documents');
    expect(body).toMatchObject([{ kind: 'payout_statement', orderId: null }]);
    const { number, total } = body[0]!;
    expect(number).toBe(`P-${year}-000001`);
    const { statement } = (await producer.visitor.get<Document>(`/api/documents/${number}`)).body;
    expect(statement!.goods - statement!.commission).toBeCloseTo(total, 2);
    const other = await aProducer(desk.shop, 'skerrowdale-dairy');
    expect((await other.visitor.get(`/api/documents/${number}`)).status).toBe(404);
    expect((await other.visitor.get<ListedDocument[]>('/api/producer/documents')).body).toEqual([]);
    expect((await desk.admin.get(`/api/documents/${number}`)).status).toBe(200);
    expect(await documentFaults(desk.shop.db)).toEqual([]);
  });
});

describe('documents of long ago', () => {
  it('forget whom they were for once the books need not say it, and nothing else', async () => {
    const { db } = desk.shop;
    const [kept] = await db.select().from(documents).orderBy(documents.id).limit(1);
    const { id: _id, ...old } = { ...kept!, number: 'M-2001-000001', cause: 'old', keepUntil: '2011-01-01' };
    const [written] = await db.insert(documents).values(old).returning();
    const one = eq(documents.id, written!.id);
    await expect(db.update(documents).set({ recipient: null, totalCents: 1 }).where(one)).rejects.toThrow();
    await db.update(documents).set({ recipient: null }).where(one);
    expect(await db.select().from(documents).where(one)).toEqual([{ ...written!, recipient: null }]);
  });
});
