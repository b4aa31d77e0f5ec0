import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Cart } from '#domains/cart/model/cart.ts';
import { sessions } from '#engine/server/sessions/users.schema.ts';
import { cartItems } from './cart.schema.ts';
import { rateLimits } from '#engine/server/db/operations.schema.ts';
import { LIMITS } from '#engine/server/http/limits.ts';
import { openCartDesk } from '../../../../tests/support/cart-desk.ts';
import { Visitor } from '../../../../tests/support/test-app.ts';

describe('the cart', () => {
  const { desk, change, add, read, countSessions } = openCartDesk();

  it('is empty at first, and reading it makes no session', async () => {
    const before = await countSessions();
    const answer = await desk.visitor.get<Cart>('/api/cart');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      items: [],
      subtotal: 0,
      totalDiscount: 0,
      total: 0,
      shipping: 0,
      promo: null,
      taxTotal: 0,
      taxes: [],
      taxIncluded: false,
      taxReason: null,
      taxRelief: 0,
      taxEstimated: false,
      taxUnknown: false,
      grandTotal: 0,
      cartCount: 0,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(desk.visitor.cookies.size).toBe(0);
    expect(await countSessions()).toBe(before);
  });

  it('answers an addition with the whole cart, priced', async () => {
    await add(desk.cheese, 1);
    const { status, body } = await add(desk.oil, 5);
    expect(status).toBe(200);
    expect(body.items).toHaveLength(2);
    expect(body.items[1]).toMatchObject({
      quantity: 5,
      product: {
        id: desk.oil,
        slug: 'taggiasca-extra-virgin-olive-oil',
        name: 'Taggiasca Extra Virgin Olive Oil',
        price: 24.99,
        unit: 'bottle',
        inStock: true,
        quantityAvailable: 200,
      },
      discountPercentage: 5,
      originalPrice: 124.95,
      finalPrice: 118.7,
    });
    expect(body.items[1]!.product.discountTiers).toHaveLength(4);
    expect(body.items[1]!.product.producerName).not.toBe('');
    expect(body).toMatchObject({
      subtotal: 134.95,
      totalDiscount: 6.25,
      total: 128.7,
      shipping: 0,
      grandTotal: 128.7,
      cartCount: 6,
    });
    expect(await read()).toEqual(body);
  });

  it('keeps the session in a cookie that scripts cannot read', async () => {
    const { headers } = await add(desk.oil);
    expect(String(headers['set-cookie'])).toMatch(
      /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('adds 1 without a quantity, and adds up on the same line', async () => {
    await add(desk.oil);
    const { body } = await add(desk.oil, 3);
    expect(body.items).toHaveLength(1);
    expect(body.items[0]!.quantity).toBe(4);
    expect(body.cartCount).toBe(4);
  });

  it('adds up when several tabs add at once', async () => {
    await add(desk.cheese);
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(desk.oil, 2)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await read()).items.find((line) => line.product.id === desk.oil)!.quantity).toBe(40);
  });

  it('shows names in the language of the visitor', async () => {
    await change(desk.oil, { translations: { de: { name: 'Natives Olivenöl extra' } } });
    desk.visitor.cookies.set('language', 'de');
    expect((await add(desk.oil)).body.items[0]!.product.name).toBe('Natives Olivenöl extra');
    desk.visitor.cookies.set('language', 'fr');
    expect((await read()).items[0]!.product.name).toBe('Taggiasca Extra Virgin Olive Oil');
  });

  it('changes a quantity, removes a line, clears the rest', async () => {
    await add(desk.cheese, 2);
    const line = (await add(desk.oil, 2)).body.items[1]!;
    const changed = await desk.visitor.put<Cart>(`/api/cart/${line.id}`, { quantity: 10 });
    expect(changed.body.items.map(({ quantity }) => quantity)).toEqual([2, 10]);
    expect(changed.body.items[1]!.finalPrice).toBe(224.91);

    const removed = await desk.visitor.delete<Cart>(`/api/cart/${line.id}`);
    expect(removed.status).toBe(200);
    expect(removed.body.items.map(({ product }) => product.id)).toEqual([desk.cheese]);
    expect(removed.body).toMatchObject({ subtotal: 20, shipping: 9.95, grandTotal: 29.95 });

    const cleared = await desk.visitor.delete<Cart>('/api/cart');
    expect(cleared.body).toMatchObject({ items: [], cartCount: 0, grandTotal: 0 });
    expect(await read()).toEqual(cleared.body);
  });

  it('clears nothing for a visitor without a cart, and makes no session', async () => {
    const before = await countSessions();
    expect((await desk.visitor.delete('/api/cart')).status).toBe(200);
    expect(await countSessions()).toBe(before);
  });

  it('starts anew when the session has ended', async () => {
    await add(desk.cheese, 5);
    await desk.shop.db.update(sessions).set({ expiresAt: new Date(0) });
    const old = desk.visitor.cookies.get('session');
    const { body } = await add(desk.oil);
    expect(body.cartCount).toBe(1);
    expect(desk.visitor.cookies.get('session')).not.toBe(old);
  });

  it('shows a line whose product was taken off sale as not buyable', async () => {
    await add(desk.oil, 2);
    await change(desk.oil, { hidden: true });
    const line = (await read()).items[0]!;
    expect(line.product).toMatchObject({ inStock: false, quantityAvailable: 0 });
    expect((await desk.visitor.put(`/api/cart/${line.id}`, { quantity: 1 })).status).toBe(409);
    expect((await desk.visitor.delete(`/api/cart/${line.id}`)).status).toBe(200);
  });

  it('remembers the price it was last shown with', async () => {
    const shown = async () => {
      const [row] = await desk.shop.db.select().from(cartItems).where(eq(cartItems.productId, desk.oil));
      return [row!.shownPriceCents, row!.shownTiers];
    };
    await desk.shop.db.delete(cartItems);
    await add(desk.oil, 2);
    expect(await shown()).toEqual([24_99, null]);
    await change(desk.oil, {
      priceCents: 30_00,
      discountTiers: [{ minQuantity: 2, discountPercentage: 10 }],
    });
    expect(await shown()).toEqual([24_99, null]);
    expect((await read()).items[0]!.finalPrice).toBe(54);
    expect(await shown()).toEqual([30_00, [{ minQuantity: 2, discountPercentage: 10 }]]);
  });
});

describe('a flood of visitors without a cookie', () => {
  const { desk, add, countSessions } = openCartDesk({ rateLimit: true });

  it('makes no more sessions than a network may, and leaves those alone who have one', async () => {
    const known = new Visitor(desk.shop.app, '203.0.113.1');
    await add(desk.cheese, 1, known);
    await desk.shop.db.update(rateLimits).set({ count: LIMITS.newSessions.max - 1 });
    const flood = () => add(desk.cheese, 1, new Visitor(desk.shop.app, '203.0.113.1'));
    expect((await flood()).status).toBe(200);
    const before = await countSessions();
    expect((await flood()).status).toBe(429);
    expect((await flood()).status).toBe(429);
    expect(await countSessions()).toBe(before);
    expect((await add(desk.cheese, 1, known)).status).toBe(200);
    expect((await add(desk.cheese, 1, new Visitor(desk.shop.app, '203.0.113.2'))).status).toBe(200);
  });
});
