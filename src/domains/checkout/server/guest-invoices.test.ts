import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Order } from '#domains/orders/model/order.ts';
import type { Confirmation } from '#domains/orders/model/payments/confirmation.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { expireUnconfirmed } from '#domains/orders/server/confirm/expire-unconfirmed.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { ledgerPostings } from '#domains/ledger/server/ledger.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { isAddressProven } from '#engine/server/sessions/proven-address.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { webhookDeliveries, webhookEndpoints } from '#engine/server/webhooks/webhooks.schema.ts';
import { FORM, openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { anAdmin } from '../../../../tests/support/people.ts';
import { createUser, Visitor } from '../../../../tests/support/test-app.ts';

const HOUR_MS = 60 * 60_000;

describe('a guest’s order by invoice', () => {
  const desk = openCheckoutDesk({ payments: ['invoice', 'test'] });

  /** 80 cheeses of $20 are $1,600; 50 are the limit of $1,000 to the cent. */
  const order = async (quantity: number, form: object = {}) => {
    await desk.change(desk.cheese, { priceCents: 20_00 });
    await desk.add(desk.cheese, quantity);
    const { status, body } = await desk.checkout(desk.visitor, { ...FORM, ...form });
    expect(status).toBe(201);
    const { orderId: id, token } = body;
    const confirmToken = desk.shop.shop.links.sign('confirm-order', id);
    return {
      id,
      body,
      confirmToken,
      read: async () => (await desk.visitor.get<Order>(`/api/orders/${id}?token=${token}`)).body,
      look: () => desk.visitor.get<Confirmation>(`/api/orders/${id}/confirmation?token=${confirmToken}`),
      confirm: (by = confirmToken) =>
        desk.visitor.post<Confirmation & { message: string }>(`/api/orders/${id}/confirm?token=${by}`),
      cancel: () => desk.visitor.post<Order>(`/api/orders/${id}/cancel?token=${token}`),
      token,
    };
  };
  const mailsOf = async (id: number) =>
    desk.shop.db
      .select()
      .from(mailOutbox)
      .where(sql`${mailOutbox.data} ->> 'orderId' = ${String(id)}`)
      .orderBy(mailOutbox.id);
  /** Those that leave; the others wait for the order to count. */
  const leaving = async (id: number) =>
    (await mailsOf(id)).filter((mail) => mail.waitsForOrderId === null).map(({ template }) => template);
  const postingsOf = (id: number) => desk.shop.db.$count(ledgerPostings, eq(ledgerPostings.orderId, id));
  const stockOf = async (id: number) =>
    (await desk.shop.db.select().from(products).where(eq(products.id, id)))[0]!.quantityAvailable;
  const expire = (afterMs: number) => expireUnconfirmed(desk.shop.shop, new Date(Date.now() + afterMs));
  const faults = async () => (await readLedger(desk.shop.db)).faults;

  it('up to the limit counts at once, as always', async () => {
    const placed = await order(50);
    expect(placed.body.order).toMatchObject({ orderTotal: 1_000, confirmBy: null, status: 'pending' });
    expect(await leaving(placed.id)).toContain('order-confirmation');
    expect(await postingsOf(placed.id)).toBe(1);
    expect((await placed.look()).status).toBe(404);
    expect((await placed.confirm()).status).toBe(404);
  });

  it('above the limit is placed and waits an hour for a click in its mail', async () => {
    const before = Date.now();
    const placed = await order(51);
    const { confirmBy } = placed.body.order;
    expect(placed.body.order).toMatchObject({ status: 'pending', payment: { status: 'open' } });
    expect(Date.parse(confirmBy!) - before).toBeGreaterThanOrEqual(HOUR_MS);
    expect(Date.parse(confirmBy!) - before).toBeLessThan(HOUR_MS + 60_000);
    expect(await leaving(placed.id)).toEqual(['order-to-confirm']);
    expect(await postingsOf(placed.id)).toBe(0);
    expect(await stockOf(desk.cheese)).toBe(29);
    expect(await placed.read()).toMatchObject({ confirmBy });
    expect(await faults()).toEqual([]);
  });

  it('of a buyer with an account, or by another way to pay, need not be confirmed', async () => {
    const paid = await order(51, { paymentMethod: 'test' });
    expect(paid.body.order.confirmBy).toBeNull();
    const userId = await createUser(desk.shop.db, { username: 'grocer', role: 'BUYER' });
    await desk.change(desk.cheese, { quantityAvailable: 80 });
    await desk.add(desk.cheese, 1);
    await desk.signIn(desk.visitor, userId);
    expect((await order(50)).body.order.confirmBy).toBeNull();
  });

  /** Registered a moment ago; its mailbox has not answered. */
  const newcomer = async (username: string) => {
    const userId = await createUser(desk.shop.db, { username, role: 'BUYER' });
    await desk.shop.db.update(users).set({ emailProvenAt: null }).where(eq(users.id, userId));
    await desk.change(desk.cheese, { quantityAvailable: 80 });
    await desk.add(desk.cheese, 1);
    await desk.signIn(desk.visitor, userId);
    return userId;
  };

  it('is that of somebody who has registered and never answered a mail nor paid, until they confirm it', async () => {
    const userId = await newcomer('newcomer');
    const placed = await order(50, { customerEmail: 'newcomer@example.com' });
    expect(placed.body.order.confirmBy).not.toBeNull();
    expect((await placed.confirm()).status).toBe(200);
    // Only that mailbox got the link.
    expect(await isAddressProven(desk.shop.db, userId)).toBe(true);
    await desk.change(desk.cheese, { quantityAvailable: 80 });
    expect((await order(51, { customerEmail: 'newcomer@example.com' })).body.order.confirmBy).toBeNull();
  });

  it('proves no address but the one that got its mail', async () => {
    const userId = await newcomer('mailer');
    const placed = await order(50, { customerEmail: 'another@example.com' });
    expect((await placed.confirm()).status).toBe(200);
    expect(await isAddressProven(desk.shop.db, userId)).toBe(false);
  });

  it('tells no producer and no program before it is confirmed, and then once', async () => {
    const userId = await createUser(desk.shop.db, { username: 'listener', role: 'ADMIN' });
    const endpoint = { userId, url: 'https://hooks.example.com/in', secret: 'sealed' };
    await desk.shop.db
      .insert(webhookEndpoints)
      .values({ ...endpoint, events: ['order.placed', 'order.cancelled', 'stock.low'] });
    const told = () => desk.shop.db.$count(webhookDeliveries);
    // Two are left: that few are left is news as well.
    const placed = await order(78);
    expect(await told()).toBe(0);
    // Programs that look at every link of a mail open it, and perhaps twice.
    for (const _ of [1, 2]) expect((await placed.look()).body).toMatchObject({ state: 'waiting' });
    expect(await postingsOf(placed.id)).toBe(0);
    const answers = await Promise.all([1, 2, 3].map(() => placed.confirm()));
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(
      Array.from({ length: 3 }, () => [200, 'confirmed']),
    );
    expect(await placed.read()).toMatchObject({ confirmBy: null, status: 'pending' });
    expect(await postingsOf(placed.id)).toBe(1);
    expect((await leaving(placed.id)).filter((template) => template === 'order-confirmation')).toHaveLength(
      1,
    );
    expect(await told()).toBe(2);
    await expire(2 * HOUR_MS);
    expect((await placed.read()).status).toBe('pending');
    expect(await faults()).toEqual([]);
  });

  it('is cancelled by itself after the hour, and its units come back', async () => {
    const placed = await order(51);
    await expire(HOUR_MS - 60_000);
    expect((await placed.read()).status).toBe('pending');
    await Promise.all([expire(HOUR_MS + 1_000), expire(HOUR_MS + 1_000)]);
    expect(await placed.read()).toMatchObject({ status: 'cancelled', payment: { status: 'cancelled' } });
    expect(await stockOf(desk.cheese)).toBe(80);
    expect(await postingsOf(placed.id)).toBe(0);
    expect((await mailsOf(placed.id)).map(({ template }) => template)).toEqual(['order-to-confirm']);
    expect((await placed.look()).body).toMatchObject({ state: 'over' });
    expect(await placed.confirm()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('too late') },
    });
    expect(await faults()).toEqual([]);
  });

  it('cannot be confirmed late, also where nobody has cancelled it yet', async () => {
    const placed = await order(51);
    await desk.shop.db
      .update(orders)
      .set({ confirmBy: new Date(Date.now() - 1_000) })
      .where(eq(orders.id, placed.id));
    expect((await placed.look()).body).toMatchObject({ state: 'over' });
    expect((await placed.confirm()).status).toBe(409);
    expect(await postingsOf(placed.id)).toBe(0);
  });

  it('is confirmed by the link of its mail alone, not by the one who ordered', async () => {
    const placed = await order(51);
    for (const token of [
      placed.token,
      '',
      'x'.repeat(43),
      desk.shop.shop.links.sign('confirm-order', placed.id + 1),
    ])
      expect([400, 404]).toContain((await placed.confirm(token)).status);
    expect(await postingsOf(placed.id)).toBe(0);
  });

  it('may be cancelled by its customer before it is confirmed', async () => {
    const placed = await order(51);
    expect((await placed.cancel()).body).toMatchObject({ status: 'cancelled' });
    expect(await stockOf(desk.cheese)).toBe(80);
    expect((await placed.confirm()).status).toBe(409);
  });

  it('is neither moved nor paid by administrators while it waits, but they may confirm it', async () => {
    const { visitor: admin } = await anAdmin(desk.shop);
    const placed = await order(51);
    const waiting = { status: 409, body: { message: 'The guest has not confirmed this order yet.' } };
    expect(await admin.patch(`/api/admin/orders/${placed.id}`, { status: 'processing' })).toMatchObject(
      waiting,
    );
    expect(await admin.post(`/api/admin/orders/${placed.id}/payments`)).toMatchObject(waiting);
    const { body: list } = await admin.get<{ id: number; confirmBy: string | null }[]>('/api/admin/orders');
    expect(list.find(({ id }) => id === placed.id)!.confirmBy).toBe(placed.body.order.confirmBy);
    expect((await admin.post<Order>(`/api/admin/orders/${placed.id}/confirm`)).body).toMatchObject({
      confirmBy: null,
    });
    expect(await postingsOf(placed.id)).toBe(1);
  });

  it('is not that of somebody who has paid an order before', async () => {
    const userId = await newcomer('payer');
    await desk.shop.db.insert(orders).values({
      userId,
      status: 'completed',
      acceptedAt: new Date(),
      moneyReceived: true,
      orderTotalCents: 10_00,
      customerName: 'P',
      customerEmail: 'payer@example.com',
      shippingAddress: '7 Orchard Row, Bath, ME 04530',
    });
    expect((await order(50)).body.order.confirmBy).toBeNull();
  });
});

