// What programs outside are told, read by the reference implementation of Standard Webhooks.
import { eq } from 'drizzle-orm';
import { Webhook as Reader } from 'standardwebhooks';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FAILING_MS, WEBHOOK_EVENTS } from '#shared/webhooks/webhook-events.ts';
import type { MadeWebhook, Webhook, WebhookDelivery } from '#shared/webhooks/webhook.ts';
import { mailOutbox } from '#server/db/schema/operations.ts';
import { orderParts } from '#server/db/schema/orders.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { webhookDeliveries, webhookEndpoints } from '#server/db/schema/webhooks.ts';
import { requestReturn } from '#server/features/returns/request-return.ts';
import { returnLines } from '#server/features/returns/return-lines.queries.ts';
import { runPayouts } from '#server/features/ledger/run-payouts.ts';
import { deliverDueMessages } from '#server/webhooks/delivery.ts';
import { openTwoProducers } from '../support/two-producers.ts';
import type { Visitor } from '../support/test-app.ts';
import { WebhookReceiver } from '../support/webhook-receiver.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const two = openTwoProducers();
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await new WebhookReceiver().open();
});
beforeEach(async () => {
  await two.shop.db.delete(webhookEndpoints);
  await two.shop.db.update(products).set({ quantityAvailable: 100 });
  receiver.received.length = 0;
  receiver.answer = (response) => response.writeHead(204).end();
  receiver.addresses = ['127.0.0.1'];
});

/** A receiver made through the API; its URL is this machine's, which the API itself would refuse. */
async function listen(visitor: Visitor, events: readonly string[] = WEBHOOK_EVENTS): Promise<MadeWebhook> {
  const { status, body } = await visitor.post<MadeWebhook>('/api/webhooks', {
    url: 'https://hooks.example.com/in',
    events,
  });
  expect(status).toBe(201);
  await two.shop.db
    .update(webhookEndpoints)
    .set({ url: receiver.url })
    .where(eq(webhookEndpoints.id, body.webhook.id));
  return body;
}

const soon = () => new Date(Date.now() + 1_000);

/** Everything that is due at that moment, however many rounds it takes. */
async function deliver(now = soon(), { network = receiver.network, timeLimitMs = 5_000 } = {}) {
  const post = { shop: two.shop.shop, network, timeLimitMs };
  while (await deliverDueMessages(post, now));
}

const logOf = async (visitor: Visitor, { webhook }: MadeWebhook) =>
  (await visitor.get<WebhookDelivery[]>(`/api/webhooks/${webhook.id}/deliveries`)).body;
const stateOf = async (visitor: Visitor, { webhook }: MadeWebhook) =>
  (await visitor.get<Webhook[]>('/api/webhooks')).body.find(({ id }) => id === webhook.id)!;

interface Message {
  type: string;
  timestamp: string;
  data: { orderId?: number; parts?: { producerId: number; items: { quantity: number }[] }[] } & Record<
    string,
    unknown
  >;
}
const messages = () => receiver.received.map(({ body }) => JSON.parse(body) as Message);

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
    await runPayouts(two.shop.db, new Date());
    await deliver();
    expect(messages().map(({ type, data }) => [type, data.orderId ?? data['producerId']])).toEqual([
      ['order.shipped', orderId],
      ['order.cancelled', cancelled.orderId],
      ['payout.made', first.producerId],
    ]);
    expect(messages()[0]!.data.parts).toMatchObject([{ carrier: 'ups', trackingUrl: expect.any(String) }]);
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

