import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Cart } from '#shared/cart/cart.ts';
import { sessions } from '#server/db/schema/accounts.ts';
import { cartItems } from '#server/db/schema/cart.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { hashToken } from '#server/http/session.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';

describe('the cart', () => {
  let shop: TestApp;
  let visitor: Visitor;
  /** 24.99 with the standard table; 200 in stock. */
  let oil: number;
  let cheese: number;

  beforeAll(async () => {
    shop = await openTestApp();
    const found = await shop.db.select({ id: products.id, slug: products.slug }).from(products);
    oil = found.find(({ slug }) => slug === 'taggiasca-extra-virgin-olive-oil')!.id;
    cheese = found.find(({ id }) => id !== oil)!.id;
  });
  beforeEach(async () => {
    visitor = shop.visitor();
    await change(oil, { quantityAvailable: 200, discountTiers: null, priceCents: 24_99, listed: true });
    await change(cheese, { quantityAvailable: 2000, discountTiers: [], priceCents: 10_00, listed: true });
  });

  const change = (id: number, values: Partial<typeof products.$inferInsert>) =>
    shop.db.update(products).set(values).where(eq(products.id, id));
  const add = (productId: unknown, quantity?: unknown, who = visitor) =>
    who.post<Cart & { message: string }>('/api/cart', { productId, quantity });
  const read = async (who = visitor) => (await who.get<Cart>('/api/cart')).body;
  const countSessions = async () =>
    (await shop.db.select({ n: sql<number>`count(*)::int` }).from(sessions))[0]!.n;

  it('is empty at first, and reading it makes no session', async () => {
    const before = await countSessions();
    const answer = await visitor.get<Cart>('/api/cart');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      items: [],
      subtotal: 0,
      totalDiscount: 0,
      total: 0,
      shipping: 0,
      grandTotal: 0,
      cartCount: 0,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(visitor.cookies.size).toBe(0);
    expect(await countSessions()).toBe(before);
  });

  it('answers an addition with the whole cart, priced', async () => {
    await add(cheese, 1);
    const { status, body } = await add(oil, 5);
    expect(status).toBe(200);
    expect(body.items).toHaveLength(2);
    expect(body.items[1]).toMatchObject({
      quantity: 5,
      product: {
        id: oil,
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
    const { headers } = await add(oil);
    expect(String(headers['set-cookie'])).toMatch(
      /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('adds 1 without a quantity, and adds up on the same line', async () => {
    await add(oil);
    const { body } = await add(oil, 3);
    expect(body.items).toHaveLength(1);
    expect(body.items[0]!.quantity).toBe(4);
    expect(body.cartCount).toBe(4);
  });

  it('adds up when several tabs add at once', async () => {
    await add(cheese);
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(oil, 2)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await read()).items.find((line) => line.product.id === oil)!.quantity).toBe(40);
  });

  it('shows names in the language of the visitor', async () => {
    await change(oil, { translations: { de: { name: 'Natives Olivenöl extra' } } });
    visitor.cookies.set('language', 'de');
    expect((await add(oil)).body.items[0]!.product.name).toBe('Natives Olivenöl extra');
    visitor.cookies.set('language', 'fr');
    expect((await read()).items[0]!.product.name).toBe('Taggiasca Extra Virgin Olive Oil');
  });

  it('changes a quantity, removes a line, clears the rest', async () => {
    await add(cheese, 2);
    const line = (await add(oil, 2)).body.items[1]!;
    const changed = await visitor.put<Cart>(`/api/cart/${line.id}`, { quantity: 10 });
    expect(changed.body.items.map(({ quantity }) => quantity)).toEqual([2, 10]);
    expect(changed.body.items[1]!.finalPrice).toBe(224.91);

    const removed = await visitor.delete<Cart>(`/api/cart/${line.id}`);
    expect(removed.status).toBe(200);
    expect(removed.body.items.map(({ product }) => product.id)).toEqual([cheese]);
    expect(removed.body).toMatchObject({ subtotal: 20, shipping: 9.95, grandTotal: 29.95 });

    const cleared = await visitor.delete<Cart>('/api/cart');
    expect(cleared.body).toMatchObject({ items: [], cartCount: 0, grandTotal: 0 });
    expect(await read()).toEqual(cleared.body);
  });

  it('clears nothing for a visitor without a cart, and makes no session', async () => {
    const before = await countSessions();
    expect((await visitor.delete('/api/cart')).status).toBe(200);
    expect(await countSessions()).toBe(before);
  });

  it('starts anew when the session has ended', async () => {
    await add(cheese, 5);
    await shop.db.update(sessions).set({ expiresAt: new Date(0) });
    const old = visitor.cookies.get('session');
    const { body } = await add(oil);
    expect(body.cartCount).toBe(1);
    expect(visitor.cookies.get('session')).not.toBe(old);
  });

  describe('refuses', () => {
    test.each([
      ['0', 0, 'Quantity must be at least 1'],
      ['−1', -1, 'Quantity must be at least 1'],
      ['1.5', 1.5, 'Quantity must be a whole number'],
      ["'3' as text", '3', 'Quantity must be a whole number'],
      ['1e9', 1e9, 'Quantity must be at most 999'],
      ['1000', 1000, 'Quantity must be at most 999'],
      ['null', null, 'Quantity must be a whole number'],
    ])('a quantity of %s', async (_, quantity, message) => {
      const line = (await add(oil, 2)).body.items[0]!;
      const expected = { code: 'invalid', message, fields: { quantity: message } };
      const added = await add(oil, quantity);
      expect(added.status).toBe(400);
      expect(added.body).toEqual(expected);
      const changed = await visitor.put(`/api/cart/${line.id}`, { quantity });
      expect(changed.status).toBe(400);
      expect(changed.body).toEqual(expected);
      expect((await read()).cartCount).toBe(2);
    });

    it('a change without a quantity', async () => {
      const line = (await add(oil)).body.items[0]!;
      const answer = await visitor.put(`/api/cart/${line.id}`, {});
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ code: 'invalid', message: 'Required', fields: { quantity: 'Required' } });
    });

    test.each([['1'], [0], [-5], [1.5], [2 ** 31], [undefined]])('%s as a product', async (productId) => {
      const answer = await add(productId, 1);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBe('Must be a positive whole number');
    });

    it('an unknown product, and leaves no session behind', async () => {
      const before = await countSessions();
      const answer = await add(999_999);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ code: 'not_found', message: 'This product does not exist.' });
      expect(await countSessions()).toBe(before);
      expect(visitor.cookies.size).toBe(0);
    });

    it('a product the public does not see', async () => {
      await change(oil, { listed: false });
      expect((await add(oil)).status).toBe(404);
    });

    it('a product that is out of stock', async () => {
      await change(oil, { quantityAvailable: 0 });
      const answer = await add(oil);
      expect(answer.status).toBe(409);
      expect(answer.body).toEqual({
        code: 'conflict',
        message: 'Taggiasca Extra Virgin Olive Oil is out of stock.',
      });
    });

    it('more than there is, naming what is possible', async () => {
      await change(oil, { quantityAvailable: 7 });
      const tooMany = await add(oil, 8);
      expect(tooMany.status).toBe(409);
      expect(tooMany.body.message).toBe(
        'Only 7 × Taggiasca Extra Virgin Olive Oil in stock. Please choose a smaller quantity.',
      );
      await add(oil, 5);
      expect((await add(oil, 3)).body.message).toBe(
        'Only 7 × Taggiasca Extra Virgin Olive Oil in stock, and 5 already in your cart. You can add 2 more.',
      );
      await add(oil, 2);
      expect((await add(oil, 1)).body.message).toBe(
        'All 7 × Taggiasca Extra Virgin Olive Oil that we have are already in your cart.',
      );
      const line = (await read()).items[0]!;
      expect(line.quantity).toBe(7);
      const changed = await visitor.put(`/api/cart/${line.id}`, { quantity: 8 });
      expect(changed.status).toBe(409);
      expect((await read()).cartCount).toBe(7);
    });

    it('a sum above 999, and nothing changes', async () => {
      await add(cheese, 998);
      const answer = await add(cheese, 2);
      expect(answer.status).toBe(409);
      expect(answer.body.message).toMatch(
        /^At most 999 × .* and 998 are already in your cart\. You can add 1 more\.$/,
      );
      expect((await read()).cartCount).toBe(998);
    });

    it('more than 100 different products', async () => {
      await add(cheese, 1);
      const tokenHash = hashToken(visitor.cookies.get('session')!);
      const [{ id: sessionId } = { id: 0 }] = await shop.db
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.tokenHash, tokenHash));
      const template = { description: '', priceCents: 1, categoryId: 1, quantityAvailable: 1 };
      const others = await shop.db
        .insert(products)
        .values(Array.from({ length: 99 }, (_, at) => ({ ...template, name: `No. ${at}`, slug: `no-${at}` })))
        .returning({ productId: products.id });
      await shop.db.insert(cartItems).values(others.map((other) => ({ ...other, sessionId })));
      const answer = await add(oil, 1);
      expect(answer.status).toBe(409);
      expect(answer.body.message).toBe(
        'A cart holds at most 100 different products. Please order these first, or remove one.',
      );
      expect((await add(cheese, 1)).status).toBe(200);
      expect((await read()).items).toHaveLength(100);
    });

    it("another session's line", async () => {
      const line = (await add(oil, 2)).body.items[0]!;
      const stranger = shop.visitor();
      for (const who of [stranger, shop.visitor()]) {
        if (who === stranger) await add(cheese, 1, who);
        const changed = await who.put(`/api/cart/${line.id}`, { quantity: 9 });
        expect(changed.status).toBe(404);
        expect(changed.body).toEqual({ code: 'not_found', message: 'This item is no longer in your cart.' });
        expect((await who.delete(`/api/cart/${line.id}`)).status).toBe(404);
      }
      expect((await read()).cartCount).toBe(2);
    });

    it('an address that is no line', async () => {
      await add(oil);
      expect((await visitor.put('/api/cart/abc', { quantity: 1 })).status).toBe(400);
      expect((await visitor.delete('/api/cart/99999999999')).status).toBe(400);
    });

    it('a body that is none', async () => {
      expect((await visitor.post('/api/cart')).status).toBe(400);
      expect((await visitor.post('/api/cart', [1, 2])).status).toBe(400);
    });
  });

  it('shows a line whose product was taken off sale as not buyable', async () => {
    await add(oil, 2);
    await change(oil, { listed: false });
    const line = (await read()).items[0]!;
    expect(line.product).toMatchObject({ inStock: false, quantityAvailable: 0 });
    expect((await visitor.put(`/api/cart/${line.id}`, { quantity: 1 })).status).toBe(409);
    expect((await visitor.delete(`/api/cart/${line.id}`)).status).toBe(200);
  });

  it('remembers the price it was last shown with', async () => {
    const shown = async () => {
      const [row] = await shop.db.select().from(cartItems).where(eq(cartItems.productId, oil));
      return [row!.shownPriceCents, row!.shownTiers];
    };
    await shop.db.delete(cartItems);
    await add(oil, 2);
    expect(await shown()).toEqual([24_99, null]);
    await change(oil, { priceCents: 30_00, discountTiers: [{ minQuantity: 2, discountPercentage: 10 }] });
    expect(await shown()).toEqual([24_99, null]);
    expect((await read()).items[0]!.finalPrice).toBe(54);
    expect(await shown()).toEqual([30_00, [{ minQuantity: 2, discountPercentage: 10 }]]);
  });
});
