// What programs outside are told, read by the reference implementation of Standard Webhooks.
import { eq } from 'drizzle-orm';
import { Webhook as Reader } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { FAILING_MS } from '#engine/model/webhooks/webhook-events.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { webhookDeliveries, webhookEndpoints } from '#engine/server/webhooks/webhooks.schema.ts';
import { runPayouts } from '#domains/ledger/server/run-payouts.ts';
import { requestReturn } from '#domains/returns/server/request-return.ts';
import { returnLines } from '#domains/returns/server/return-lines.queries.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { createUser } from '../support/test-app.ts';
import { payOrder } from '../support/people.ts';
import { givePayoutAccounts } from '../support/payout-accounts.ts';
import { openWebhookDesk, soon, type Message } from '../support/webhook-desk.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const { two, receiver, listen, deliver, messages, logOf, stateOf } = openWebhookDesk();

describe('a webhook', () => {
  it('is told of an order at once, signed as the standard says', async () => {
    const { secret } = await listen(two.admin);
    const { orderId } = await two.buy();
    await deliver();
    const [{ headers, body }] = receiver.received as [(typeof receiver.received)[number]];
    const read = new Reader(secret).verify(body, headers as Record<string, string>) as Message;
    expect(read).toMatchObject({ type: 'order.placed', data: { orderId, orderTotal: expect.any(Number) } });
    expect(read.data.parts).toHaveLength(2);
    expect(headers['content-type']).toBe('application/json');
    expect(() => new Reader(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
    expect(() => new Reader('whsec_b3RoZXI=').verify(body, headers as Record<string, string>)).toThrow();
  });

  it('is announced to the owners of whom it belongs to, with where it leads', async () => {
    const [first] = two.shelves;
    const mails = () =>
      two.shop.db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.template, 'webhook-made'))
        .orderBy(mailOutbox.id);
    const [owner] = await two.shop.db.select().from(users).where(eq(users.role, 'ADMIN'));
    const clerk = await createUser(two.shop.db, { username: 'clerk', role: 'ADMIN' });
    await two.shop.db
      .update(users)
      .set({ rights: ['orders'] })
      .where(eq(users.id, clerk));
    const before = (await mails()).length;
    await listen(first.visitor);
    await listen(two.admin);
    const url = 'https://hooks.example.com/in';
    expect((await mails()).slice(before)).toMatchObject([
      { recipient: `${first.slug}@example.com`, data: { url, role: 'PRODUCER', username: first.slug } },
      { recipient: owner!.email, data: { url, role: 'ADMIN', username: owner!.username } },
    ]);
  });

  it('tells a producer of the own part only, and nobody who the customer is', async () => {
    const [first, second] = two.shelves;
    await listen(first.visitor);
    await two.buy([3, 2]);
    await two.buy([0, 1]);
    await deliver();
    expect(messages()).toHaveLength(1);
    const [{ data }] = messages() as [Message];
    expect(data.parts).toMatchObject([{ producerId: first.producerId, items: [{ quantity: 3 }] }]);
    expect(data).not.toHaveProperty('orderTotal');
    const { body } = receiver.received[0]!;
    expect(body).not.toContain(`"producerId":${second.producerId}`);
    expect(body).not.toMatch(/Moreau|ada@example|Harbour/);
  });

  it('is told of parcels, cancellations and payouts, each to whom it concerns', async () => {
    const [first, second] = two.shelves;
    await listen(first.visitor, ['order.shipped', 'order.cancelled', 'payout.made']);
    const { orderId } = await two.buy();
    await two.ship(second, orderId);
    await deliver();
    expect(messages()).toEqual([]);
    await two.ship(first, orderId, { carrier: 'ups', trackingNumber: '1Z999AA10123456784' });
    const cancelled = await two.buy();
    await two.admin.patch(`/api/admin/orders/${cancelled.orderId}`, { status: 'cancelled' });
    await two.shop.db
      .update(orderParts)
      .set({ status: 'delivered', deliveredAt: new Date(Date.now() - 40 * DAY_MS) })
      .where(eq(orderParts.orderId, orderId));
    await givePayoutAccounts(two.shop.db);
    await payOrder(two.shop.db, orderId);
    await runPayouts(two.shop.db, new Date());
    await deliver();
    expect(messages().map(({ type, data }) => [type, data.orderId ?? data['producerId']])).toEqual([
      ['order.shipped', orderId],
      ['order.cancelled', cancelled.orderId],
      ['payout.made', first.producerId],
    ]);
    expect(messages()[0]!.data.parts).toMatchObject([{ carrier: 'ups', trackingUrl: expect.any(String) }]);
  });

  it('is told of pieces that were removed, of the own part', async () => {
    const [first, second] = two.shelves;
    await listen(first.visitor, ['order.reduced']);
    await listen(two.admin, ['order.reduced']);
    const bought = await two.buy();
    const [own, others] = (await two.shown(bought)).items;
    for (const { id: itemId } of [own!, others!])
      await two.admin.post(`/api/admin/orders/${bought.orderId}/removals`, {
        items: [{ itemId, quantity: 1 }],
      });
    await deliver();
    const told = messages().map(({ data }) => data.parts!);
    expect(told.toSorted((a, b) => a[0]!.producerId! - b[0]!.producerId!)).toMatchObject([
      [{ producerId: first.producerId, items: [{ quantity: 5, removed: 1 }], leftTotal: 94.96 }],
      [{ producerId: first.producerId, items: [{ quantity: 5, removed: 1 }], leftTotal: 94.96 }],
      [{ producerId: second.producerId, items: [{ quantity: 2, removed: 1 }], total: 20, leftTotal: 10 }],
    ]);
  });

  it('is told of a return, of the own lines', async () => {
    const [first, second] = two.shelves;
    await listen(first.visitor, ['return.requested']);
    await listen(two.admin, ['return.requested']);
    const { orderId, guest, received } = await two.buy();
    for (const shelf of two.shelves) await two.ship(shelf, orderId);
    await guest.post(received);
    const now = new Date();
    const items = (await returnLines(two.shop.db, orderId)).map(({ itemId }) => ({ itemId, quantity: 1 }));
    const request = { kind: 'refund', reason: 'unopened', items, details: '', photos: [] } as const;
    await requestReturn(
      two.shop.db,
      orderId,
      { actor: 'customer' },
      { request: { ...request, photos: [] }, language: 'en', now },
    );
    await deliver();
    const told = messages().map(({ data }) =>
      (data['items'] as { productId: number }[]).map((i) => i.productId),
    );
    expect(told.toSorted((a, b) => a.length - b.length)).toEqual([
      [first.productId],
      [first.productId, second.productId],
    ]);
  });

  it('is told once when stock runs low, by orders and by hand', async () => {
    const [first] = two.shelves;
    await listen(first.visitor, ['stock.low']);
    await two.buy([79, 0]);
    await deliver();
    expect(messages()).toEqual([]);
    await two.buy([2, 0]);
    await two.buy([2, 0]);
    await deliver();
    expect(messages()).toMatchObject([
      { type: 'stock.low', data: { productId: first.productId, quantityAvailable: 19, threshold: 20 } },
    ]);
    await first.visitor.patch(`/api/products/${first.productId}`, { quantityChange: 50 });
    await first.visitor.patch(`/api/products/${first.productId}`, { quantityChange: -60 });
    await deliver();
    expect(messages().map(({ data }) => data['quantityAvailable'])).toEqual([19, 7]);
  });

  it('hears nothing of what did not happen', async () => {
    await listen(two.admin);
    const refused = await two.shop.visitor().post('/api/checkout', { customerName: 'Nobody' });
    expect(refused.status).toBe(400);
    expect(await two.shop.db.$count(webhookDeliveries)).toBe(0);
  });
});