describe('a program that does not take a message', () => {
  it('is asked again with growing waits and the same message, and then no more', async () => {
    const made = await listen(two.admin, ['order.placed']);
    await two.buy();
    receiver.answer = (response) => response.writeHead(500).end();
    const begin = soon();
    const tried: number[] = [];
    for (let now = begin.getTime(); now <= begin.getTime() + 26 * HOUR_MS; now += HOUR_MS / 12) {
      const before = receiver.received.length;
      await deliver(new Date(now));
      if (receiver.received.length > before) tried.push(Math.round((now - begin.getTime()) / 60_000));
    }
    expect(tried).toEqual([0, 5, 10, 40, 160, 400, 760, 1450]);
    const ids = new Set(receiver.received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`));
    expect(ids.size).toBe(1);
    expect((await logOf(two.admin, made))[0]).toMatchObject({
      state: 'failed',
      attempts: 8,
      lastStatus: 500,
    });
    expect((await stateOf(two.admin, made)).disabledAt).not.toBeNull();
    const mails = await two.shop.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.template, 'webhook-disabled'));
    expect(mails).toMatchObject([{ data: { url: receiver.url } }]);
    // Disabled, it hears nothing new, until its owner switches it on again.
    await two.buy();
    expect(await two.shop.db.$count(webhookDeliveries)).toBe(1);
    receiver.answer = (response) => response.writeHead(200).end('fine');
    await two.admin.patch(`/api/webhooks/${made.webhook.id}`, { enabled: true });
    const [message] = await logOf(two.admin, made);
    expect((await two.admin.post(`/api/webhook-deliveries/${message!.id}/send`)).status).toBe(200);
    receiver.received.length = 0;
    await deliver();
    expect(receiver.received[0]!.headers['webhook-id']).toBe(message!.messageId);
    expect((await logOf(two.admin, made))[0]).toMatchObject({ state: 'delivered', lastStatus: 200 });
  });

  it('does not keep others waiting, and is asked for one message at a time', async () => {
    const slow = await listen(two.admin, ['order.placed']);
    await two.shop.db
      .update(webhookEndpoints)
      .set({ url: 'http://nowhere.example.com:1/in' })
      .where(eq(webhookEndpoints.id, slow.webhook.id));
    await listen(two.shelves[0].visitor, ['order.placed']);
    await two.buy();
    await two.buy();
    await deliver();
    expect(receiver.received).toHaveLength(2);
    const attempts = (await logOf(two.admin, slow)).map((message) => message.attempts);
    expect(attempts.toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('that says it is gone is believed', async () => {
    const made = await listen(two.admin, ['order.placed']);
    receiver.answer = (response) => response.writeHead(410).end();
    await two.buy();
    await deliver();
    expect((await stateOf(two.admin, made)).disabledAt).not.toBeNull();
  });

  it.each([
    ['never answers', () => {}, 'No answer within 0.3 s'],
    [
      'redirects into a private network',
      (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      '302, and redirects are not followed',
    ],
    ['hangs up', (response) => response.destroy(), 'ECONNRESET'],
  ] satisfies [string, WebhookReceiver['answer'], string][])(
    'because it %s, fails',
    async (_, answer, error) => {
      const made = await listen(two.admin, ['order.placed']);
      receiver.answer = answer;
      await two.buy();
      await deliver(soon(), { timeLimitMs: 300 });
      expect(await logOf(two.admin, made)).toMatchObject([
        { state: 'waiting', attempts: 1, lastError: error },
      ]);
    },
  );

  it('answers as long as it likes: no more than a little is read', async () => {
    const made = await listen(two.admin, ['order.placed']);
    let sent = 0;
    receiver.answer = (response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && sent < 10_000_000) {
          sent += 65_536;
          if (!response.write(Buffer.alloc(65_536))) return void response.once('drain', more);
        }
      };
      more();
    };
    await two.buy();
    await deliver();
    expect(await logOf(two.admin, made)).toMatchObject([{ state: 'delivered' }]);
    expect(sent).toBeLessThan(10_000_000);
  });
});

describe('a target in a private network', () => {
  it.each([
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://db.internal/',
  ])('%s is refused when it is named', async (url) => {
    const { status, body } = await two.admin.post<{ fields?: object }>('/api/webhooks', {
      url,
      events: ['order.placed'],
    });
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({ status: 400, fields: ['url'] });
  });

  it.each([
    'http://hooks.example.com/',
    'https://user:secret@hooks.example.com/',
    'ftp://x.example.com/',
    'hooks',
  ])('%s is no target', async (url) =>
    expect((await two.admin.post('/api/webhooks', { url, events: ['order.placed'] })).status).toBe(400),
  );

  it('is refused when its name turns out to lead there, whatever else it leads to', async () => {
    const { PUBLIC_NETWORK } = await import('#server/webhooks/send-message.ts');
    const made = await listen(two.admin, ['order.placed']);
    await two.buy();
    receiver.addresses = ['93.184.215.14', '127.0.0.1'];
    const { isPublic } = PUBLIC_NETWORK;
    await deliver(soon(), { network: { ...receiver.network, isPublic } });
    expect(receiver.received).toEqual([]);
    expect((await logOf(two.admin, made))[0]).toMatchObject({
      lastStatus: null,
      lastError: 'The URL leads into a private network',
    });
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
