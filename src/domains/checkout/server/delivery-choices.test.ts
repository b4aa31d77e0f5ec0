import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { FORM, openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';

/** 2026-11-16 is a Monday; New York is five hours behind UTC. */
const MONDAY_10_ET = '2026-11-16T15:00:00Z';
const setClock = (now: string) => vi.setSystemTime(new Date(now));

const desk = openCheckoutDesk();
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(MONDAY_10_ET) });
  await desk.change(desk.cheese, { perishable: true });
  await desk.change(desk.oil, { perishable: false });
});
afterEach(() => vi.useRealTimers());

const order = (choices: object) => desk.checkout(desk.visitor, { ...FORM, ...choices });
const options = async () => (await desk.visitor.get<CheckoutOptions>('/api/checkout/options')).body;

describe('an order', () => {
  it('with nothing chosen is what it always was', async () => {
    await desk.add(desk.oil, 2);
    expect((await order({})).body.order).toMatchObject({
      shipping: 9.95,
      orderTotal: 59.93,
      shippingMethod: 'standard',
      coldChain: false,
      deliveryDate: null,
      giftWrap: false,
      giftWrapPrice: 0,
      giftMessage: null,
      promo: null,
    });
  });

  test.each([
    ['standard', { shippingMethod: 'standard' }, 9.95, 29.95],
    ['express', { shippingMethod: 'express' }, 12.95, 32.95],
    ['express with cold chain', { shippingMethod: 'express', coldChain: true }, 17.95, 37.95],
    ['priority', { shippingMethod: 'priority' }, 24.95, 44.95],
    ['priority with cold chain', { shippingMethod: 'priority', coldChain: true }, 34.95, 54.95],
    ['gift wrap', { giftWrap: true }, 9.95, 34.95],
    ['a gift message, which needs no wrap', { giftMessage: 'Enjoy!' }, 9.95, 29.95],
  ])('with %s costs what it says', async (_, choices, shipping, orderTotal) => {
    await desk.add(desk.cheese, 2);
    const { status, body } = await order(choices);
    expect(status).toBe(201);
    expect(body.order).toMatchObject({ ...choices, subtotal: 20, shipping, orderTotal });
  });

  it('pays for express above the limit of free shipping', async () => {
    await desk.add(desk.cheese, 10);
    expect((await order({ shippingMethod: 'express' })).body.order).toMatchObject({
      shipping: 12.95,
      orderTotal: 112.95,
    });
  });

  it('carries all of it, in the answer and in the database', async () => {
    await desk.add(desk.cheese, 2);
    await desk.add(desk.oil, 1);
    const choices = {
      shippingMethod: 'express',
      coldChain: true,
      deliveryDate: '2026-11-21',
      giftWrap: true,
      giftMessage: 'For Grace,\nwith love 🧀',
    };
    const { body } = await order(choices);
    expect(body.order).toMatchObject({ ...choices, shipping: 17.95, giftWrapPrice: 5, orderTotal: 67.94 });
    const read = await desk.visitor.get(`/api/orders/${body.orderId}?token=${body.token}`);
    expect(read.body).toEqual(body.order);
    const [stored] = await desk.shop.db.select().from(orders).where(eq(orders.id, body.orderId));
    const { giftWrap: _, ...columns } = choices;
    expect(stored).toMatchObject({
      ...columns,
      shippingCents: 17_95,
      giftWrapCents: 5_00,
      orderTotalCents: 67_94,
    });
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });
});

describe('an order is refused', () => {
  const COVERAGE = 'We deliver to the 48 contiguous US states only';
  const PO_BOX = 'We cannot deliver perishables to a PO box';
  const RANGE =
    'Please choose a day from Monday to Saturday, between November 19, 2026 and December 16, 2026';

  test.each([
    ['to Alaska', { shippingAddress: '1 Aurora Way, Anchorage, AK 99501' }, COVERAGE],
    ['to Hawaii, written out', { shippingAddress: '1 Beach Road, Honolulu, Hawaii 96801, USA' }, COVERAGE],
    ['to a PO box', { shippingAddress: 'PO Box 12, Portland, OR 97201' }, PO_BOX],
    ['by an unknown method', { shippingMethod: 'drone' }, 'Please choose a shipping method from the list'],
    ['with a date too early', { deliveryDate: '2026-11-18' }, RANGE],
    ['with a date too late', { deliveryDate: '2026-12-17' }, RANGE],
    ['with a Sunday', { deliveryDate: '2026-11-22' }, RANGE],
    ['with a day that does not exist', { deliveryDate: '2026-11-31' }, RANGE],
    ['with a date that is none', { deliveryDate: 'tomorrow' }, RANGE],
    [
      'with cold chain by standard',
      { coldChain: true },
      'Cold-chain packing is available only with Express or Priority',
    ],
    ['with cold chain that is no yes or no', { coldChain: 'yes' }, 'Invalid input'],
    ['with gift wrap that is no yes or no', { giftWrap: 1 }, 'Invalid input'],
    [
      'with 251 characters',
      { giftMessage: 'x'.repeat(251) },
      'A gift message can have at most 250 characters',
    ],
    ['with a control character', { giftMessage: 'Enjoy\u0000' }, 'Invalid input'],
  ])('%s', async (_, choices, message) => {
    await desk.add(desk.cheese, 2);
    const answer = await order(choices);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      code: 'invalid',
      message,
      fields: { [Object.keys(choices)[0]!]: message },
    });
    expect((await desk.cartOf()).cartCount).toBe(2);
    expect(await readLedger(desk.shop.db)).toMatchObject({ orders: desk.before.orders, faults: [] });
  });

  it('with cold chain where nothing spoils', async () => {
    await desk.add(desk.oil, 1);
    const { status, body } = await order({ shippingMethod: 'express', coldChain: true });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fields: { coldChain: 'Cold-chain packing is for perishables, and there are none in your cart' },
    });
  });

  it('in the words of the customer', async () => {
    desk.visitor.cookies.set('language', 'de');
    await desk.add(desk.oil, 1);
    const { body } = await order({ deliveryDate: '2026-11-22' });
    expect(body.message).toContain('zwischen dem 19. November 2026 und dem 16. Dezember 2026');
  });
});

