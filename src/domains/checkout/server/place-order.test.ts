import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { catalogueState } from '#engine/server/db/changes.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { FORM, openCheckoutDesk, OIL_NAME } from '../../../../tests/support/checkout-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { createUser } from '../../../../tests/support/test-app.ts';

describe('checkout', () => {
  const desk = openCheckoutDesk();

  it('turns a cart into an order', async () => {
    await desk.add(desk.cheese, 2);
    await desk.add(desk.oil, 5);
    const { status, body } = await desk.checkout(desk.visitor, { ...FORM, customerPhone: '+1 555 010 0199' });
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
        {
          productId: desk.cheese,
          quantity: 2,
          unitPrice: 10,
          discount: 0,
          discountPercentage: 0,
          lineTotal: 20,
        },
        {
          productId: desk.oil,
          productSlug: 'taggiasca-extra-virgin-olive-oil',
          quantity: 5,
          unitPrice: 24.99,
          discount: 6.25,
          discountPercentage: 5,
          lineTotal: 118.7,
          product: { name: OIL_NAME },
        },
      ],
      history: [{ status: 'pending', actor: 'customer' }],
    });
    expect(body.order.customerName).toBeUndefined();
    expect((await desk.cartOf()).items).toEqual([]);

    const again = await desk.visitor.get(`/api/orders/${body.orderId}?token=${body.token}`);
    expect(again.body).toEqual(body.order);

    const [stored] = await desk.shop.db.select().from(orders).where(eq(orders.id, body.orderId));
    expect(stored).toMatchObject({
      ...FORM,
      customerPhone: '+1 555 010 0199',
      userId: null,
      orderTotalCents: 138_70,
      discountTotalCents: 6_25,
      shippingCents: 0,
    });
    const after = await readLedger(desk.shop.db);
    expect(after).toMatchObject({
      units: desk.before.units,
      sold: desk.before.sold + 7,
      orders: desk.before.orders + 1,
      confirmations: desk.before.confirmations + 1,
      faults: [],
    });
  });

  it('adds shipping below $100', async () => {
    await desk.add(desk.oil, 1);
    const { body } = await desk.checkout();
    expect(body.order).toMatchObject({ subtotal: 24.99, shipping: 9.95, orderTotal: 34.94 });
  });

  it('queues the mail in the language of the customer', async () => {
    await desk.change(desk.oil, { translations: { it: { name: 'Olio di oliva taggiasca' } } });
    desk.visitor.cookies.set('language', 'it');
    await desk.add(desk.oil, 5);
    const { body } = await desk.checkout();
    expect(body.order.items[0]!.product.name).toBe('Olio di oliva taggiasca');
    const [mail] = await desk.shop.db
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
        placedAt: expect.any(String),
        paymentMethod: 'invoice',
        lines: [{ name: 'Olio di oliva taggiasca', quantity: 5, finalCents: 118_70 }],
      },
    });
  });

  it('of a signed-in buyer carries the account', async () => {
    const userId = await createUser(desk.shop.db, { username: 'ada', role: 'BUYER' });
    await desk.add(desk.oil, 1);
    await desk.signIn(desk.visitor, userId);
    const { body } = await desk.checkout();
    expect(body.order.history[0]!.actor).toBe('buyer');
    const [stored] = await desk.shop.db.select().from(orders).where(eq(orders.id, body.orderId));
    expect(stored!.userId).toBe(userId);
  });

  it('raises the catalogue version only when a product sells out', async () => {
    const versionOf = async () => (await desk.shop.db.select().from(catalogueState))[0]!.version;
    await desk.change(desk.oil, { quantityAvailable: 4 });
    const version = await versionOf();
    await desk.add(desk.oil, 3);
    await desk.checkout();
    expect(await versionOf()).toBe(version);
    await desk.add(desk.oil, 1);
    await desk.checkout();
    expect(await versionOf()).toBe(version + 1);
  });
});

describe('checkout without guests', () => {
  const desk = openCheckoutDesk({ guestCheckout: false });

  it('sends guests to sign in, and takes the same cart afterwards', async () => {
    const refusal = {
      code: 'unauthenticated',
      reason: 'sign_in_needed',
      message: 'Please sign in to place your order.',
    };
    expect((await desk.checkout()).body).toEqual(refusal);
    await desk.add(desk.oil, 1);
    const answer = await desk.checkout();
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(refusal);

    await desk.signIn(desk.visitor, await createUser(desk.shop.db, { username: 'grace', role: 'BUYER' }));
    expect((await desk.checkout()).status).toBe(201);
  });
});
