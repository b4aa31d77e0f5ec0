import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Joined, Membership } from '#domains/group-buys/model/group-view.ts';
import type { Order } from '#domains/orders/model/order.ts';
import type { TestPayment } from '#domains/payments/model/payment-answers.ts';
import { PAYMENT_WINDOW_MS } from '#domains/orders/model/payments/payment-window.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { doDueJobs } from '#domains/payments/server/do-jobs.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import { member, openGroupDesk } from '../../../../tests/support/group-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { SECRET_KEY, StripeStandIn, WEBHOOK_SECRET } from '../../../../tests/support/stripe-stand-in.ts';
import { endDueGroups } from './end-group-buys.ts';
import { followPayments } from './follow-payments.ts';

const stripe = await StripeStandIn.open();
const desk = openGroupDesk({
  payments: ['invoice', 'card', 'test'],
  stripe: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: stripe.url },
});
afterAll(() => stripe.close());

const providers = () => openProviders(desk.shop.shop);
const follow = (afterMs = 0) =>
  followPayments(desk.shop.shop, providers(), { now: new Date(Date.now() + afterMs) });
/** Whatever is due, and what follows from it. */
const jobs = async () => {
  while (await doDueJobs(desk.shop.shop, providers(), { now: new Date() }));
  await follow();
};
const close = (slug: string) => desk.organizer.visitor.post(`/api/group-buys/${slug}/close`);
const books = () => readLedger(desk.shop.db);

type Place = Pick<Joined, 'memberId' | 'token'> & { slug: string };
const urlOf = ({ slug, memberId, token }: Place, more = '') =>
  `/api/group-buys/${slug}/members/${memberId}${more}?token=${token}`;
const ask = async (place: Place) =>
  (await desk.shop.visitor().post<Membership>(urlOf(place, '/payment'))).body;
const read = (place: Place) => desk.membership(place.slug, place);
const orderOf = async (place: Place) => {
  const { order } = await read(place);
  return (await desk.shop.visitor().get<Order>(`/api/orders/${order!.id}?token=${order!.token}`)).body;
};
const mailsTo = async (recipient: string, template: string) =>
  (await desk.shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))).filter(
    (mail) => mail.template === template,
  );
const byCard = (name: string, quantity: number) => member(name, quantity, { paymentMethod: 'card' });

/** The session at Stripe that a redirect leads to. */
const sessionOf = ({ payment }: Pick<Membership, 'payment'>) =>
  stripe.books.session(/cs_\w+$/.exec(payment.redirectUrl!)![0]);
const intentOf = (place: Pick<Membership, 'payment'>) =>
  stripe.books.intents.get(sessionOf(place).payment_intent!)!;
const send = (event: object) => {
  const { payload, header } = stripe.signed(event);
  return desk.shop.visitor().post('/api/payments/stripe/webhook', payload, {
    'content-type': 'application/json',
    'stripe-signature': header,
  });
};
const joinByCard = async (slug: string, name: string, quantity: number) => {
  const { status, body } = await desk.join(slug, byCard(name, quantity));
  expect(status).toBe(201);
  return { ...body, slug };
};
/** Joins, and the card promises the money. */
const paidPlace = async (slug: string, name: string, quantity: number) => {
  const place = await joinByCard(slug, name, quantity);
  stripe.books.pay(sessionOf(place).id);
  expect(await ask(place)).toMatchObject({ state: 'in' });
  return place;
};