describe('an order is accepted', () => {
  test.each([
    ['on the first day', { deliveryDate: '2026-11-19' }],
    ['on the last day', { deliveryDate: '2026-12-16' }],
    ['on a Saturday', { deliveryDate: '2026-11-21' }],
    ['on the day of its method', { shippingMethod: 'priority', deliveryDate: '2026-11-17' }],
    ['with 250 characters', { giftMessage: 'x'.repeat(250) }],
  ])('%s', async (_, choices) => {
    await desk.add(desk.oil, 1);
    const { status, body } = await order(choices);
    expect(status).toBe(201);
    expect(body.order).toMatchObject(choices);
  });

  test.each([
    ['to a PO box, where nothing spoils', 'PO Box 12, Portland, OR 97201'],
    ['to an address without a state', '12 Harbour Street, Portland'],
  ])('%s', async (_, shippingAddress) => {
    await desk.add(desk.oil, 1);
    expect((await order({ shippingAddress })).status).toBe(201);
  });

  it('once, although its date became impossible before the same submission came again', async () => {
    await desk.add(desk.oil, 1);
    const form = { ...FORM, shippingMethod: 'priority', deliveryDate: '2026-11-17' };
    const first = await desk.checkout(desk.visitor, form, 'once');
    setClock('2026-11-16T18:00:00Z');
    const again = await desk.checkout(desk.visitor, form, 'once');
    expect(again.status).toBe(201);
    expect(again.body.orderId).toBe(first.body.orderId);
  });
});

describe('a date that was possible when the form was opened', () => {
  test.each([
    ['at noon', { shippingMethod: 'priority', deliveryDate: '2026-11-17' }, '2026-11-16T17:00:00.001Z'],
    ['at midnight', { shippingMethod: 'express', deliveryDate: '2026-11-18' }, '2026-11-17T05:00:00Z'],
  ])('and is not any more %s is refused, and the cart stays', async (_, choices, later) => {
    await desk.add(desk.oil, 1);
    setClock(later);
    const { status, body } = await order(choices);
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { deliveryDate: expect.stringContaining('December 1') } });
    expect((await desk.cartOf()).cartCount).toBe(1);
  });
});

describe('the options of a cart', () => {
  it('name methods, prices and days', async () => {
    await desk.add(desk.oil, 1);
    expect(await options()).toEqual({
      shippingMethods: [
        { method: 'standard', price: 9.95, earliest: '2026-11-19', latest: '2026-11-23' },
        { method: 'express', price: 12.95, earliest: '2026-11-18', latest: '2026-11-18' },
        { method: 'priority', price: 24.95, earliest: '2026-11-17', latest: '2026-11-17' },
      ],
      coldChain: { offered: false, express: 5, priority: 10 },
      giftWrap: 5,
      deliveryDates: { from: '2026-11-19', to: '2026-12-16' },
      shipsFrom: null,
      paymentMethods: ['invoice'],
      perishables: false,
      taxTotal: 0,
      taxes: [],
      taxIncluded: false,
      taxReason: null,
      taxRelief: 0,
      taxEstimated: false,
      taxUnknown: false,
    });
  });

  it('offer cold chain with a perishable product, and standard shipping for nothing from $100', async () => {
    await desk.add(desk.cheese, 10);
    expect(await options()).toMatchObject({
      shippingMethods: [{ price: 0 }, { price: 12.95 }, { price: 24.95 }],
      coldChain: { offered: true },
      perishables: true,
    });
  });

  it('of nobody and of an empty cart cost nothing to look at', async () => {
    const empty = await options();
    expect(empty).toMatchObject({ shippingMethods: [{ price: 0 }, {}, {}], perishables: false });
    expect(desk.visitor.cookies.size).toBe(0);
  });

  it('are for nobody to store', async () => {
    expect((await desk.visitor.get('/api/checkout/options')).headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['Friday evening', '2026-11-20T23:00:00Z', ['2026-11-25', '2026-11-24', '2026-11-24']],
    ['Saturday', '2026-11-21T15:00:00Z', ['2026-11-26', '2026-11-25', '2026-11-24']],
    ['the day the clocks go back', '2026-11-01T18:00:00Z', ['2026-11-05', '2026-11-04', '2026-11-03']],
    ['noon in summer time', '2026-07-01T16:00:00Z', ['2026-07-06', '2026-07-03', '2026-07-02']],
    ['just after it', '2026-07-01T16:00:00.001Z', ['2026-07-06', '2026-07-03', '2026-07-03']],
    [
      'the Monday after the clocks went forward',
      '2027-03-15T16:00:00Z',
      ['2027-03-18', '2027-03-17', '2027-03-16'],
    ],
  ])('on %s', async (_, now, earliest) => {
    setClock(now);
    expect((await options()).shippingMethods.map((method) => method.earliest)).toEqual(earliest);
  });
});
