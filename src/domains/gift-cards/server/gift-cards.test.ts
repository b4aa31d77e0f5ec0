import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readCardCode, spacedCardCode } from '#domains/gift-cards/model/gift-card.ts';
import { loadOrder } from '#domains/orders/server/orders.queries.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { dropMail } from '#engine/server/mail/outbox.queries.ts';
import { FORM, openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { documentFaults } from '../../../../tests/support/document-faults.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { aBuyer, anAdmin } from '../../../../tests/support/people.ts';
import { cancelUnpaidCards } from './cancel-unpaid-cards.ts';
import { giftCards } from './gift-cards.schema.ts';
import { openCode } from './sealed-codes.ts';
import { sendGiftCards, writeGiftCardMail } from './send-gift-cards.ts';

const desk = openCheckoutDesk({ payments: ['invoice', 'test'], publicUrl: 'http://shop.example' });

const WHO = { customerName: 'Ada Moreau', customerEmail: 'ada@example.com' };
const buy = (form: object = {}, headers = {}) =>
  desk.visitor.post<{ orderId: number; token: string; order: Order; payment: { redirectUrl: string } }>(
    '/api/gift-cards',
    { amount: 50, ...WHO, ...form },
    headers,
  );
const cardOf = async (orderId: number) => {
  const { parts } = (await loadOrder(desk.shop.db, orderId))!;
  const all = await desk.shop.db.select().from(giftCards);
  return all.find(
    ({ lastFour, amountCents }) => lastFour === parts[0]!.giftCard!.lastFour && amountCents > 0,
  )!;
};
const codeOf = async (orderId: number) => {
  const { codeHash, sealedCode } = await cardOf(orderId);
  return openCode(desk.shop.shop.keys, codeHash, sealedCode!)!;
};
const paid = async (form: object = {}) => {
  const { body } = await buy({ paymentMethod: 'test', ...form });
  const reference = body.payment.redirectUrl.split('/').at(-1)!;
  await desk.visitor.post(`/api/payments/test/${reference}`, { outcome: 'paid' });
  return { orderId: body.orderId, token: body.token, code: await codeOf(body.orderId) };
};
const balance = async (code: string) =>
  (await desk.visitor.get<{ balance: number; state: string }>(`/api/gift-cards/${code}`)).body;
const order = (giftCardCodes: string[], form: object = {}, who = desk.visitor) =>
  desk.checkout(who, { ...FORM, giftCards: giftCardCodes, ...form });
const isFaultless = async () => {
  expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  expect(await documentFaults(desk.shop.db)).toEqual([]);
};

describe('buying a gift card', () => {
  it.each([
    [{ amount: 9.99 }],
    [{ amount: 500.01 }],
    [{ amount: -50 }],
    [{ amount: 0 }],
    [{ amount: 20.005 }],
    [{ amount: '50' }],
    [{ recipientEmail: 'nobody' }],
    [{ message: 'x'.repeat(501) }],
    [{ sendOn: '2020-01-01' }],
    [{ sendOn: '2099-01-01' }],
    [{ sendOn: 'tomorrow' }],
    [{ customerEmail: undefined }],
    [{ customerName: 'A' }],
  ])('refuses %j', async (form) => {
    expect((await buy(form)).status).toBe(400);
  });

  it('is an order of its own without shipping, discount or tax', async () => {
    const { status, body } = await buy({ recipientEmail: 'grace@example.com', message: 'Enjoy!' });
    expect(status).toBe(201);
    expect(body.order).toMatchObject({
      status: 'pending',
      subtotal: 50,
      orderTotal: 50,
      shipping: 0,
      taxTotal: 0,
      items: [],
      giftCard: { amount: 50, recipientEmail: 'grace@example.com', isSent: false },
      payment: { status: 'open', open: 50, method: 'invoice' },
    });
    await isFaultless();
  });

  it('is worth nothing until its invoice is paid, and then all of it at once', async () => {
    const { body } = await buy();
    const code = await codeOf(body.orderId);
    expect((await desk.visitor.get(`/api/gift-cards/${code}`)).status).toBe(404);
    await desk.add(desk.cheese, 2);
    expect(await order([code])).toMatchObject({ status: 409 });
    await sendGiftCards(desk.shop.db, new Date());
    expect((await cardOf(body.orderId)).mailedAt).toBeNull();
    const admin = (await anAdmin(desk.shop, `admin-${body.orderId}`)).visitor;
    const url = `/api/admin/orders/${body.orderId}/payments`;
    expect((await admin.get(url)).body).toMatchObject({ open: 50 });
    expect((await admin.post(url, { amount: 20 })).status).toBe(409);
    expect((await admin.post(url, {})).status).toBe(201);
    expect(await balance(code)).toMatchObject({ balance: 50, state: 'active' });
    const { body: read } = await desk.visitor.get<Order>(`/api/orders/${body.orderId}?token=${body.token}`);
    expect(read).toMatchObject({ status: 'completed', payment: { status: 'paid', paid: 50, open: 0 } });
    await isFaultless();
  });

  it('is one order, however often the same submission comes', async () => {
    const headers = { 'idempotency-key': 'gift-once' };
    const answers = await Promise.all([1, 2, 3].map(() => buy({}, headers)));
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
  });

  it('answers with the order of another guest to nobody who knows their address and their key', async () => {
    const headers = { 'idempotency-key': '1' };
    const mine = await buy({ message: 'For you alone' }, headers);
    const thief = desk.shop.visitor();
    const guess = (form = {}) =>
      thief.post<{ orderId: number }>('/api/gift-cards', { amount: 10, ...WHO, ...form }, headers);
    const { status, body } = await guess();
    expect(status).toBe(201);
    expect(body.orderId).not.toBe(mine.body.orderId);
    // With a session as without one.
    await desk.add(desk.cheese, 1, thief);
    expect([mine.body.orderId, body.orderId]).not.toContain((await guess()).body.orderId);
  });

  it('ends by itself where nobody pays', async () => {
    const { body } = await buy();
    await cancelUnpaidCards(desk.shop.shop, new Date(Date.now() + 40 * 24 * 60 * 60 * 1000));
    expect((await loadOrder(desk.shop.db, body.orderId))!.status).toBe('cancelled');
    const admin = (await anAdmin(desk.shop, `late-${body.orderId}`)).visitor;
    expect((await admin.post(`/api/admin/orders/${body.orderId}/payments`, {})).status).toBe(409);
    await isFaultless();
  });
});

describe('the code', () => {
  it('leaves on its day, once, and is kept as a hash alone from then on', async () => {
    const tomorrow = new Date(Date.now() + 26 * 60 * 60 * 1000);
    const sendOn = tomorrow.toISOString().slice(0, 10);
    const { orderId, code } = await paid({ sendOn, recipientEmail: 'grace@example.com', message: 'Enjoy!' });
    await sendGiftCards(desk.shop.db, new Date());
    expect((await cardOf(orderId)).mailedAt).toBeNull();
    const later = new Date(Date.now() + 50 * 60 * 60 * 1000);
    await Promise.all([1, 2, 3].map(() => sendGiftCards(desk.shop.db, later)));
    const card = await cardOf(orderId);
    const mails = (await desk.shop.db.select().from(mailOutbox)).filter(
      ({ template, data }) => template === 'gift-card' && data['giftCardId'] === card.id,
    );
    expect(mails).toMatchObject([{ recipient: 'grace@example.com', data: { giftCardId: card.id } }]);
    expect(JSON.stringify(mails)).not.toContain(code);
    expect(await writeGiftCardMail(desk.shop.shop, mails[0]!)).toMatchObject({
      code: spacedCardCode(code),
      message: 'Enjoy!',
    });
    await desk.shop.db.update(mailOutbox).set({ sentAt: new Date() }).where(eq(mailOutbox.id, mails[0]!.id));
    await sendGiftCards(desk.shop.db, later);
    expect((await cardOf(orderId)).sealedCode).toBeNull();
    expect(await balance(code)).toMatchObject({ balance: 50 });
  });

  it('is read as people type it, and tells nobody who guesses anything', async () => {
    const { code } = await paid();
    expect(code).toHaveLength(16);
    const spaced = spacedCardCode(code).toLowerCase().replaceAll('-', ' ');
    expect(readCardCode(` ${spaced} `)).toBe(code);
    expect(await balance(encodeURIComponent(` ${spaced} `))).toMatchObject({
      balance: 50,
      lastFour: code.slice(-4),
    });
    const unknown = await desk.visitor.get('/api/gift-cards/ACDEFGHJKMNPQRTV');
    const odd = await desk.visitor.get('/api/gift-cards/0000');
    expect([unknown.status, odd.status]).toEqual([404, 404]);
    expect(unknown.body).toEqual(odd.body);
  });
});

describe('paying with gift cards', () => {
  it('takes the cards first, the rest by the method', async () => {
    const [one, other] = [await paid({ amount: 10 }), await paid({ amount: 20 })];
    await desk.add(desk.cheese, 3);
    const { status, body } = await order([one.code, spacedCardCode(other.code).toLowerCase()]);
    expect(status).toBe(201);
    expect(body.order.payment).toMatchObject({
      status: 'open',
      paid: 30,
      open: 9.95,
      paidBy: [
        { kind: 'gift_card', lastFour: one.code.slice(-4), amount: 10, refunded: 0 },
        { kind: 'gift_card', lastFour: other.code.slice(-4), amount: 20, refunded: 0 },
      ],
    });
    const { body: read } = await desk.visitor.get<Order>(`/api/orders/${body.orderId}?token=${body.token}`);
    expect(read.payment.paidBy).toEqual(body.order.payment.paidBy);
    expect(await balance(one.code)).toMatchObject({ balance: 0, state: 'used' });
    await isFaultless();
  });

  it('asks no method where nothing is left, and a card given twice pays once', async () => {
    const { code } = await paid({ amount: 100 });
    await desk.add(desk.cheese, 3);
    const { body } = await order([code, code], { paymentMethod: 'test' });
    expect(body.payment.redirectUrl).toBeNull();
    expect(body.order).toMatchObject({
      status: 'pending',
      payment: { status: 'paid', open: 0, paid: 39.95 },
    });
    expect(await balance(code)).toMatchObject({ balance: 60.05 });
    await isFaultless();
  });

  it('sends the rest alone to the provider, and gives all back where nobody pays it', async () => {
    const { code } = await paid({ amount: 20 });
    await desk.add(desk.cheese, 3);
    const { body } = await order([code], { paymentMethod: 'test' });
    const reference = body.payment.redirectUrl!.split('/').at(-1)!;
    expect((await desk.visitor.get(`/api/payments/test/${reference}`)).body).toMatchObject({ amount: 19.95 });
    expect(await balance(code)).toMatchObject({ balance: 0 });
    await desk.visitor.post(`/api/payments/test/${reference}`, { outcome: 'cancelled' });
    expect(await balance(code)).toMatchObject({ balance: 20 });
    const read = (await loadOrder(desk.shop.db, body.orderId))!;
    expect(read.status).toBe('cancelled');
    await isFaultless();
  });

  it('never pays more than it has, however many order at once', async () => {
    const { code } = await paid({ amount: 50 });
    const people = Array.from({ length: 6 }, () => desk.shop.visitor());
    for (const each of people) await desk.add(desk.cheese, 2, each);
    const answers = await Promise.all(people.map((each) => order([code], {}, each)));
    const taken = answers
      .filter(({ status }) => status === 201)
      .flatMap(({ body }) => body.order.payment.paidBy.map(({ amount }) => Math.round(amount * 100)));
    expect(taken.reduce((sum, cents) => sum + cents, 0)).toBe(50_00);
    expect(answers.filter(({ status }) => status === 409).length).toBe(6 - taken.length);
    expect(await balance(code)).toMatchObject({ balance: 0 });
    await isFaultless();
  });

  it('refuses six of them, and codes that nobody has, and takes nothing then', async () => {
    const { code } = await paid();
    await desk.add(desk.cheese, 2);
    expect((await order(Array(6).fill(code))).status).toBe(400);
    const { status, body } = await order([code, 'ACDEFGHJKMNPQRTV']);
    expect([status, body]).toMatchObject([409, { reason: 'gift_card_refused' }]);
    expect(await balance(code)).toMatchObject({ balance: 50 });
  });
});

describe('what goes back', () => {
  it('goes back to the card, to the cent, when the order is cancelled', async () => {
    const { code } = await paid({ amount: 30 });
    await desk.add(desk.cheese, 3);
    const { body } = await order([code]);
    expect((await desk.visitor.post(`/api/orders/${body.orderId}/cancel?token=${body.token}`)).status).toBe(
      200,
    );
    expect(await balance(code)).toMatchObject({ balance: 30 });
    const { body: read } = await desk.visitor.get<Order>(`/api/orders/${body.orderId}?token=${body.token}`);
    expect(read.payment).toMatchObject({ status: 'refunded', paid: 30, refunded: 30, open: 0 });
    await isFaultless();
  });

  it('gives money back first and the card last, never as money', async () => {
    const { code } = await paid({ amount: 30 });
    const admin = (await anAdmin(desk.shop, `refunds-${Date.now()}`)).visitor;
    await desk.add(desk.cheese, 3);
    const { body } = await order([code]);
    await admin.post(`/api/admin/orders/${body.orderId}/payments`, {});
    const refunds = `/api/admin/orders/${body.orderId}/refunds`;
    expect((await admin.post(refunds, { amount: 5, reason: 'Late' })).status).toBe(201);
    expect(await balance(code)).toMatchObject({ balance: 0 });
    expect((await admin.post(refunds, { amount: 10, reason: 'Late' })).status).toBe(201);
    expect(await balance(code)).toMatchObject({ balance: 5.05 });
    expect((await admin.post(refunds, { amount: 24.96, reason: 'Late' })).status).toBe(409);
    expect((await admin.post(refunds, { amount: 24.95, reason: 'Late' })).status).toBe(201);
    expect(await balance(code)).toMatchObject({ balance: 30 });
    await isFaultless();
  });

  it('of a card that was spent is only what is left on it', async () => {
    const { code, orderId } = await paid({ amount: 50 });
    await desk.add(desk.cheese, 2);
    await order([code]);
    const admin = (await anAdmin(desk.shop, `spent-${orderId}`)).visitor;
    const refunds = `/api/admin/orders/${orderId}/refunds`;
    expect((await admin.post(refunds, { amount: 50, reason: 'Wrong' })).status).toBe(409);
    expect((await admin.post(refunds, { amount: 20.05, reason: 'Wrong' })).status).toBe(201);
    expect(await balance(code)).toMatchObject({ balance: 0 });
    await isFaultless();
  });
});

describe('credit', () => {
  it('is given by administrators with a reason, pays after cards, and takes refunds', async () => {
    const { id, visitor } = await aBuyer(desk.shop, 'creditor');
    const admin = (await anAdmin(desk.shop, 'credit-admin')).visitor;
    const url = `/api/admin/users/${id}/credit`;
    for (const amount of [-5, 0, 0.001, 1001])
      expect((await admin.post(url, { amount, reason: 'Late' })).status).toBe(400);
    expect((await admin.post(url, { amount: 15 })).status).toBe(400);
    const key = { 'idempotency-key': 'credit-1' };
    for (let tries = 0; tries < 2; tries += 1)
      expect((await admin.post(url, { amount: 15, reason: 'A late parcel' }, key)).body).toMatchObject({
        balance: 15,
      });
    const { code } = await paid({ amount: 10 });
    await desk.add(desk.cheese, 3, visitor);
    const { body } = await order([code], { useCredit: true }, visitor);
    expect(body.order.payment).toMatchObject({
      open: 14.95,
      paidBy: [
        { kind: 'gift_card', amount: 10 },
        { kind: 'credit', lastFour: null, amount: 15 },
      ],
    });
    expect((await visitor.get('/api/user/credit')).body).toMatchObject({ balance: 0 });
    await admin.post(`/api/admin/orders/${body.orderId}/payments`, {});
    const refunds = `/api/admin/orders/${body.orderId}/refunds`;
    expect((await admin.post(refunds, { amount: 20, reason: 'Kind', asCredit: true })).status).toBe(201);
    // 14.95 of money as credit, 5.05 of the credit itself.
    expect((await visitor.get('/api/user/credit')).body).toMatchObject({ balance: 20 });
    expect((await admin.post(refunds, { amount: 19.95, reason: 'Kind' })).status).toBe(201);
    expect((await visitor.get('/api/user/credit')).body).toMatchObject({ balance: 29.95 });
    expect(await balance(code)).toMatchObject({ balance: 10 });
    await isFaultless();
  });

  it('gets back what it paid for pieces that are removed, after the money', async () => {
    const { id, visitor } = await aBuyer(desk.shop, 'reduced');
    const admin = (await anAdmin(desk.shop, 'reducing-admin')).visitor;
    await admin.post(`/api/admin/users/${id}/credit`, { amount: 15, reason: 'A late parcel' });
    const { code } = await paid({ amount: 10 });
    await desk.add(desk.cheese, 3, visitor);
    const { body } = await order([code], { useCredit: true }, visitor);
    await admin.post(`/api/admin/orders/${body.orderId}/payments`, {});
    const { id: itemId } = body.order.items[0]!;
    const remove = () =>
      admin.post<Order>(`/api/admin/orders/${body.orderId}/removals`, { items: [{ itemId, quantity: 1 }] });
    expect((await remove()).body.payment).toMatchObject({ open: 0, refunded: 10 });
    expect((await visitor.get('/api/user/credit')).body).toMatchObject({ balance: 0 });
    expect((await remove()).status).toBe(201);
    expect((await visitor.get('/api/user/credit')).body).toMatchObject({ balance: 5.05 });
    expect((await admin.patch(`/api/admin/orders/${body.orderId}`, { status: 'cancelled' })).status).toBe(
      200,
    );
    expect((await visitor.get('/api/user/credit')).body).toMatchObject({ balance: 15 });
    expect(await balance(code)).toMatchObject({ balance: 10 });
    await isFaultless();
  });

  it('is nobody else’s, and no guest’s', async () => {
    await desk.add(desk.cheese, 2);
    expect((await order([], { useCredit: true })).status).toBe(401);
  });

  it('is spent once, however many orders come at once', async () => {
    const { id, visitor } = await aBuyer(desk.shop, 'twice');
    const other = desk.shop.visitor();
    const admin = (await anAdmin(desk.shop, 'twice-admin')).visitor;
    await admin.post(`/api/admin/users/${id}/credit`, { amount: 20, reason: 'Sorry' });
    await desk.add(desk.cheese, 3, other);
    await desk.signIn(other, id);
    await desk.add(desk.cheese, 3, visitor);
    const answers = await Promise.all([visitor, other].map((each) => order([], { useCredit: true }, each)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const taken = answers.flatMap(({ body }) => body.order.payment.paidBy.map(({ amount }) => amount));
    expect(taken.reduce((sum, amount) => sum + amount, 0)).toBe(20);
    await isFaultless();
  });
});

describe('at the desk', () => {
  it('cards are found by the last four, and a blocked one pays nothing', async () => {
    const { code } = await paid();
    const admin = (await anAdmin(desk.shop, `block-${Date.now()}`)).visitor;
    const { body: found } = await admin.get<{ id: number; lastFour: string }[]>(
      `/api/admin/gift-cards?q=${code.slice(-4).toLowerCase()}`,
    );
    const { id } = found.find(({ lastFour }) => lastFour === code.slice(-4))!;
    expect(JSON.stringify(found)).not.toContain(code);
    const url = `/api/admin/gift-cards/${id}`;
    expect((await admin.patch(url, { blocked: true })).status).toBe(400);
    expect((await admin.patch(url, { blocked: true, reason: 'Stolen' })).body).toMatchObject({
      state: 'blocked',
    });
    await desk.add(desk.cheese, 2);
    expect(await order([code])).toMatchObject({ status: 409 });
    expect((await admin.patch(url, { blocked: false })).body).toMatchObject({
      state: 'active',
      blockReason: null,
    });
    expect(await order([code])).toMatchObject({ status: 201 });
    expect((await admin.get(url)).body).toMatchObject({
      moves: [{ kind: 'payment' }, { kind: 'sale', amount: 50 }],
    });
  });

  it('a card whose mail was dropped while it was blocked is sent once it pays again', async () => {
    const { orderId, code } = await paid();
    await sendGiftCards(desk.shop.db, new Date());
    const { id, mailId } = await cardOf(orderId);
    const admin = (await anAdmin(desk.shop, `unblock-${Date.now()}`)).visitor;
    const url = `/api/admin/gift-cards/${id}`;
    await admin.patch(url, { blocked: true, reason: 'Looked into' });
    const mail = { data: { giftCardId: id } } as never;
    expect(await writeGiftCardMail(desk.shop.shop, mail)).toBeUndefined();
    await dropMail(desk.shop.db, mailId!);
    await sendGiftCards(desk.shop.db, new Date());
    await admin.patch(url, { blocked: false });
    await sendGiftCards(desk.shop.db, new Date());
    const again = await cardOf(orderId);
    expect(again.mailId).not.toBe(mailId);
    expect(await writeGiftCardMail(desk.shop.shop, mail)).toMatchObject({ code: spacedCardCode(code) });
    // One that is still on its way is not sent twice.
    await admin.patch(url, { blocked: true, reason: 'Looked into' });
    await admin.patch(url, { blocked: false });
    await sendGiftCards(desk.shop.db, new Date());
    expect((await cardOf(orderId)).mailId).toBe(again.mailId);
  });
});
