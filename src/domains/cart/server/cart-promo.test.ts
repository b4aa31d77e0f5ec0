import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#domains/cart/model/cart.ts';
import { promoCodes, promoUses } from './promotions.schema.ts';
import { LIMITS } from '#engine/server/http/limits.ts';
import { openCartDesk } from '../../../../tests/support/cart-desk.ts';
import { aBuyer } from '../../../../tests/support/people.ts';
import { aCode } from '../../../../tests/support/promo-codes.ts';
import { openTestApp, type TestApp, Visitor } from '../../../../tests/support/test-app.ts';

const YESTERDAY = new Date(Date.now() - 86_400_000);
const TOMORROW = new Date(Date.now() + 86_400_000);

describe('a code in the cart', () => {
  const { desk, add, read } = openCartDesk();
  const put = (code: unknown, who = desk.visitor) =>
    who.post<Cart & { message: string; reason: string }>('/api/cart/promo', { code });
  const takeOff = () => desk.visitor.delete<Cart>('/api/cart/promo');
  beforeEach(() => desk.shop.db.delete(promoCodes));

  it('takes its share off what is left after bulk discounts, and the cart says so from then on', async () => {
    await aCode(desk.shop.db, 'TEN', { description: '10 % off everything' });
    expect((await add(desk.oil, 5)).body.promo).toBeNull();
    const { status, body } = await put('TEN');
    expect(status).toBe(200);
    expect(body.promo).toEqual({ code: 'TEN', description: '10 % off everything', discount: 11.87 });
    expect(body).toMatchObject({ totalDiscount: 6.25, total: 118.7, shipping: 0, grandTotal: 106.83 });
    expect(await read()).toEqual(body);
    const more = (await add(desk.cheese, 1)).body;
    expect(more).toMatchObject({ total: 128.7, promo: { discount: 12.87 }, grandTotal: 115.83 });
    const [line] = more.items;
    const changed = await desk.visitor.put<Cart>(`/api/cart/${line!.id}`, { quantity: 1 });
    expect(changed.body).toMatchObject({ total: 34.99, shipping: 9.95, promo: { discount: 3.5 } });
    expect(changed.body.grandTotal).toBe(41.44);
    const removed = await desk.visitor.delete<Cart>(`/api/cart/${line!.id}`);
    expect(removed.body).toMatchObject({ total: 10, promo: { discount: 1 }, grandTotal: 18.95 });
  });

  it('is found whatever its case and the space around it, and shown as it was made', async () => {
    await aCode(desk.shop.db, 'Spring-24');
    await add(desk.oil);
    expect((await put('  sPRING-24 ')).body.promo).toMatchObject({ code: 'Spring-24' });
  });

  it('never takes off more than there is, and leaves the free-shipping rule alone', async () => {
    await aCode(desk.shop.db, 'FIFTY', { kind: 'amount', value: 50_00 });
    await add(desk.oil);
    expect((await put('FIFTY')).body).toMatchObject({
      total: 24.99,
      shipping: 9.95,
      promo: { discount: 24.99 },
      grandTotal: 9.95,
    });
    await add(desk.cheese, 10);
    expect(await read()).toMatchObject({ total: 124.99, shipping: 0, grandTotal: 74.99 });
  });

  it('for free shipping takes off what standard shipping costs: nothing where that is free', async () => {
    await aCode(desk.shop.db, 'SHIP', { kind: 'free_shipping', value: 0 });
    await add(desk.oil);
    expect((await put('SHIP')).body).toMatchObject({ promo: { discount: 9.95 }, grandTotal: 24.99 });
    await add(desk.cheese, 10);
    expect(await read()).toMatchObject({ promo: { discount: 0 }, grandTotal: 124.99 });
  });

  it('rounds half up', async () => {
    await aCode(desk.shop.db, 'ODD', { value: 5_00 });
    await add(desk.cheese, 1);
    await desk.shop.db.update(promoCodes).set({ value: 12_25 });
    // 12.25 % of 10.00 are 122.5 cents.
    expect((await put('ODD')).body.promo!.discount).toBe(1.23);
  });

  it('gives way to another one, and goes when it is taken off or the cart is cleared', async () => {
    await aCode(desk.shop.db, 'FIRST');
    await aCode(desk.shop.db, 'SECOND', { value: 20_00 });
    await add(desk.cheese, 2);
    await put('FIRST');
    expect((await put('SECOND')).body.promo).toMatchObject({ code: 'SECOND', discount: 4 });
    expect((await takeOff()).body).toMatchObject({ promo: null, grandTotal: 29.95 });
    expect((await takeOff()).status).toBe(200);
    await put('FIRST');
    expect((await desk.visitor.delete<Cart>('/api/cart')).body.promo).toBeNull();
    expect((await read()).promo).toBeNull();
  });

  it.each([
    ['is unknown', null, 'We do not know the code NOPE. Please check how it is spelled.'],
    ['is switched off', { active: false }, 'The code NOPE is no longer valid.'],
    ['has expired', { endsAt: YESTERDAY }, 'The code NOPE has expired.'],
    ['is not valid yet', { startsAt: TOMORROW }, 'The code NOPE is not valid yet.'],
    ['is used up', { maxUses: 3, uses: 3 }, 'The code NOPE has been used up.'],
    [
      'needs a larger cart',
      { minTotalCents: 30_00 },
      'The code NOPE is valid on orders of $30.00 or more. You need $5.01 more.',
    ],
  ])(
    'that %s is refused with a message that says so; the cart stays as it is',
    async (_, values, message) => {
      await aCode(desk.shop.db, 'GOOD');
      if (values !== null) await aCode(desk.shop.db, 'NOPE', values);
      await add(desk.oil);
      const { body: before } = await put('GOOD');
      const { status, body } = await put('NOPE');
      expect(status).toBe(409);
      expect(body).toMatchObject({ message, reason: 'code_refused' });
      expect(await read()).toEqual(before);
    },
  );

  it('is valid at its edges', async () => {
    await aCode(desk.shop.db, 'EDGE', {
      minTotalCents: 24_99,
      startsAt: YESTERDAY,
      endsAt: TOMORROW,
      maxUses: 4,
      uses: 3,
      oncePerCustomer: true,
    });
    await add(desk.oil);
    expect((await put('EDGE')).status).toBe(200);
  });

  it('that was used once by the account is refused where it is meant for once each', async () => {
    const id = await aCode(desk.shop.db, 'ONCE', { oncePerCustomer: true });
    const buyer = await aBuyer(desk.shop, `once-${id}`);
    await add(desk.oil, 1, buyer.visitor);
    expect((await put('ONCE', buyer.visitor)).status).toBe(200);
    await desk.shop.db.insert(promoUses).values({
      orderId: 1,
      promoCodeId: id,
      userId: buyer.id,
      customerEmail: 'somebody@example.com',
      oncePerCustomer: true,
    });
    const refused = await put('ONCE', buyer.visitor);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('You have already used the code ONCE');
    await add(desk.oil);
    expect((await put('ONCE')).status).toBe(200);
    await desk.shop.db.delete(promoUses);
  });

  it('stays with a message while the cart is below its minimum, and counts again above it', async () => {
    await aCode(desk.shop.db, 'BIG', { minTotalCents: 30_00 });
    await add(desk.cheese, 3);
    const { items } = (await put('BIG')).body;
    const less = await desk.visitor.put<Cart>(`/api/cart/${items[0]!.id}`, { quantity: 1 });
    expect(less.body.promo).toEqual({
      code: 'BIG',
      description: '',
      discount: 0,
      message: 'The code BIG is valid on orders of $30.00 or more. You need $20.00 more.',
    });
    expect(less.body.grandTotal).toBe(19.95);
    const again = await desk.visitor.put<Cart>(`/api/cart/${items[0]!.id}`, { quantity: 3 });
    expect(again.body.promo).toEqual({ code: 'BIG', description: '', discount: 3 });
  });

  it('that ends while it stands in the cart takes nothing off and says why, in the language of the visitor', async () => {
    await aCode(desk.shop.db, 'SHORT');
    await add(desk.oil);
    await put('SHORT');
    await desk.shop.db.update(promoCodes).set({ endsAt: YESTERDAY });
    desk.visitor.cookies.set('language', 'de');
    const cart = await read();
    expect(cart.promo).toMatchObject({ discount: 0, message: 'Der Code SHORT ist abgelaufen.' });
    expect(cart.grandTotal).toBe(34.94);
  });

  it('needs a cart to stand in, and makes no session', async () => {
    await aCode(desk.shop.db, 'TEN');
    expect((await put('TEN')).status).toBe(409);
    expect(desk.visitor.cookies.size).toBe(0);
    expect((await takeOff()).body).toMatchObject({ items: [], promo: null });
  });

  it.each([[''], ['   '], [undefined], [10], ['A\u0000B'], ['x'.repeat(101)]])(
    'cannot be %j',
    async (code) => {
      await add(desk.oil);
      expect((await put(code)).status).toBe(400);
    },
  );
});

