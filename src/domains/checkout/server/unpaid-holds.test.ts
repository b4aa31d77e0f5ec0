// What somebody whom nobody knows keeps from others before money, or an answer, comes.
import { beforeEach, describe, expect, it } from 'vitest';
import { expireUnconfirmed } from '#domains/orders/server/confirm/expire-unconfirmed.ts';
import { unpaidHolds } from '#domains/orders/server/unpaid-holds/unpaid-holds.schema.ts';
import { forgetUnpaidHolds } from '#domains/orders/server/unpaid-holds/unpaid-holds.ts';
import { doDueJobs } from '#domains/payments/server/do-jobs.ts';
import { expireUnpaid } from '#domains/payments/server/expire-unpaid.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import { rateLimits } from '#engine/server/db/operations.schema.ts';
import { FORM, openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { anAdmin } from '../../../../tests/support/people.ts';
import { createUser, Visitor } from '../../../../tests/support/test-app.ts';

const HOUR_MS = 60 * 60_000;
const desk = openCheckoutDesk({ payments: ['invoice', 'test'], rateLimit: true });
let people = 0;

beforeEach(async () => {
  await desk.shop.db.delete(rateLimits);
  await desk.shop.db.delete(unpaidHolds);
  await desk.change(desk.cheese, { priceCents: 1_000_00, quantityAvailable: 80 });
});

/** A cheese costs $1,000, the limit of guests: ten of them are what a network may keep. */
const order = async (quantity: number, { ip = '203.0.113.1', paymentMethod = 'test', userId = 0 } = {}) => {
  people += 1;
  const visitor = new Visitor(desk.shop.app, ip);
  await desk.add(desk.cheese, quantity, visitor);
  if (userId > 0) await desk.signIn(visitor, userId);
  const form = { ...FORM, customerEmail: `somebody${people}@example.com`, paymentMethod };
  const { status, body } = await desk.checkout(visitor, form);
  const pay = (outcome = 'paid') =>
    visitor.post(`/api/payments/test/${body.payment.redirectUrl!.split('/').at(-1)!}`, { outcome });
  const cancel = () => visitor.post(`/api/orders/${body.orderId}/cancel?token=${body.token}`);
  return { status, body, pay, cancel };
};
const letLapse = async () => {
  const { shop } = desk.shop;
  const later = new Date(Date.now() + 2 * HOUR_MS);
  await expireUnpaid(shop, openProviders(shop), later);
  await expireUnconfirmed(shop, later);
};
const REFUSED = {
  status: 409,
  body: {
    code: 'conflict',
    reason: 'unpaid_orders',
    message:
      'Something ordered from your network today has not been paid, so we can’t set this much aside again. Please pay for that order, confirm it with the link in its email, sign in to an account that has bought here before, or write to us.',
  },
};

describe.each(['test', 'invoice'])('a large order of a stranger, by %s', (paymentMethod) => {
  it('is taken, and no more beside it until money or an answer comes', async () => {
    const first = await order(40, { paymentMethod });
    expect(first.status).toBe(201);
    expect(await order(2, { paymentMethod })).toMatchObject(REFUSED);
    expect((await order(2, { paymentMethod, ip: '203.0.113.2' })).status).toBe(201);
  });

  it('does not empty the shelf again and again: neither after it lapsed nor after it was cancelled', async () => {
    expect((await order(70, { paymentMethod })).status).toBe(201);
    await letLapse();
    const second = await order(70, { paymentMethod });
    expect(second).toMatchObject(REFUSED);
    await desk.shop.db.delete(unpaidHolds);
    const third = await order(70, { paymentMethod });
    expect((await third.cancel()).status).toBe(200);
    expect((await order(70, { paymentMethod })).status).toBe(409);
  });

  it('keeps nobody of the network from an order of ordinary size afterwards', async () => {
    expect((await order(70, { paymentMethod })).status).toBe(201);
    await letLapse();
    expect((await order(1)).status).toBe(201);
    expect((await order(1)).status).toBe(201);
  });

  it('is forgotten after a day', async () => {
    expect((await order(40, { paymentMethod })).status).toBe(201);
    await letLapse();
    await forgetUnpaidHolds(desk.shop.shop, new Date(Date.now() + 23 * HOUR_MS));
    expect((await order(40, { paymentMethod })).status).toBe(409);
    await forgetUnpaidHolds(desk.shop.shop, new Date(Date.now() + 25 * HOUR_MS));
    expect((await order(40, { paymentMethod })).status).toBe(201);
  });
});

it('many small orders by card come to the same', async () => {
  const statuses: number[] = [];
  for (let n = 1; n <= 12; n += 1) statuses.push((await order(1)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 409, 409]);
});

it('of many at once, one is the first', async () => {
  const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await order(20)).status));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
});

