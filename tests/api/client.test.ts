import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { signedHeaders } from '#engine/server/webhooks/webhook-secrets.ts';
import { MadiaClient, MadiaError, MadiaUnreachable, verifyWebhook } from '../../packages/client/index.js';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const FORM = {
  customerName: 'Ada Moreau',
  customerEmail: 'ada@example.com',
  shippingAddress: '12 Harbour Street, Portland, ME 04101',
};

let shop: TestApp;
let url: string;
beforeAll(async () => {
  shop = await openTestApp();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
});

const pauses: number[] = [];
const sleep = async (ms: number) => void pauses.push(ms);
const client = (options = {}) => new MadiaClient({ url, sleep, ...options });
const ordersNow = () => shop.db.$count(orders);

/** The network loses so many responses: what was asked has been done. */
function losing(count: number): { fetch: typeof fetch; keys: (string | null)[] } {
  const keys: (string | null)[] = [];
  let left = count;
  return {
    keys,
    fetch: async (input, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      const response = await fetch(input, init);
      left -= 1;
      if (left < 0) return response;
      await response.arrayBuffer();
      throw new TypeError('fetch failed');
    },
  };
}

describe('the client', () => {
  it('reads what the contract says, typed', async () => {
    const page = await client().get('/api/products', { query: { limit: 3, sort: 'price' } });
    expect(page.items).toHaveLength(3);
    const cheapest: number = page.items[0]!.price;
    expect(cheapest).toBeGreaterThan(0);
    const first = await client().get('/api/products/:slug', { params: { slug: page.items[0]!.slug } });
    expect(first.name).toBe(page.items[0]!.name);
  });

  it('walks a whole list page by page', async () => {
    const names: string[] = [];
    for await (const { slug } of client().all('/api/products', { query: { limit: 7 } })) names.push(slug);
    const whole = await client().get('/api/products');
    expect(names.toSorted()).toEqual(whole.map(({ slug }) => slug).toSorted());
    expect(names.length).toBeGreaterThan(7);
  });

  it('says in the language that was asked for what is wrong', async () => {
    const refused = client({ language: 'de' }).get('/api/products/:slug', { params: { slug: 'nothing' } });
    await expect(refused).rejects.toThrow(MadiaError);
    await expect(refused).rejects.toMatchObject({ status: 404, code: 'not_found' });
    const fields = await client()
      .post('/api/newsletter', { body: { email: 'no' } })
      .catch((error: MadiaError) => error.fields);
    expect(fields).toHaveProperty('email');
    await expect(client({ key: 'mk_wrong' }).get('/api/producer/products')).rejects.toMatchObject({
      status: 401,
    });
  });

  it('keeps the cart of a visitor, and places one order however often the response is lost', async () => {
    const { items } = await client().get('/api/products', { query: { limit: 1, inStock: 'true' } });
    const before = await ordersNow();
    const order = losing(0);
    const buyer = client({ fetch: (...args: Parameters<typeof fetch>) => order.fetch(...args) });
    await buyer.post('/api/cart', { body: { productId: items[0]!.id, quantity: 1 } });
    const dropping = losing(2);
    order.fetch = dropping.fetch;
    const { orderId } = await buyer.post('/api/checkout', { body: FORM });
    expect(orderId).toBeGreaterThan(0);
    expect(dropping.keys).toHaveLength(3);
    expect(new Set(dropping.keys).size).toBe(1);
    expect(dropping.keys[0]).toMatch(/^[\w-]{36}$/);
    expect(await ordersNow()).toBe(before + 1);
  });

  it('does not repeat a write that might then be done twice', async () => {
    const lost = losing(1);
    const sent = client({ fetch: lost.fetch }).post('/api/newsletter', {
      body: { email: 'ada@example.com' },
    });
    await expect(sent).rejects.toThrow(MadiaUnreachable);
    expect(lost.keys).toEqual([null]);
  });

  it('comes later where it is asked to, and gives up in the end', async () => {
    pauses.length = 0;
    let asked = 0;
    const busy = (async () => {
      asked += 1;
      const body = JSON.stringify({ message: 'Busy', code: 'unavailable', retryAfterSeconds: 2 });
      return new Response(body, { status: 503, headers: { 'retry-after': '2' } });
    }) as typeof fetch;
    await expect(client({ fetch: busy }).get('/api/categories')).rejects.toMatchObject({
      retryAfterSeconds: 2,
    });
    expect(asked).toBe(4);
    expect(pauses).toEqual([2_000, 2_000, 2_000]);
    asked = 0;
    await client({ fetch: busy })
      .post('/api/newsletter', { body: { email: 'ada@example.com' } })
      .catch(() => null);
    expect(asked).toBe(1);
    const stopped = AbortSignal.abort();
    await expect(client().get('/api/categories', { signal: stopped })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('understands a proxy that answers in words of its own', async () => {
    const proxy = (async () => new Response('<h1>Bad gateway</h1>', { status: 502 })) as typeof fetch;
    await expect(client({ fetch: proxy }).get('/api/categories')).rejects.toMatchObject({
      status: 502,
      code: 'unavailable',
    });
  });

  it('is small', () => {
    const files = ['index.js', 'webhooks.js', 'idempotent.js'];
    const bytes = files.map((name) => readFileSync(`packages/client/${name}`));
    expect(gzipSync(Buffer.concat(bytes)).length).toBeLessThan(4_096);
  });
});

describe('a message of a webhook', () => {
  const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
  const now = new Date('2026-03-01T12:00:00Z');
  const body = JSON.stringify({ type: 'order.placed', timestamp: now.toISOString(), data: { orderId: 7 } });
  const headers = signedHeaders({ messageId: 'msg_1', body, secret }, now);

  it('is read where the shop has signed it', async () => {
    expect(await verifyWebhook(secret, headers, body, { now })).toMatchObject({ data: { orderId: 7 } });
    expect(await verifyWebhook(secret, new Headers(headers), body, { now })).toMatchObject({
      type: 'order.placed',
    });
    const several = { ...headers, 'webhook-signature': `v1,AAAA v2,x ${headers['webhook-signature']}` };
    expect(await verifyWebhook(secret, several, body, { now })).toBeDefined();
  });

  it('is refused where a character differs, the secret is another or it is old', async () => {
    const tries = [
      () => verifyWebhook(secret, headers, `${body} `, { now }),
      () => verifyWebhook('whsec_b3RoZXI=', headers, body, { now }),
      () => verifyWebhook(secret, headers, body, { now: new Date(now.getTime() + 301_000) }),
      () => verifyWebhook(secret, { ...headers, 'webhook-timestamp': 'soon' }, body, { now }),
      () => verifyWebhook(secret, { ...headers, 'webhook-signature': 'v1,!!' }, body, { now }),
      () => verifyWebhook(secret, {}, body, { now }),
    ];
    for (const tried of tries) await expect(tried()).rejects.toMatchObject({ name: 'WebhookError' });
  });
});