describe('a place that is paid by card', () => {
  it('holds the units, and counts once the card has promised the most that can be owed', async () => {
    const slug = await desk.opened({ quantity: 2 });
    const ada = await joinByCard(slug, 'Ada', 3);
    expect(ada).toMatchObject({
      state: 'waiting',
      share: { now: 71.22, atMost: 74.97 },
      payment: { method: 'card', status: 'open', amount: 84.92, payUntil: expect.any(String) },
    });
    expect(await desk.stock()).toBe(195);
    expect((await desk.view(slug)).pooledQuantity).toBe(2);
    const { success_url } = sessionOf(ada);
    expect(success_url).toContain(`/group/${slug}?member=${ada.memberId}&token=${ada.token}`);
    expect(intentOf(ada)).toMatchObject({ capture_method: 'manual', amount: 84_92 });
    stripe.books.pay(sessionOf(ada).id);
    expect((await read(ada)).state).toBe('waiting');
    expect(await ask(ada)).toMatchObject({
      state: 'in',
      payment: { status: 'authorized', redirectUrl: null },
    });
    expect((await desk.view(slug)).pooledQuantity).toBe(5);
    expect(await mailsTo('ada@example.com', 'group-joined')).toHaveLength(1);
    expect((await books()).faults).toEqual([]);
  });

  it('is in by Stripe’s word alone, however often it comes', async () => {
    const slug = await desk.opened();
    const bo = await joinByCard(slug, 'Bo', 3);
    stripe.books.pay(sessionOf(bo).id);
    const promised = stripe.books.events.findLast(
      ({ type }) => type === 'payment_intent.amount_capturable_updated',
    )!;
    for (let times = 0; times < 3; times += 1) expect((await send(promised)).status).toBe(200);
    expect((await send(stripe.books.events.at(-1)!)).status).toBe(200);
    await follow();
    expect((await read(bo)).state).toBe('in');
    expect(await mailsTo('bo@example.com', 'group-joined')).toHaveLength(1);
  });

  it('is charged the pooled price at closing, and its order counts then', async () => {
    const slug = await desk.opened({ quantity: 7 });
    const cy = await paidPlace(slug, 'Cy', 3);
    await close(slug);
    expect(await read(cy)).toMatchObject({ state: 'charging' });
    expect((await orderOf(cy)).payment).toMatchObject({
      method: 'card',
      status: 'authorized',
      payUntil: null,
    });
    expect(await mailsTo('cy@example.com', 'group-settled')).toMatchObject([{ sentAt: null }]);
    await jobs();
    expect(await read(cy)).toMatchObject({ state: 'ordered' });
    // 3 at 10 % off, and the shipping that they would have cost alone.
    expect(await orderOf(cy)).toMatchObject({
      orderTotal: 77.42,
      shipping: 9.95,
      payment: { status: 'paid', paid: 77.42 },
    });
    expect(intentOf(cy)).toMatchObject({ status: 'succeeded', amount_received: 77_42 });
    expect(await mailsTo('cy@example.com', 'order-confirmation')).toMatchObject([{ waitsForOrderId: null }]);
    expect(await books()).toMatchObject({ units: desk.before.units, held: desk.before.held, faults: [] });
  });

  it('drops out alone where the card fails: the others keep their price', async () => {
    const slug = await desk.opened({ quantity: 2 });
    const dee = await paidPlace(slug, 'Dee', 3);
    const eli = await paidPlace(slug, 'Eli', 5);
    await close(slug);
    // The bank has taken its promise back.
    Object.assign(intentOf(dee), { status: 'canceled', amount_capturable: 0 });
    await jobs();
    expect(await read(dee)).toMatchObject({ state: 'dropped' });
    expect(await orderOf(dee)).toMatchObject({
      status: 'cancelled',
      payment: { status: 'cancelled', paid: 0 },
    });
    expect(await orderOf(eli)).toMatchObject({
      payment: { paid: 112.46 },
      items: [{ discountPercentage: 10 }],
    });
    expect(await mailsTo('dee@example.com', 'group-dropped')).toHaveLength(1);
    expect(await mailsTo('dee@example.com', 'group-settled')).toEqual([]);
    expect(await desk.stock()).toBe(193);
    expect(await books()).toMatchObject({ units: desk.before.units, held: desk.before.held, faults: [] });
  });

  it('is let go after half an hour, and a promise that comes too late is given back', async () => {
    const slug = await desk.opened();
    const fay = await joinByCard(slug, 'Fay', 3);
    await follow(PAYMENT_WINDOW_MS - 60_000);
    expect((await read(fay)).state).toBe('waiting');
    await follow(PAYMENT_WINDOW_MS + 1_000);
    expect(await read(fay)).toMatchObject({ state: 'lapsed', payment: { redirectUrl: null } });
    expect(await mailsTo('fay@example.com', 'group-lapsed')).toHaveLength(1);
    expect(await desk.stock()).toBe(198);
    stripe.books.pay(sessionOf(fay).id);
    await jobs();
    expect(intentOf(fay)).toMatchObject({ status: 'canceled', amount_received: 0 });
    expect((await desk.join(slug, byCard('Fay', 1))).status).toBe(201);
  });

  it('is kept where Stripe knows of the promise that nobody told us of', async () => {
    const slug = await desk.opened();
    const gil = await joinByCard(slug, 'Gil', 3);
    stripe.books.pay(sessionOf(gil).id);
    await follow(PAYMENT_WINDOW_MS + 1_000);
    expect((await read(gil)).state).toBe('in');
  });

  it('gives the promise back when it is left, and when the group buy is cancelled', async () => {
    const slug = await desk.opened();
    const hal = await paidPlace(slug, 'Hal', 3);
    const ida = await paidPlace(slug, 'Ida', 1);
    await desk.shop.visitor().delete(urlOf(hal));
    await desk.organizer.visitor.post(`/api/group-buys/${slug}/cancel`);
    await jobs();
    expect([intentOf(hal).status, intentOf(ida).status]).toEqual(['canceled', 'canceled']);
    expect(await books()).toMatchObject({ units: desk.before.units, held: desk.before.held, faults: [] });
  });

  it('counts at closing where the card has promised it, and not where it has not', async () => {
    const slug = await desk.opened({ quantity: 4 });
    const jo = await joinByCard(slug, 'Jo', 1);
    const kim = await joinByCard(slug, 'Kim', 5);
    stripe.books.pay(sessionOf(jo).id);
    await send(stripe.books.events.findLast(({ type }) => type.endsWith('capturable_updated'))!);
    await desk.letClose(slug);
    await endDueGroups(desk.shop.shop, { now: new Date() });
    await jobs();
    expect(await desk.view(slug)).toMatchObject({ status: 'settled', pooledQuantity: 5, percentage: 5 });
    expect([(await read(jo)).state, (await read(kim)).state]).toEqual(['ordered', 'lapsed']);
    expect(sessionOf(kim).status).toBe('expired');
    expect(await books()).toMatchObject({ units: desk.before.units, held: desk.before.held, faults: [] });
  });

  it('needs a new promise for more, and none for less', async () => {
    const slug = await desk.opened();
    const lea = await paidPlace(slug, 'Lea', 3);
    const less = await desk.shop.visitor().patch<Membership>(urlOf(lea), { quantity: 2 });
    expect(less.body).toMatchObject({ state: 'in', payment: { status: 'authorized' } });
    const more = await desk.shop.visitor().patch<Membership>(urlOf(lea), { quantity: 4 });
    expect(more.body).toMatchObject({ state: 'waiting', payment: { status: 'open', amount: 109.91 } });
    expect((await desk.view(slug)).pooledQuantity).toBe(2);
    await jobs();
    expect(intentOf(lea).status).toBe('canceled');
    stripe.books.pay(sessionOf(more.body).id);
    expect(await ask(lea)).toMatchObject({ state: 'in', quantity: 4 });
  });

  it('of the organizer, not paid, ends the group buy', async () => {
    const { body } = await desk.open({ paymentMethod: 'card' });
    const mia = (await desk.join(body.slug, member('Mia', 1))).body;
    expect(body.state).toBe('waiting');
    await follow(PAYMENT_WINDOW_MS + 1_000);
    expect(await desk.view(body.slug)).toMatchObject({ status: 'cancelled', cancelReason: 'organizerGone' });
    expect((await desk.membership(body.slug, mia)).state).toBe('released');
  });

  it('stands while Stripe cannot be reached, and is paid later', async () => {
    const slug = await desk.opened();
    stripe.faultOf = () => 'lost';
    const { status, body } = await desk.join(slug, byCard('Ned', 1));
    stripe.faultOf = () => undefined;
    expect(status).toBe(201);
    expect(body.payment.redirectUrl).toBeNull();
    expect((await ask({ ...body, slug })).payment.redirectUrl).not.toBeNull();
  });
});