describe('guests’ orders by invoice together', () => {
  const desk = openCheckoutDesk({ rateLimit: true });
  const place = async (customerEmail: string, quantity: number, visitor = desk.shop.visitor()) => {
    await desk.change(desk.cheese, { priceCents: 20_00, quantityAvailable: 80 });
    await desk.add(desk.cheese, quantity, visitor);
    const { status, body } = await desk.checkout(visitor, { ...FORM, customerEmail });
    expect(status).toBe(201);
    return body.order.confirmBy;
  };

  it('do not dodge the limit: of one mailbox within a day, however it is spelled', async () => {
    expect(await place('eve@example.com', 45)).toBeNull();
    expect(await place('Eve+2@example.com', 4)).toBeNull();
    expect(await place('eve+more@example.com', 2)).not.toBeNull();
    expect(await place('grace@example.com', 2)).toBeNull();
  });

  it('of one network within a day: five times the limit', async () => {
    // The orders above are $1,089.85 of this network.
    for (const name of ['a', 'b', 'c']) expect(await place(`${name}@example.com`, 50)).toBeNull();
    expect(await place('d@example.com', 50)).not.toBeNull();
  });

  it('of one network, and all that somebody has of IPv6 is one', async () => {
    const from = (at: number) => new Visitor(desk.shop.app, `2001:db8:1:${at}::1`);
    for (const at of [1, 2, 3, 4, 5]) expect(await place(`v6-${at}@example.com`, 49, from(at))).toBeNull();
    expect(await place('v6-6@example.com', 49, from(6))).not.toBeNull();
  });
});