describe('guessing codes', () => {
  const { max } = LIMITS.codeGuesses;
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp({ rateLimit: true });
    await aCode(shop.db, 'RIGHT');
  });
  const at = async (ip: string) => {
    const visitor = new Visitor(shop.app, ip);
    await visitor.post('/api/cart', { productId: 1 });
    return (code: string) => visitor.post('/api/cart/promo', { code });
  };

  it('ends after a while, for right ones too; until then right ones count for nothing', async () => {
    const put = await at('192.0.2.1');
    for (let tries = 0; tries < 3; tries += 1) expect((await put('RIGHT')).status).toBe(200);
    const wrong = Array.from({ length: max }, (_, n) => put(`WRONG-${n}`));
    expect(new Set((await Promise.all(wrong)).map(({ status }) => status))).toEqual(new Set([409]));
    const stopped = await put('RIGHT');
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect((await (await at('198.51.100.7'))('RIGHT')).status).toBe(200);
  });

  it('gets nobody further who guesses a hundred at once', async () => {
    const put = await at('192.0.2.2');
    const codes = [...Array.from({ length: 100 }, (_, n) => `WRONG-${n}`), 'RIGHT'];
    const statuses = (await Promise.all(codes.map(put))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(max);
    expect(statuses.at(-1)).toBe(429);
  });
});
