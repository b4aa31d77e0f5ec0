import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Cart } from '#shared/cart/cart.ts';
import type { CheckoutAnswer } from '#shared/checkout/checkout.ts';
import type { ReorderAnswer } from '#shared/orders/reorder.ts';
import { sessions } from '#server/db/schema/accounts.ts';
import { catalogueState, products } from '#server/db/schema/catalogue.ts';
import { mailOutbox } from '#server/db/schema/operations.ts';
import { orders } from '#server/db/schema/orders.ts';
import { hashToken } from '#server/http/session.ts';
import { readLedger, type Ledger } from '../../../../tests/support/ledger.ts';
import { createUser, openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';

const FORM = {
  customerName: 'Ada Moreau',
  customerEmail: 'ada@example.com',
  shippingAddress: '12 Harbour Street, Portland',
};

describe('checkout', () => {
  let shop: TestApp;
  let visitor: Visitor;
  let oil: number;
  let cheese: number;
  let before: Ledger;

  const change = (id: number, values: Partial<typeof products.$inferInsert>) =>
    shop.db.update(products).set(values).where(eq(products.id, id));
  const add = (productId: number, quantity: number, who = visitor) =>
    who.post<Cart>('/api/cart', { productId, quantity });
  const checkout = (who = visitor, form: object = FORM, key?: string) =>
    who.post<CheckoutAnswer & { message: string }>(
      '/api/checkout',
      form,
      key === undefined ? {} : { 'idempotency-key': key },
    );
  const cartOf = async (who = visitor) => (await who.get<Cart>('/api/cart')).body;
  const versionOf = async () => (await shop.db.select().from(catalogueState))[0]!.version;

  beforeAll(async () => {
    shop = await openTestApp();
    const found = await shop.db.select({ id: products.id, slug: products.slug }).from(products);
    oil = found.find(({ slug }) => slug === 'taggiasca-extra-virgin-olive-oil')!.id;
    cheese = found.find(({ id }) => id !== oil)!.id;
  });
  beforeEach(async () => {
    visitor = shop.visitor();
    await change(oil, {
      quantityAvailable: 200,
      discountTiers: null,
      priceCents: 24_99,
      listed: true,
      forSale: true,
    });
    await change(cheese, {
      quantityAvailable: 80,
      discountTiers: [],
      priceCents: 10_00,
      listed: true,
      forSale: true,
    });
    before = await readLedger(shop.db);
  });

  it('turns a cart into an order', async () => {
    await add(cheese, 2);
    await add(oil, 5);
    const { status, body } = await checkout(visitor, { ...FORM, customerPhone: '+1 555 010 0199' });
    expect(status).toBe(201);
    expect(body.orderId).toBeGreaterThan(0);
    expect(body.order).toMatchObject({
      id: body.orderId,
      status: 'pending',
      subtotal: 144.95,
      discountTotal: 6.25,
      shipping: 0,
      orderTotal: 138.7,
      canCancel: true,
      items: [
        { productId: cheese, quantity: 2, unitPrice: 10, discount: 0, discountPercentage: 0, lineTotal: 20 },
        {
          productId: oil,
          productSlug: 'taggiasca-extra-virgin-olive-oil',
          quantity: 5,
          unitPrice: 24.99,
          discount: 6.25,
          discountPercentage: 5,
          lineTotal: 118.7,
          product: { name: 'Taggiasca Extra Virgin Olive Oil' },
        },
      ],
      history: [{ status: 'pending', actor: 'customer' }],
    });
    expect(body.order.customerName).toBeUndefined();
    expect((await cartOf()).items).toEqual([]);

    const again = await visitor.get(`/api/orders/${body.orderId}?token=${body.token}`);
    expect(again.body).toEqual(body.order);

    const [stored] = await shop.db.select().from(orders).where(eq(orders.id, body.orderId));
    expect(stored).toMatchObject({
      ...FORM,
      customerPhone: '+1 555 010 0199',
      userId: null,
      orderTotalCents: 138_70,
      discountTotalCents: 6_25,
      shippingCents: 0,
    });
    const after = await readLedger(shop.db);
    expect(after).toMatchObject({
      units: before.units,
      sold: before.sold + 7,
      orders: before.orders + 1,
      confirmations: before.confirmations + 1,
      faults: [],
    });
  });

  it('adds shipping below 100 dollars', async () => {
    await add(oil, 1);
    const { body } = await checkout();
    expect(body.order).toMatchObject({ subtotal: 24.99, shipping: 9.95, orderTotal: 34.94 });
  });

  it('queues the mail in the language of the customer', async () => {
    await change(oil, { translations: { it: { name: 'Olio di oliva taggiasca' } } });
    visitor.cookies.set('language', 'it');
    await add(oil, 5);
    const { body } = await checkout();
    expect(body.order.items[0]!.product.name).toBe('Olio di oliva taggiasca');
    const [mail] = await shop.db
      .select()
      .from(mailOutbox)
      .where(sql`${mailOutbox.data} ->> 'orderId' = ${String(body.orderId)}`);
    expect(mail).toMatchObject({
      template: 'order-confirmation',
      recipient: 'ada@example.com',
      language: 'it',
      sentAt: null,
      data: {
        orderId: body.orderId,
        totalCents: 118_70,
        lines: [{ name: 'Olio di oliva taggiasca', quantity: 5, finalCents: 118_70 }],
      },
    });
  });

  describe('sent twice', () => {
    it('with the same key is one order and the same answer', async () => {
      await add(oil, 3);
      const first = await checkout(visitor, FORM, 'a-key');
      await add(cheese, 1);
      const second = await checkout(visitor, FORM, 'a-key');
      expect(second.status).toBe(201);
      expect(second.body).toEqual(first.body);
      expect((await cartOf()).cartCount).toBe(1);
      expect((await readLedger(shop.db)).orders).toBe(before.orders + 1);
    });

    it('at once, with the same key, is one order and the same answer', async () => {
      await add(oil, 3);
      const answers = await Promise.all(Array.from({ length: 8 }, () => checkout(visitor, FORM, 'at once')));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await readLedger(shop.db)).toMatchObject({
        orders: before.orders + 1,
        units: before.units,
        faults: [],
      });
    });

    it('without a key finds an empty cart the second time', async () => {
      await add(oil, 3);
      const answers = await Promise.all(Array.from({ length: 4 }, () => checkout()));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
      expect(await readLedger(shop.db)).toMatchObject({
        orders: before.orders + 1,
        units: before.units,
        faults: [],
      });
    });

    it('by two visitors with the same key is two orders', async () => {
      const other = shop.visitor();
      await add(oil, 1);
      await add(oil, 1, other);
      const mine = await checkout(visitor, FORM, 'same');
      const theirs = await checkout(other, FORM, 'same');
      expect(theirs.body.orderId).not.toBe(mine.body.orderId);
    });
  });

  describe('refuses', () => {
    const expectUnchanged = async (cartCount: number) => {
      expect((await cartOf()).cartCount).toBe(cartCount);
      const after = await readLedger(shop.db);
      expect(after).toMatchObject({ sold: before.sold, orders: before.orders, faults: [] });
      expect(after.confirmations).toBe(before.confirmations);
    };

    it('an empty cart', async () => {
      for (const who of [visitor, shop.visitor()]) {
        if (who === visitor) {
          await add(oil, 1);
          await who.delete('/api/cart');
        }
        const answer = await checkout(who);
        expect(answer.status).toBe(400);
        expect(answer.body).toEqual({
          code: 'invalid',
          message: 'Please add some items to your cart before checkout.',
        });
      }
      await expectUnchanged(0);
    });

    test.each([
      [
        'a name of one character',
        { customerName: 'A' },
        'customerName',
        'Name must be at least 2 characters',
      ],
      ['a name of 100 KB', { customerName: 'x'.repeat(100_000) }, 'customerName', 'This text is too long'],
      ['no e-mail address', { customerEmail: 'ada' }, 'customerEmail', 'Please enter a valid email address'],
      [
        'an address of 9 characters',
        { shippingAddress: '123456789' },
        'shippingAddress',
        'Please enter a complete shipping address',
      ],
    ])('%s', async (_, wrong, field, message) => {
      await add(oil, 2);
      const answer = await checkout(visitor, { ...FORM, ...wrong });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ code: 'invalid', message, fields: { [field]: message } });
      await expectUnchanged(2);
    });

    it('a key of more than 200 characters', async () => {
      await add(oil, 2);
      expect((await checkout(visitor, FORM, 'k'.repeat(201))).status).toBe(400);
      await expectUnchanged(2);
    });

    it('a price that rose since it was shown, once', async () => {
      await add(oil, 5);
      await change(oil, { priceCents: 29_99 });
      const answer = await checkout();
      expect(answer.status).toBe(409);
      expect(answer.body).toEqual({
        code: 'conflict',
        message:
          'The price has gone up: 5 × Taggiasca Extra Virgin Olive Oil now cost $142.45 instead of $118.70. Please check your cart and order again.',
      });
      expect((await checkout()).status).toBe(201);
    });

    it('a bulk discount that shrank since it was shown', async () => {
      await add(oil, 5);
      await change(oil, { discountTiers: [] });
      expect((await checkout()).status).toBe(409);
    });

    it('nothing when the price fell: the customer pays less', async () => {
      await add(oil, 5);
      await change(oil, { priceCents: 20_00 });
      expect((await checkout()).body.order.orderTotal).toBe(104.95);
    });

    it('nothing when the new price was shown before the order', async () => {
      await add(oil, 5);
      await change(oil, { priceCents: 29_99 });
      await cartOf();
      expect((await checkout()).status).toBe(201);
    });

    it('more than what is left, naming it', async () => {
      await add(oil, 5);
      await change(oil, { quantityAvailable: 3 });
      const answer = await checkout();
      expect(answer.status).toBe(409);
      expect(answer.body.message).toBe(
        'Only 3 × Taggiasca Extra Virgin Olive Oil left. Please choose a smaller quantity.',
      );
      await expectUnchanged(5);
    });

    it('what has sold out, leaving the rest of the cart alone', async () => {
      await add(cheese, 1);
      await add(oil, 5);
      await change(oil, { quantityAvailable: 0 });
      const answer = await checkout();
      expect(answer.status).toBe(409);
      expect(answer.body.message).toMatch(/has just sold out/);
      await expectUnchanged(6);
    });

    test.each([{ listed: false }, { forSale: false }])(
      'a product taken off sale in between: %o',
      async (values) => {
        await add(oil, 5);
        await change(oil, values);
        const answer = await checkout();
        expect(answer.status).toBe(409);
        expect(answer.body.message).toBe(
          'Taggiasca Extra Virgin Olive Oil is no longer for sale. Please remove it from your cart.',
        );
        await expectUnchanged(5);
      },
    );
  });

  it('raises the catalogue version only when a product sells out', async () => {
    await change(oil, { quantityAvailable: 4 });
    const version = await versionOf();
    await add(oil, 3);
    await checkout();
    expect(await versionOf()).toBe(version);
    await add(oil, 1);
    await checkout();
    expect(await versionOf()).toBe(version + 1);
  });

  describe('of a signed-in buyer', () => {
    let userId: number;
    let buyer: Visitor;
    beforeAll(async () => {
      userId = await createUser(shop.db, { username: 'ada', role: 'BUYER' });
    });
    beforeEach(async () => {
      buyer = shop.visitor();
      await add(oil, 1, buyer);
      const tokenHash = hashToken(buyer.cookies.get('session')!);
      await shop.db.update(sessions).set({ userId }).where(eq(sessions.tokenHash, tokenHash));
    });

    it('carries the account', async () => {
      const { body } = await checkout(buyer);
      expect(body.order.history[0]!.actor).toBe('buyer');
      const [stored] = await shop.db.select().from(orders).where(eq(orders.id, body.orderId));
      expect(stored!.userId).toBe(userId);
    });

    it('can be ordered again at today’s prices, saying what changed', async () => {
      await add(cheese, 10, buyer);
      const { body } = await checkout(buyer);
      await change(oil, { priceCents: 26_00 });
      await change(cheese, { quantityAvailable: 4 });
      await add(oil, 2, buyer);
      const again = await buyer.post<ReorderAnswer>(`/api/user/orders/${body.orderId}/reorder`);
      expect(again.status).toBe(200);
      expect(again.body.cart.items.map(({ product, quantity }) => [product.id, quantity])).toEqual([
        [oil, 3],
        [cheese, 4],
      ]);
      expect(again.body.changes).toEqual(
        expect.arrayContaining([
          { kind: 'price', productName: 'Taggiasca Extra Virgin Olive Oil', before: 24.99, now: 26 },
          { kind: 'less', productName: expect.any(String), wanted: 10, inCart: 4 },
        ]),
      );
      await change(oil, { listed: false });
      const gone = await buyer.post<ReorderAnswer>(`/api/user/orders/${body.orderId}/reorder`);
      expect(gone.body.changes).toContainEqual({
        kind: 'gone',
        productName: 'Taggiasca Extra Virgin Olive Oil',
      });
    });

    it('cannot be ordered again by somebody else', async () => {
      await add(oil, 1);
      const { body } = await checkout();
      expect((await buyer.post(`/api/user/orders/${body.orderId}/reorder`)).status).toBe(404);
      expect((await visitor.post(`/api/user/orders/${body.orderId}/reorder`)).status).toBe(401);
    });
  });
});

describe('checkout without guests', () => {
  it('sends guests to sign in', async () => {
    const shop = await openTestApp({ guestCheckout: false });
    const visitor = shop.visitor();
    const [product] = await shop.db.select().from(products).where(eq(products.inStock, true)).limit(1);
    const refusal = { code: 'unauthenticated', message: 'Please sign in to place your order.' };
    expect((await visitor.post('/api/checkout', FORM)).body).toEqual(refusal);
    await visitor.post('/api/cart', { productId: product!.id });
    const answer = await visitor.post('/api/checkout', FORM);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(refusal);

    const userId = await createUser(shop.db, { username: 'grace', role: 'BUYER' });
    await shop.db.update(sessions).set({ userId });
    expect((await visitor.post('/api/checkout', FORM)).status).toBe(201);
  });
});
