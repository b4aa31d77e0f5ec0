// Asked by the client that assistants use.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { closeAtEnd } from '../../../../../tests/support/opened.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const CHEESE = 'raclette-quarter-wheel';

let shop: TestApp;
let client: Client;
beforeAll(async () => {
  shop = await openTestApp();
  client = await connect(shop);
});

async function connect(to: TestApp): Promise<Client> {
  const address = await to.app.listen({ port: 0, host: '127.0.0.1' });
  const connected = new Client({ name: 'test', version: '1.0.0' });
  closeAtEnd(() => connected.close());
  // Declared with optional fields that its interface does not have under exactOptionalPropertyTypes.
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', address));
  await connected.connect(transport as Parameters<Client['connect']>[0]);
  return connected;
}

/** The answers are compared with what is expected of them. */
interface Data {
  total: number;
  price: number;
  products: { slug: string; name: string; url: string }[];
  priceForQuantity: object;
  ladder: object[];
  shippingMethods: { method: string; price: number }[];
  coldChain: { offered: boolean };
}

async function ask(name: string, input: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: input });
  return {
    refused: result.isError === true,
    text: (result.content as { text: string }[])[0]!.text,
    data: result.structuredContent as Data,
  };
}

describe('the catalogue for assistants', () => {
  it('says what it is and offers three ways to read, none to write', async () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'Madia' });
    expect(client.getInstructions()).toContain('All amounts are in USD.');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search_products', 'get_product', 'get_shipping_options']);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  });

  it('finds what the search of the shop finds', async () => {
    const { data } = await ask('search_products', { query: 'olivenoel', language: 'de' });
    const { body } = await shop
      .visitor()
      .get<{ productTotal: number; products: { slug: string; name: string }[] }>(
        '/api/search?q=olivenoel&lng=de',
      );
    expect(data.total).toBe(body.productTotal);
    expect(data.total).toBeGreaterThan(0);
    expect(data.products.map(({ slug, name }) => [slug, name])).toEqual(
      body.products.map(({ slug, name }) => [slug, name]),
    );
    expect(data.products[0]!.url).toBe(`http://localhost:3000/product/${body.products[0]!.slug}`);
  });

  it('reads a product with its ladder and the price of a quantity', async () => {
    const { data } = await ask('get_product', { slug: OIL, quantity: 10 });
    expect(data).toMatchObject({ slug: OIL, price: 24.99, inStock: true });
    expect(data.priceForQuantity).toEqual({
      quantity: 10,
      discountPercentage: 10,
      total: 224.91,
      saved: 24.99,
    });
    expect(data.ladder).toEqual([
      { from: 1, to: 4, discountPercentage: 0, unitPrice: 24.99 },
      { from: 5, to: 9, discountPercentage: 5, unitPrice: 23.74 },
      { from: 10, to: 24, discountPercentage: 10, unitPrice: 22.49 },
      { from: 25, to: 49, discountPercentage: 15, unitPrice: 21.24 },
      { from: 50, to: null, discountPercentage: 20, unitPrice: 19.99 },
    ]);
  });

  it('knows a new price at once', async () => {
    await ask('get_product', { slug: 'gift-set-2' });
    await shop.shop.catalogue.change(async (tx, changed) => {
      const [row] = await tx
        .update(products)
        .set({ priceCents: 12_34 })
        .where(eq(products.slug, 'gift-set-2'))
        .returning({ id: products.id });
      changed.product(row!.id, 'in place');
    });
    expect((await ask('get_product', { slug: 'gift-set-2' })).data.price).toBe(12.34);
  });

  it('says how something is delivered, and what that costs', async () => {
    const { data: few } = await ask('get_shipping_options', { items: [{ slug: OIL, quantity: 1 }] });
    expect(few.shippingMethods.map(({ method, price }) => [method, price])).toEqual([
      ['standard', 9.95],
      ['express', 12.95],
      ['priority', 24.95],
    ]);
    expect(few.coldChain.offered).toBe(false);
    const { data: many } = await ask('get_shipping_options', {
      items: [
        { slug: OIL, quantity: 5 },
        { slug: CHEESE, quantity: 1 },
      ],
    });
    expect(many.shippingMethods[0]!.price).toBe(0);
    expect(many.coldChain.offered).toBe(true);
  });

  it('refuses in words what is not there or not possible', async () => {
    const missing = await ask('get_product', { slug: 'no-such-product', language: 'de' });
    expect(missing).toMatchObject({ refused: true, text: expect.stringContaining('Produkt') });
    for (const input of [
      {},
      { slug: OIL, quantity: 0 },
      { slug: OIL, quantity: 1000 },
      { slug: OIL, language: 'pt' },
    ]) {
      expect((await ask('get_product', input)).refused, JSON.stringify(input)).toBe(true);
    }
    const items = Array.from({ length: 21 }, () => ({ slug: OIL, quantity: 1 }));
    expect((await ask('get_shipping_options', { items })).refused).toBe(true);
  });
});

describe('its door', () => {
  const CALL = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const ACCEPTED = { accept: 'application/json, text/event-stream' };

  it('keeps no session and has nothing to listen to', async () => {
    const answer = await shop.visitor().post('/mcp', CALL, ACCEPTED);
    expect(answer.status).toBe(200);
    expect(answer.headers).not.toHaveProperty('mcp-session-id');
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect((await shop.visitor().get('/mcp')).status).toBe(405);
    expect((await shop.visitor().delete('/mcp')).status).toBe(405);
  });

  it('is closed to pages of other sites, to nonsense and to what is too long', async () => {
    const foreign = { ...ACCEPTED, origin: 'https://evil.test' };
    expect((await shop.visitor().post('/mcp', CALL, foreign)).status).toBe(403);
    expect((await shop.visitor().post('/mcp', { hello: 1 }, ACCEPTED)).status).toBe(400);
  });

  it('takes five calls in one request and no more', async () => {
    const batch = (length: number) => Array.from({ length }, (_, id) => ({ ...CALL, id }));
    expect((await shop.visitor().post('/mcp', batch(5), ACCEPTED)).status).toBe(200);
    expect(await shop.visitor().post('/mcp', batch(6), ACCEPTED)).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('At most 5 calls') as string },
    });
    expect((await shop.visitor().post('/mcp', batch(10_000), ACCEPTED)).status).toBe(413);
  });

  it('counts every call of a batch', async () => {
    const limited = await openTestApp({ ...shop.shop.config, rateLimit: true }, shop.shop.database);
    const batch = Array.from({ length: 5 }, (_, id) => ({ ...CALL, id }));
    const statuses: number[] = [];
    for (let round = 0; round < 121; round += 1)
      statuses.push((await limited.visitor().post('/mcp', batch, ACCEPTED)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is not there before launch, or where the shop has none', async () => {
    for (const settings of [{ storeMode: 'prelaunch' as const }, { mcp: false }]) {
      const closed = await openTestApp({ ...shop.shop.config, ...settings }, shop.shop.database);
      expect((await closed.visitor().post('/mcp', CALL, ACCEPTED)).status).toBe(404);
    }
  });
});
