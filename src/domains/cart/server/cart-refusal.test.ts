import { eq } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { sessions } from '#engine/server/sessions/users.schema.ts';
import { cartItems } from './cart.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { hashToken } from '#engine/server/sessions/session.ts';
import { openCartDesk } from '../../../../tests/support/cart-desk.ts';

describe('the cart refuses', () => {
  const { desk, change, add, read, countSessions } = openCartDesk();

  test.each([
    ['0', 0, 'Quantity must be at least 1'],
    ['−1', -1, 'Quantity must be at least 1'],
    ['1.5', 1.5, 'Quantity must be a whole number'],
    ["'3' as text", '3', 'Quantity must be a whole number'],
    ['1e9', 1e9, 'Quantity must be at most 999'],
    ['1000', 1000, 'Quantity must be at most 999'],
    ['null', null, 'Quantity must be a whole number'],
  ])('a quantity of %s', async (_, quantity, message) => {
    const line = (await add(desk.oil, 2)).body.items[0]!;
    const expected = { code: 'invalid', message, fields: { quantity: message } };
    const added = await add(desk.oil, quantity);
    expect(added.status).toBe(400);
    expect(added.body).toEqual(expected);
    const changed = await desk.visitor.put(`/api/cart/${line.id}`, { quantity });
    expect(changed.status).toBe(400);
    expect(changed.body).toEqual(expected);
    expect((await read()).cartCount).toBe(2);
  });

  it('a change without a quantity', async () => {
    const line = (await add(desk.oil)).body.items[0]!;
    const answer = await desk.visitor.put(`/api/cart/${line.id}`, {});
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
    expect(desk.visitor.cookies.size).toBe(0);
  });

  it('a product the public does not see', async () => {
    await change(desk.oil, { hidden: true });
    expect((await add(desk.oil)).status).toBe(404);
  });

  it('a product that is out of stock', async () => {
    await change(desk.oil, { quantityAvailable: 0 });
    const answer = await add(desk.oil);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      code: 'conflict',
      message: 'Taggiasca Extra Virgin Olive Oil is out of stock.',
    });
  });

  it('more than there is, naming what is possible', async () => {
    await change(desk.oil, { quantityAvailable: 7 });
    const tooMany = await add(desk.oil, 8);
    expect(tooMany.status).toBe(409);
    expect(tooMany.body.message).toBe(
      'Only 7 × Taggiasca Extra Virgin Olive Oil in stock. Please choose a smaller quantity.',
    );
    await add(desk.oil, 5);
    expect((await add(desk.oil, 3)).body.message).toBe(
      'Only 7 × Taggiasca Extra Virgin Olive Oil in stock, and 5 already in your cart. You can add 2 more.',
    );
    await add(desk.oil, 2);
    expect((await add(desk.oil, 1)).body.message).toBe(
      'All 7 × Taggiasca Extra Virgin Olive Oil that we have are already in your cart.',
    );
    const line = (await read()).items[0]!;
    expect(line.quantity).toBe(7);
    const changed = await desk.visitor.put(`/api/cart/${line.id}`, { quantity: 8 });
    expect(changed.status).toBe(409);
    expect((await read()).cartCount).toBe(7);
  });

  it('a sum above 999, and nothing changes', async () => {
    await add(desk.cheese, 998);
    const answer = await add(desk.cheese, 2);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toMatch(
      /^You can order at most 999 × .* at a time, and 998 are already in your cart\. You can add 1 more\.$/,
    );
    expect((await read()).cartCount).toBe(998);
  });

  it('more than 100 different products', async () => {
    await add(desk.cheese, 1);
    const tokenHash = hashToken(desk.visitor.cookies.get('session')!);
    const [{ id: sessionId } = { id: 0 }] = await desk.shop.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.tokenHash, tokenHash));
    const template = { description: '', priceCents: 1, categoryId: 1, quantityAvailable: 1 };
    const others = await desk.shop.db
      .insert(products)
      .values(Array.from({ length: 99 }, (_, at) => ({ ...template, name: `No. ${at}`, slug: `no-${at}` })))
      .returning({ productId: products.id });
    await desk.shop.db.insert(cartItems).values(others.map((other) => ({ ...other, sessionId })));
    const answer = await add(desk.oil, 1);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe(
      'A cart holds at most 100 different products. Please order these first, or remove one.',
    );
    expect((await add(desk.cheese, 1)).status).toBe(200);
    expect((await read()).items).toHaveLength(100);
  });

  it("another session's line", async () => {
    const line = (await add(desk.oil, 2)).body.items[0]!;
    const stranger = desk.shop.visitor();
    for (const who of [stranger, desk.shop.visitor()]) {
      if (who === stranger) await add(desk.cheese, 1, who);
      const changed = await who.put(`/api/cart/${line.id}`, { quantity: 9 });
      expect(changed.status).toBe(404);
      expect(changed.body).toEqual({ code: 'not_found', message: 'This item is no longer in your cart.' });
      expect((await who.delete(`/api/cart/${line.id}`)).status).toBe(404);
    }
    expect((await read()).cartCount).toBe(2);
  });

  it('an address that is no line', async () => {
    await add(desk.oil);
    expect((await desk.visitor.put('/api/cart/abc', { quantity: 1 })).status).toBe(400);
    expect((await desk.visitor.delete('/api/cart/99999999999')).status).toBe(400);
  });

  it('a body that is none', async () => {
    expect((await desk.visitor.post('/api/cart')).status).toBe(400);
    expect((await desk.visitor.post('/api/cart', [1, 2])).status).toBe(400);
  });
});