describe('the owner of a webhook', () => {
  it('sees the secret once; the database holds it sealed', async () => {
    const { secret, webhook } = await listen(two.admin);
    expect(secret).toMatch(/^whsec_/);
    const { text } = await two.admin.get('/api/webhooks');
    expect(text).not.toContain(secret);
    const [row] = await two.shop.db
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, webhook.id));
    expect(JSON.stringify(row)).not.toContain(secret.slice('whsec_'.length));
  });

  it('is the only one who may look at it, change it and send again', async () => {
    const made = await listen(two.admin, ['order.placed']);
    await two.buy();
    await deliver();
    const [message] = await logOf(two.admin, made);
    const [{ visitor: other }] = two.shelves;
    const { id } = made.webhook;
    const statuses = await Promise.all([
      other.get(`/api/webhooks/${id}/deliveries`),
      other.patch(`/api/webhooks/${id}`, { enabled: false }),
      other.delete(`/api/webhooks/${id}`),
      other.post(`/api/webhooks/${id}/test`),
      other.post(`/api/webhook-deliveries/${message!.id}/send`),
    ]).then((answers) => answers.map(({ status }) => status));
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
  });

  it('can send a test, switch it off and delete it', async () => {
    const made = await listen(two.admin, ['payout.made']);
    const { id } = made.webhook;
    await two.admin.post(`/api/webhooks/${id}/test`);
    await deliver();
    expect(messages()).toMatchObject([{ type: 'webhook.test', data: {} }]);
    await two.admin.patch(`/api/webhooks/${id}`, { enabled: false });
    expect((await two.admin.post(`/api/webhooks/${id}/test`)).status).toBe(409);
    await two.admin.delete(`/api/webhooks/${id}`);
    expect(await two.shop.db.$count(webhookDeliveries)).toBe(0);
  });

  it('may be failing for a while, and all is well again with the first message that arrives', async () => {
    const made = await listen(two.admin, ['order.placed']);
    await two.buy();
    receiver.answer = (response) => response.writeHead(503).end();
    const now = soon();
    await deliver(now);
    expect((await stateOf(two.admin, made)).failingSince).not.toBeNull();
    receiver.answer = (response) => response.writeHead(200).end();
    await deliver(new Date(now.getTime() + FAILING_MS - HOUR_MS));
    expect(await stateOf(two.admin, made)).toMatchObject({ failingSince: null, disabledAt: null });
  });
});
