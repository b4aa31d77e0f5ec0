import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Order } from '#domains/orders/model/order.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { orderItems } from '#domains/orders/server/orders.schema.ts';
import { promoCodes } from '#domains/cart/server/promotions.schema.ts';
import { openCodeDesk } from '../../../../tests/support/code-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { aCode } from '../../../../tests/support/promo-codes.ts';

const YESTERDAY = new Date(Date.now() - 86_400_000);

describe('an order with a code', () => {
  const desk = openCodeDesk();
  const nothingOrdered = async () => {
    const after = await readLedger(desk.shop.db);
    expect(after).toMatchObject({ sold: desk.before.sold, orders: desk.before.orders, faults: [] });
  };

  it('costs what the cart said, keeps the code, counts its use, and leaves a cart without one', async () => {
    await desk.make();
    await desk.add(desk.oil, 5);
    await desk.add(desk.cheese, 1);
    const cart = (await desk.put()).body;
    const { status, body } = await desk.checkout();
    expect(status).toBe(201);
    expect(body.order).toMatchObject({
      promo: { code: desk.code, discount: 12.87 },
      subtotal: 134.95,
      discountTotal: 6.25,
      shipping: 0,
      orderTotal: cart.grandTotal,
    });
    expect((await desk.stored()).uses).toBe(1);
    expect((await desk.cartOf()).promo).toBeNull();
    const items = await desk.shop.db.select().from(orderItems).where(eq(orderItems.orderId, body.orderId));
    expect(items.map(({ promoCents }) => promoCents).toSorted()).toEqual([1_00, 11_87].toSorted());
    const [mail] = await desk.shop.db
      .select()
      .from(mailOutbox)
      .where(sql`${mailOutbox.data} ->> 'orderId' = ${String(body.orderId)}`);
    expect(mail!.data).toMatchObject({ promo: { code: desk.code, cents: 12_87 }, totalCents: 115_83 });
    const read = await desk.visitor.get<Order>(`/api/orders/${body.orderId}?token=${body.token}`);
    expect(read.body.promo).toEqual({ code: desk.code, discount: 12.87 });
  });

  it('takes the code with the submission as if it stood in the cart, in place of the one that does', async () => {
    await desk.make();
    await aCode(desk.shop.db, `${desk.code}-BETTER`, { value: 20_00 });
    await desk.add(desk.cheese, 1);
    await desk.put();
    const { body } = await desk.order(`  ${desk.code.toLowerCase()}-better `);
    expect(body.order).toMatchObject({
      promo: { code: `${desk.code}-BETTER`, discount: 2 },
      orderTotal: 17.95,
    });
    expect((await desk.stored()).uses).toBe(0);
    expect((await desk.cartOf()).promo).toBeNull();
  });

  it('needs none: an empty field is none', async () => {
    await desk.add(desk.cheese, 1);
    expect((await desk.order('  ')).body.order).toMatchObject({ promo: null, orderTotal: 19.95 });
  });

  it.each([
    ['kind: percent of everything', { value: 100_00 }, 'standard', 10, 9.95],
    ['kind: free shipping, standard', { kind: 'free_shipping', value: 0 }, 'standard', 9.95, 10],
    ['kind: free shipping, express', { kind: 'free_shipping', value: 0 }, 'express', 9.95, 13],
    ['kind: more than the goods', { kind: 'amount', value: 99_00 }, 'priority', 10, 24.95],
  ] as const)('%s', async (_, values, shippingMethod, discount, orderTotal) => {
    await desk.make(values);
    await desk.add(desk.cheese, 1);
    const { body } = await desk.order(desk.code, { shippingMethod });
    expect(body.order).toMatchObject({ promo: { code: desk.code, discount }, orderTotal });
  });

  it('goes through without a code that takes nothing off, and uses none up', async () => {
    await desk.make({ kind: 'free_shipping', value: 0 });
    await desk.add(desk.cheese, 10);
    await desk.put();
    expect((await desk.order()).body.order).toMatchObject({ promo: null, orderTotal: 100 });
    expect((await desk.stored()).uses).toBe(0);
  });

  it('goes through without the code of a cart that fell below its minimum', async () => {
    await desk.make({ minTotalCents: 20_00 });
    await desk.add(desk.cheese, 2);
    const { items } = (await desk.put()).body;
    await desk.visitor.put(`/api/cart/${items[0]!.id}`, { quantity: 1 });
    expect((await desk.order()).body.order).toMatchObject({ promo: null, orderTotal: 19.95 });
    expect((await desk.stored()).uses).toBe(0);
  });

  it.each([
    ['unknown', null, 'We do not know'],
    ['below its minimum', { minTotalCents: 10_01 }, '$0.01 more'],
    ['expired', { endsAt: YESTERDAY }, 'has expired'],
    ['used up', { maxUses: 1, uses: 1 }, 'has been used up'],
    ['switched off', { active: false }, 'no longer valid'],
  ])('is refused with a code that is %s; nothing is ordered', async (_, values, message) => {
    if (values !== null) await desk.make(values);
    await desk.add(desk.cheese, 1);
    const { status, body } = await desk.order(desk.code);
    expect(status).toBe(409);
    expect(body.message).toContain(message);
    expect((await desk.cartOf()).cartCount).toBe(1);
    await nothingOrdered();
  });

  it('is refused when the code of the cart ended in between; without it the order goes through', async () => {
    await desk.make();
    await desk.add(desk.cheese, 1);
    await desk.put();
    await desk.shop.db.update(promoCodes).set({ endsAt: YESTERDAY }).where(eq(promoCodes.code, desk.code));
    const refused = await desk.order();
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(`The code ${desk.code} has expired.`);
    await nothingOrdered();
    await desk.visitor.delete('/api/cart/promo');
    expect((await desk.order()).status).toBe(201);
  });

  it('never costs more than was shown: a code that takes off less is told first', async () => {
    await desk.make();
    await desk.add(desk.cheese, 1);
    await desk.put();
    await desk.shop.db.update(promoCodes).set({ value: 5_00 }).where(eq(promoCodes.code, desk.code));
    const refused = await desk.order();
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ reason: 'price_changed' });
    expect(refused.body.message).toContain('$19.45 instead of $18.95');
    await nothingOrdered();
    expect((await desk.order()).body.order).toMatchObject({ promo: { discount: 0.5 }, orderTotal: 19.45 });
  });

  it('tells a cart that a falling price took below the minimum', async () => {
    await desk.make({ value: 50_00, minTotalCents: 10_00 });
    await desk.add(desk.cheese, 1);
    await desk.put();
    await desk.change(desk.cheese, { priceCents: 9_99 });
    const refused = await desk.order();
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('$19.94 instead of $14.95');
    expect((await desk.order()).body.order).toMatchObject({ promo: null, orderTotal: 19.94 });
  });
});
