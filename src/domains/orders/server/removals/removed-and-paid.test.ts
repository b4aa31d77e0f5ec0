import { and, ne, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#domains/orders/model/order.ts';
import type { RemovalQuoteView } from '#domains/orders/model/removals/removal-input.ts';
import type { Document } from '#domains/documents/model/document.ts';
import type { OrderMoves } from '#domains/payments/model/payment-answers.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { documentFaults } from '../../../../../tests/support/document-faults.ts';
import { readLedger } from '../../../../../tests/support/ledger.ts';
import { aBuyer } from '../../../../../tests/support/people.ts';
import { aCode } from '../../../../../tests/support/promo-codes.ts';
import { openReturnsDesk } from '../../../../../tests/support/returns-desk.ts';
import { FORM } from '../../../../../tests/support/checkout-desk.ts';

const desk = openReturnsDesk({ payments: ['invoice', 'test'] });
beforeAll(() => aCode(desk.shop.db, 'TENTH'));

const soundBooks = async () => {
  expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  expect(await documentFaults(desk.shop.db)).toEqual([]);
};
/** Two bottles of oil and three cheeses: 79.98 and shipping. */
const order = async (form: object = {}, who = desk.visitor) => {
  await desk.add(desk.oil, 2, who);
  await desk.add(desk.cheese, 3, who);
  const { body } = await desk.checkout(who, { ...FORM, ...form });
  return { ...body, itemIds: body.order.items.map(({ id }) => id) as [number, number] };
};
const payByTest = async (url: string) =>
  desk.visitor.post(`/api/payments/test/${url.split('/').at(-1)!}`, { outcome: 'paid' });
const paidOrder = async (form: object = {}) => {
  const placed = await order({ paymentMethod: 'test', ...form });
  await payByTest(placed.payment.redirectUrl!);
  return placed;
};
const remove = (orderId: number, items: [itemId: number, quantity: number][], more: object = {}) =>
  desk.admin.post<Order & { message: string }>(`/api/admin/orders/${orderId}/removals`, {
    items: items.map(([itemId, quantity]) => ({ itemId, quantity })),
    ...more,
  });
const quoteOf = async (orderId: number, items: [itemId: number, quantity: number][]) =>
  (
    await desk.admin.get<RemovalQuoteView>(
      `/api/admin/orders/${orderId}/removals/quote?items=${items.map((pair) => pair.join(':')).join(',')}`,
    )
  ).body;
const moves = async (orderId: number) =>
  (await desk.admin.get<OrderMoves>(`/api/admin/orders/${orderId}/payments`)).body;
const lastMail = async (template: string) =>
  (await desk.shop.db.select().from(mailOutbox)).findLast((mail) => mail.template === template)?.data;

describe('pieces removed from an order that is paid', () => {
  it('give their money back the way it came, once, and one mail says so', async () => {
    const { orderId, itemIds } = await paidOrder();
    const quote = await quoteOf(orderId, [[itemIds[0], 1]]);
    expect(quote).toMatchObject({ reduced: 24.99, lowered: 0, open: 0, refund: 24.99, total: 64.94 });
    const { body } = await remove(orderId, [[itemIds[0], 1]]);
    expect(body).toMatchObject({
      cancelledTotal: 24.99,
      payment: { status: 'partly_refunded', refunded: 24.99 },
    });
    expect((await moves(orderId)).moves.at(-1)).toMatchObject({
      kind: 'refund',
      amount: 24.99,
      note: 'removed',
      isFailed: false,
    });
    expect(await lastMail('order-reduced')).toMatchObject({
      orderId,
      refund: { cents: 24_99, way: 'test' },
      lessCents: 0,
      totalCents: 64_94,
    });
    const told = (await desk.shop.db.select().from(mailOutbox)).filter(
      ({ template, data }) =>
        template === 'order-refunded' && (data as { orderId: number }).orderId === orderId,
    );
    expect(told).toEqual([]);
    await soundBooks();
  });

  it('with a code give back what they cost after it, to the cent in any steps', async () => {
    const { orderId, itemIds, order: placed } = await paidOrder({ promoCode: 'TENTH' });
    let refunded = 0;
    for (const pieces of [1, 1, 1] as const) {
      const { refund } = await quoteOf(orderId, [[itemIds[1], pieces]]);
      refunded += refund;
      const { body } = await remove(orderId, [[itemIds[1], pieces]]);
      expect(body.payment.refunded).toBeCloseTo(refunded, 2);
    }
    expect(refunded).toBeCloseTo(27, 2);
    const { body } = await desk.admin.patch<Order>(`/api/admin/orders/${orderId}`, { status: 'cancelled' });
    expect(body.payment.refunded).toBe(placed.orderTotal);
    await soundBooks();
  });

  it('give back no more than refunds have left of it', async () => {
    const { orderId, itemIds } = await paidOrder();
    const refund = { amount: 80, reason: 'A gesture' };
    expect((await desk.admin.post(`/api/admin/orders/${orderId}/refunds`, refund)).status).toBe(201);
    const quote = await quoteOf(orderId, [
      [itemIds[0], 1],
      [itemIds[1], 2],
    ]);
    expect(quote.reduced).toBeLessThan(44.99);
    expect(quote).toMatchObject({ refund: quote.reduced, total: 44.94 });
    const { body } = await remove(orderId, [
      [itemIds[0], 1],
      [itemIds[1], 2],
    ]);
    expect(body.payment.refunded).toBeCloseTo(80 + quote.refund, 2);
    await soundBooks();
  });

  it('that were paid in part lower first what is owed', async () => {
    const { orderId, itemIds } = await order();
    await desk.admin.post(`/api/admin/orders/${orderId}/payments`, { amount: 80 });
    expect(await quoteOf(orderId, [[itemIds[0], 1]])).toMatchObject({
      reduced: 24.99,
      lowered: 9.93,
      open: 0,
      refund: 15.06,
    });
    const { body } = await remove(orderId, [[itemIds[0], 1]]);
    expect(body.payment).toMatchObject({ open: 0, refunded: 15.06 });
    expect(await lastMail('order-reduced')).toMatchObject({
      lessCents: 9_93,
      openCents: 0,
      refund: { cents: 15_06, way: 'transfer' },
    });
    await soundBooks();
  });

  it('go back as credit where the clerk says so and somebody has an account', async () => {
    const { visitor } = await aBuyer(desk.shop, 'credited');
    const { orderId, itemIds, payment } = await order({ paymentMethod: 'test' }, visitor);
    await payByTest(payment.redirectUrl!);
    expect((await remove(orderId, [[itemIds[0], 2]], { asCredit: true })).status).toBe(201);
    expect((await visitor.get('/api/user/credit')).body).toMatchObject({ balance: 49.98 });
    const guest = await paidOrder();
    expect((await remove(guest.orderId, [[guest.itemIds[0], 1]], { asCredit: true })).status).toBe(409);
    await soundBooks();
  });

  it('have a credit note that names them, and cancelling has one that names the rest', async () => {
    const { orderId, itemIds } = await order({ promoCode: 'TENTH' });
    await remove(orderId, [
      [itemIds[0], 1],
      [itemIds[1], 1],
    ]);
    await desk.admin.patch(`/api/admin/orders/${orderId}`, { status: 'cancelled' });
    await soundBooks();
    const { body } = await desk.admin.get<{ number: string; kind: string }[]>(
      `/api/admin/orders/${orderId}/documents`,
    );
    const notes = [];
    for (const { number, kind } of body)
      if (kind === 'credit_note')
        notes.push((await desk.admin.get<Document>(`/api/documents/${number}`)).body.goods!);
    const lines = notes.map(({ corrects, lines: named }) => [
      corrects!.reason,
      named.map(({ quantity, amount }) => [quantity, amount]),
    ]);
    expect(lines.toSorted()).toEqual([
      [
        'cancellation',
        [
          [1, 24.99],
          [2, 20],
        ],
      ],
      [
        'removal',
        [
          [1, 24.99],
          [1, 10],
        ],
      ],
    ]);
  });
});

describe('an order in exchange', () => {
  it('cost nothing: nothing is removed from it, and cancelling it opens its return again', async () => {
    const bought = await desk.buy({ oil: 2 });
    await desk.admin.post(`/api/admin/orders/${bought.id}/payments`, {});
    const items = [{ itemId: bought.itemIds[0], quantity: 2 }];
    const { id } = (await desk.request(bought, { kind: 'exchange', items })).body;
    const { body } = await desk.walk(id, 'authorized', 'received', 'inspected', 'exchanged');
    const exchange = (await desk.admin.get<Order>(`/api/admin/orders/${body.exchangeOrderId}`)).body;
    const refused = await remove(exchange.id, [[exchange.items[0]!.id, 1]]);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(body.number);
    await soundBooks();
  });
});

describe('what was removed', () => {
  it('cannot be returned, and the rest can: with the shipping where all that was sent comes back', async () => {
    await desk.add(desk.oil, 3);
    const { body: placed } = await desk.checkout(desk.visitor, FORM);
    const [itemId] = placed.order.items.map(({ id }) => id);
    await desk.admin.post(`/api/admin/orders/${placed.orderId}/payments`, {});
    await remove(placed.orderId, [[itemId!, 1]]);
    for (const status of ['processing', 'shipped', 'completed'])
      await desk.admin.patch(`/api/admin/orders/${placed.orderId}`, { status });
    const token = desk.shop.shop.links.sign('order', placed.orderId);
    const delivered = { id: placed.orderId, token, itemIds: [itemId!] };
    const options = await desk.visitor.get<{ items: { quantity: number; quantityLeft: number }[] }>(
      `/api/orders/${placed.orderId}/return-options?token=${token}`,
    );
    expect(options.body.items).toMatchObject([{ quantity: 2, quantityLeft: 2 }]);
    expect((await desk.request(delivered, { items: [{ itemId, quantity: 3 }] })).status).toBeGreaterThan(399);
    const { body } = await desk.request(delivered, { items: [{ itemId, quantity: 2 }] });
    const settled = await desk.walk(body.id, 'authorized', 'received', 'inspected', 'refunded');
    expect(settled.body.refundAmount).toBe(59.93);
    await soundBooks();
  });

  it('is nothing to review, nor to order again', async () => {
    const { visitor } = await aBuyer(desk.shop, 'reviewer');
    // Two lines of one parcel, so that one of them may be emptied.
    const [sister] = await desk.shop.db
      .select({ id: products.id })
      .from(products)
      .where(
        and(
          ne(products.id, desk.oil),
          products.listed,
          sql`${products.producerId} = (select producer_id from products where id = ${desk.oil})`,
        ),
      )
      .limit(1);
    await desk.add(desk.oil, 2, visitor);
    await desk.add(sister!.id, 1, visitor);
    const { body } = await desk.checkout(visitor, FORM);
    const { orderId } = body;
    expect(body.order.parts).toHaveLength(1);
    const oil = body.order.items.find(({ productId }) => productId === desk.oil)!;
    await desk.admin.post(`/api/admin/orders/${orderId}/payments`, {});
    expect((await remove(orderId, [[oil.id, 2]])).body).toMatchObject({ status: 'pending' });
    for (const status of ['processing', 'shipped'])
      await desk.admin.patch(`/api/admin/orders/${orderId}`, { status });
    const review = (productId: number) =>
      visitor.post('/api/reviews', { orderId, productId, rating: 5, comment: 'Very good indeed.' });
    expect((await review(desk.oil)).status).toBe(404);
    expect((await review(sister!.id)).status).toBe(201);
    await visitor.post(`/api/user/orders/${orderId}/reorder`);
    expect((await desk.cartOf(visitor)).items.map(({ product }) => product.id)).toEqual([sister!.id]);
    await soundBooks();
  });
});