it('what is paid counts no more, and who has paid once is no stranger', async () => {
  const userId = await createUser(desk.shop.db, { username: 'regular', role: 'BUYER' });
  const first = await order(11, { userId });
  expect((await order(11, { userId })).status).toBe(409);
  expect((await first.pay()).status).toBe(200);
  expect((await order(11)).status).toBe(201);
  expect((await order(11)).status).toBe(409);
  expect((await order(11, { userId })).status).toBe(201);
});

it('an answer by the mail’s link is as good as money', async () => {
  const first = await order(11, { paymentMethod: 'invoice' });
  expect(first.body.order.confirmBy).not.toBeNull();
  const token = desk.shop.shop.links.sign('confirm-order', first.body.orderId);
  const url = `/api/orders/${first.body.orderId}/confirm?token=${token}`;
  expect((await desk.visitor.post(url)).status).toBe(200);
  expect((await order(11, { paymentMethod: 'invoice' })).status).toBe(201);
});

describe('an account', () => {
  const bought = async (username: string, quantity: number) => {
    await desk.change(desk.cheese, { quantityAvailable: 200 });
    const userId = await createUser(desk.shop.db, { username, role: 'BUYER' });
    const first = await order(quantity, { userId });
    expect((await first.pay()).status).toBe(200);
    return { userId, ...first };
  };

  it('that has paid keeps no more than its own share, from wherever it orders', async () => {
    const { userId } = await bought('small', 1);
    expect((await order(40, { userId, ip: '203.0.113.2' })).status).toBe(201);
    const next = await order(2, { userId, ip: '203.0.113.3' });
    expect(next).toMatchObject({ status: 409, body: { reason: 'unpaid_orders' } });
    expect(next.body.message).toContain('You’ve ordered something today');
    expect((await order(2, { ip: '203.0.113.2' })).status).toBe(201);
    await letLapse();
    expect((await order(40, { userId, ip: '203.0.113.4' })).status).toBe(409);
  });

  it('that has paid much keeps as many times that', async () => {
    const { userId } = await bought('large', 8);
    expect((await order(39, { userId })).status).toBe(201);
    expect((await order(39, { userId })).status).toBe(201);
    expect((await order(3, { userId })).status).toBe(409);
  });

  it('whose only purchase was cancelled is a stranger', async () => {
    const { userId, cancel } = await bought('cancelled', 1);
    expect((await cancel()).status).toBe(200);
    expect((await order(40)).status).toBe(201);
    expect((await order(2, { userId })).status).toBe(409);
  });

  it('whose only purchase was refunded is a stranger', async () => {
    const { userId, body } = await bought('refunded', 1);
    const refund = { amount: body.order.orderTotal, reason: 'Broken' };
    const { visitor } = await anAdmin(desk.shop);
    expect((await visitor.post(`/api/admin/orders/${body.orderId}/refunds`, refund)).status).toBe(201);
    while (await doDueJobs(desk.shop.shop, openProviders(desk.shop.shop), { now: new Date() }));
    expect((await order(40)).status).toBe(201);
    expect((await order(2, { userId })).status).toBe(409);
  });
});

it('all that somebody has of IPv6 is one network', async () => {
  expect((await order(40, { ip: '2001:db8:1:1::7' })).status).toBe(201);
  expect(await order(2, { ip: '2001:db8:1:2::7' })).toMatchObject(REFUSED);
  expect((await order(2, { ip: '2001:db8:2:2::7' })).status).toBe(201);
});
