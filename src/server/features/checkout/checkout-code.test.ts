import { eq, isNotNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#shared/cart/cart.ts';
import type { Order } from '#shared/orders/order.ts';
import type { AdminPromoCode } from '#shared/promotions/promo-code.ts';
import { rows } from '#server/db/client.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { mailOutbox } from '#server/db/schema/operations.ts';
import { orderItems, orders } from '#server/db/schema/orders.ts';
import { promoCodes, promoUses } from '#server/db/schema/promotions.ts';
import { LIMITS } from '#server/http/limits.ts';
import { FORM, openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { aBuyer, anAdmin } from '../../../../tests/support/people.ts';
import { aCode } from '../../../../tests/support/promo-codes.ts';
import { openTestApp, Visitor } from '../../../../tests/support/test-app.ts';

/** What those were told whose order was not taken, each message once. */
const refusals = (answers: { status: number; body: { message: string } }[]) => [
  ...new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.message)),
];

const YESTERDAY = new Date(Date.now() - 86_400_000);

describe('an order with a code', () => {
  const desk = openCheckoutDesk();
  let made = 0;
  let code: string;
  beforeEach(() => {
    made += 1;
    code = `CODE-${made}`;
  });
  const put = (who = desk.visitor) => who.post<Cart>('/api/cart/promo', { code });
  const order = (promoCode?: string, form: object = {}, who = desk.visitor) =>
    desk.checkout(who, { ...FORM, promoCode, ...form });
  const stored = async () =>
    (await desk.shop.db.select().from(promoCodes).where(eq(promoCodes.code, code)))[0]!;
  const nothingOrdered = async () => {
    const after = await readLedger(desk.shop.db);
    expect(after).toMatchObject({ sold: desk.before.sold, orders: desk.before.orders, faults: [] });
  };

  it('costs what the cart said, keeps the code, counts its use, and leaves a cart without one', async () => {
    await aCode(desk.shop.db, code);
    await desk.add(desk.oil, 5);
    await desk.add(desk.cheese, 1);
    const cart = (await put()).body;
    const { status, body } = await desk.checkout();
    expect(status).toBe(201);
    expect(body.order).toMatchObject({
      promo: { code, discount: 12.87 },
      subtotal: 134.95,
      discountTotal: 6.25,
      shipping: 0,
      orderTotal: cart.grandTotal,
    });
    expect((await stored()).uses).toBe(1);
    expect((await desk.cartOf()).promo).toBeNull();
    const items = await desk.shop.db.select().from(orderItems).where(eq(orderItems.orderId, body.orderId));
    expect(items.map(({ promoCents }) => promoCents).toSorted()).toEqual([1_00, 11_87].toSorted());
    const [mail] = await desk.shop.db
      .select()
      .from(mailOutbox)
      .where(sql`${mailOutbox.data} ->> 'orderId' = ${String(body.orderId)}`);
    expect(mail!.data).toMatchObject({ promo: { code, cents: 12_87 }, totalCents: 115_83 });
    const read = await desk.visitor.get<Order>(`/api/orders/${body.orderId}?token=${body.token}`);
    expect(read.body.promo).toEqual({ code, discount: 12.87 });
  });

  it('takes the code with the submission as if it stood in the cart, in place of the one that does', async () => {
    await aCode(desk.shop.db, code);
    await aCode(desk.shop.db, `${code}-BETTER`, { value: 20_00 });
    await desk.add(desk.cheese, 1);
    await put();
    const { body } = await order(`  ${code.toLowerCase()}-better `);
    expect(body.order).toMatchObject({ promo: { code: `${code}-BETTER`, discount: 2 }, orderTotal: 17.95 });
    expect((await stored()).uses).toBe(0);
    expect((await desk.cartOf()).promo).toBeNull();
  });

  it('needs none: an empty field is none', async () => {
    await desk.add(desk.cheese, 1);
    expect((await order('  ')).body.order).toMatchObject({ promo: null, orderTotal: 19.95 });
  });

  it.each([
    ['kind: percent of everything', { value: 100_00 }, 'standard', 10, 9.95],
    ['kind: free shipping, standard', { kind: 'free_shipping', value: 0 }, 'standard', 9.95, 10],
    ['kind: free shipping, express', { kind: 'free_shipping', value: 0 }, 'express', 9.95, 13],
    ['kind: more than the goods', { kind: 'amount', value: 99_00 }, 'priority', 10, 24.95],
  ] as const)('%s', async (_, values, shippingMethod, discount, orderTotal) => {
    await aCode(desk.shop.db, code, values);
    await desk.add(desk.cheese, 1);
    const { body } = await order(code, { shippingMethod });
    expect(body.order).toMatchObject({ promo: { code, discount }, orderTotal });
  });

  it('goes through without a code that takes nothing off, and uses none up', async () => {
    await aCode(desk.shop.db, code, { kind: 'free_shipping', value: 0 });
    await desk.add(desk.cheese, 10);
    await put();
    expect((await order()).body.order).toMatchObject({ promo: null, orderTotal: 100 });
    expect((await stored()).uses).toBe(0);
  });

  it('goes through without the code of a cart that fell below its minimum', async () => {
    await aCode(desk.shop.db, code, { minTotalCents: 20_00 });
    await desk.add(desk.cheese, 2);
    const { items } = (await put()).body;
    await desk.visitor.put(`/api/cart/${items[0]!.id}`, { quantity: 1 });
    expect((await order()).body.order).toMatchObject({ promo: null, orderTotal: 19.95 });
    expect((await stored()).uses).toBe(0);
  });

  it.each([
    ['unknown', null, 'We do not know'],
    ['below its minimum', { minTotalCents: 10_01 }, '$0.01 more'],
    ['expired', { endsAt: YESTERDAY }, 'has expired'],
    ['used up', { maxUses: 1, uses: 1 }, 'has been used up'],
    ['switched off', { active: false }, 'no longer valid'],
  ])('is refused with a code that is %s; nothing is ordered', async (_, values, message) => {
    if (values !== null) await aCode(desk.shop.db, code, values);
    await desk.add(desk.cheese, 1);
    const { status, body } = await order(code);
    expect(status).toBe(409);
    expect(body.message).toContain(message);
    expect((await desk.cartOf()).cartCount).toBe(1);
    await nothingOrdered();
  });

  it('is refused when the code of the cart ended in between; without it the order goes through', async () => {
    await aCode(desk.shop.db, code);
    await desk.add(desk.cheese, 1);
    await put();
    await desk.shop.db.update(promoCodes).set({ endsAt: YESTERDAY }).where(eq(promoCodes.code, code));
    const refused = await order();
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(`The code ${code} has expired.`);
    await nothingOrdered();
    await desk.visitor.delete('/api/cart/promo');
    expect((await order()).status).toBe(201);
  });

  it('never costs more than was shown: a code that takes off less is told first', async () => {
    await aCode(desk.shop.db, code);
    await desk.add(desk.cheese, 1);
    await put();
    await desk.shop.db.update(promoCodes).set({ value: 5_00 }).where(eq(promoCodes.code, code));
    const refused = await order();
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ reason: 'price_changed' });
    expect(refused.body.message).toContain('$19.45 instead of $18.95');
    await nothingOrdered();
    expect((await order()).body.order).toMatchObject({ promo: { discount: 0.5 }, orderTotal: 19.45 });
  });

  it('tells a cart that a falling price took below the minimum', async () => {
    await aCode(desk.shop.db, code, { value: 50_00, minTotalCents: 10_00 });
    await desk.add(desk.cheese, 1);
    await put();
    await desk.change(desk.cheese, { priceCents: 9_99 });
    const refused = await order();
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('$19.94 instead of $14.95');
    expect((await order()).body.order).toMatchObject({ promo: null, orderTotal: 19.94 });
  });

  it('gives its use back when it is cancelled', async () => {
    await aCode(desk.shop.db, code, { maxUses: 1, oncePerCustomer: true });
    await desk.add(desk.cheese, 1);
    const first = (await order(code)).body;
    await desk.add(desk.cheese, 1);
    expect((await order(code, { customerEmail: 'bo@example.com' })).status).toBe(409);
    await desk.visitor.post(`/api/orders/${first.orderId}/cancel?token=${first.token}`);
    expect((await stored()).uses).toBe(0);
    expect((await order(code)).status).toBe(201);
    expect((await stored()).uses).toBe(1);
  });

  describe('where a customer may use it once', () => {
    beforeEach(() => aCode(desk.shop.db, code, { oncePerCustomer: true }));

    it('knows the e-mail address without regard to case', async () => {
      await desk.add(desk.cheese, 1);
      expect((await order(code)).status).toBe(201);
      const guest = desk.shop.visitor();
      await desk.add(desk.cheese, 1, guest);
      const again = await order(code, { customerEmail: 'ADA@Example.COM' }, guest);
      expect(again.status).toBe(409);
      expect(again.body.message).toContain('once per customer');
      expect((await order(code, { customerEmail: 'bo@example.com' }, guest)).status).toBe(201);
    });

    it('knows the account, whatever the address', async () => {
      const buyer = await aBuyer(desk.shop, `once-${made}`);
      await desk.add(desk.cheese, 1, buyer.visitor);
      expect((await order(code, {}, buyer.visitor)).status).toBe(201);
      await desk.add(desk.cheese, 1, buyer.visitor);
      const again = await order(code, { customerEmail: 'other@example.com' }, buyer.visitor);
      expect(again.status).toBe(409);
    });

    it('takes one of several orders of the same customer at once, and says why to the others', async () => {
      const guests = await Promise.all(
        Array.from({ length: 6 }, async () => {
          const guest = desk.shop.visitor();
          await desk.add(desk.cheese, 1, guest);
          return guest;
        }),
      );
      const answers = await Promise.all(guests.map((guest) => order(code, {}, guest)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
      expect(refusals(answers)).toEqual([
        `You have already used the code ${code}. It is valid once per customer.`,
      ]);
      expect((await stored()).uses).toBe(1);
    });
  });

  it('gives the last use to exactly one of many checkouts at once', async () => {
    await aCode(desk.shop.db, code, { maxUses: 3, uses: 1 });
    const guests = await Promise.all(
      Array.from({ length: 24 }, async () => {
        const guest = desk.shop.visitor();
        await desk.add(desk.cheese, 1, guest);
        await put(guest);
        return guest;
      }),
    );
    const answers = await Promise.all(
      guests.map((guest, index) => order(undefined, { customerEmail: `guest-${index}@example.com` }, guest)),
    );
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(2);
    for (const { body } of placed) expect(body.order.promo).toEqual({ code, discount: 1 });
    expect(refusals(answers)).toEqual([`The code ${code} has been used up.`]);
    const { id, uses } = await stored();
    expect(uses).toBe(3);
    expect(await desk.shop.db.$count(promoUses, eq(promoUses.promoCodeId, id))).toBe(2);
    expect(await desk.shop.db.$count(orders, eq(orders.promoCodeId, id))).toBe(2);
  });

  it('is one order when it is sent twice at once, and uses the code once', async () => {
    await aCode(desk.shop.db, code, { oncePerCustomer: true });
    await desk.add(desk.cheese, 1);
    await put();
    const answers = await Promise.all([1, 2, 3].map(() => desk.checkout(desk.visitor, FORM, `key-${code}`)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
    expect((await stored()).uses).toBe(1);
  });

  it('costs the same in the cart, in the answer, in the mail, on the invoice and in the tables', async () => {
    await aCode(desk.shop.db, code, { value: 12_50 });
    const shelf = await desk.shop.db
      .selectDistinctOn([products.producerId], { id: products.id })
      .from(products)
      .where(isNotNull(products.producerId))
      .limit(3);
    for (const [index, { id }] of shelf.entries()) {
      await desk.change(id, {
        priceCents: 19_99,
        discountTiers: null,
        quantityAvailable: 50,
        perishable: true,
      });
      await desk.add(id, 5 + index);
    }
    const cart = (await put()).body;
    const choices = { shippingMethod: 'express', coldChain: true, giftWrap: true, giftMessage: 'For you' };
    const { body } = await order(undefined, choices);
    // 18 × 19.99 less 5 % each; 12.5 % of that; 12.95 and 5.00 for cold chain; wrapping 5.00.
    const figures = { subtotal: 359.82, discountTotal: 18, shipping: 17.95, giftWrapPrice: 5 };
    expect(body.order).toMatchObject({ ...figures, promo: { code, discount: 42.73 }, orderTotal: 322.04 });
    expect(cart).toMatchObject({ total: 341.82, promo: { discount: 42.73 } });
    const invoice = await desk.visitor.get<Order>(`/api/orders/${body.orderId}/invoice?token=${body.token}`);
    expect(invoice.body).toMatchObject({ ...figures, promo: { code, discount: 42.73 }, orderTotal: 322.04 });
    const [sums] = await rows(
      desk.shop.db,
      sql`select o.order_total_cents as total, o.promo_cents as promo, sum(i.promo_cents)::int as "linePromo",
                 sum(i.price_cents * i.quantity - i.discount_cents)::int as goods,
                 (select sum(t.goods_cents)::int from order_parts t where t.order_id = o.id) as "partGoods",
                 (select sum(t.promo_cents)::int from order_parts t where t.order_id = o.id) as "partPromo",
                 (select count(*)::int from order_parts t where t.order_id = o.id) as parts,
                 (select (m.data ->> 'totalCents')::int from mail_outbox m
                   where m.template = 'order-confirmation' and (m.data ->> 'orderId')::int = o.id) as mailed
            from orders o join order_items i on i.order_id = o.id where o.id = ${body.orderId} group by o.id`,
    );
    expect(sums).toEqual({
      total: 322_04,
      mailed: 322_04,
      promo: 42_73,
      linePromo: 42_73,
      partPromo: 42_73,
      goods: 341_82,
      partGoods: 341_82,
      parts: 3,
    });
  });

  it('is counted in what the code has cost, without what was cancelled', async () => {
    await aCode(desk.shop.db, code);
    const admin = await anAdmin(desk.shop, `admin-${made}`);
    const cost = async () =>
      (await admin.visitor.get<AdminPromoCode[]>(`/api/admin/promo-codes?q=${code}`)).body[0]!;
    await desk.add(desk.cheese, 1);
    await order(code);
    await desk.add(desk.cheese, 2);
    const { orderId } = (await order(code)).body;
    expect(await cost()).toMatchObject({ uses: 2, cost: 3 });
    await admin.visitor.patch(`/api/admin/orders/${orderId}`, { status: 'cancelled' });
    expect(await cost()).toMatchObject({ uses: 1, cost: 1 });
  });
});

describe('guessing codes by ordering', () => {
  it('ends as it does in the cart', async () => {
    const shop = await openTestApp({ rateLimit: true });
    const visitor = new Visitor(shop.app, '192.0.2.9');
    await visitor.post('/api/cart', { productId: 1 });
    const guess = (promoCode: string) => visitor.post('/api/checkout', { ...FORM, promoCode });
    const guesses = Array.from({ length: LIMITS.codeGuesses.max }, (_, n) => guess(`GUESS-${n}`));
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([409]));
    expect((await guess('GUESS')).status).toBe(429);
    expect((await visitor.post('/api/cart/promo', { code: 'GUESS' })).status).toBe(429);
  });
});