describe('a place that is paid by test', () => {
  const testPayment = (place: Pick<Membership, 'payment'>) =>
    `/api/payments/test/${place.payment.redirectUrl!.split('/').at(-1)!}`;
  const join = async (slug: string, name: string) => ({
    ...(await desk.join(slug, member(name, 3, { paymentMethod: 'test' }))).body,
    slug,
  });

  it('goes the same way through the shop’s own page', async () => {
    const slug = await desk.opened({ quantity: 2 });
    const place = await join(slug, 'Tom');
    const visitor = desk.shop.visitor();
    const page = testPayment(place);
    expect((await visitor.get<TestPayment>(page)).body).toMatchObject({
      orderId: null,
      member: { id: place.memberId, slug },
      amount: 84.92,
      status: 'open',
      token: place.token,
    });
    await visitor.post(page, { outcome: 'declined' });
    expect(await ask(place)).toMatchObject({ state: 'waiting', payment: { isDeclined: true } });
    expect((await visitor.post<TestPayment>(page, { outcome: 'paid' })).body.status).toBe('paid');
    expect((await visitor.post(page, { outcome: 'paid' })).status).toBe(200);
    expect((await visitor.post(page, { outcome: 'cancelled' })).status).toBe(409);
    expect(await ask(place)).toMatchObject({ state: 'in' });
    await close(slug);
    await jobs();
    expect(await orderOf(place)).toMatchObject({ payment: { method: 'test', status: 'paid', paid: 81.17 } });
    expect((await books()).faults).toEqual([]);
  });

  it('is let go at once when it is cancelled there', async () => {
    const slug = await desk.opened();
    const place = await join(slug, 'Una');
    await desk.shop.visitor().post(testPayment(place), { outcome: 'cancelled' });
    await follow();
    expect((await read(place)).state).toBe('lapsed');
    expect(await desk.stock()).toBe(198);
  });
});
