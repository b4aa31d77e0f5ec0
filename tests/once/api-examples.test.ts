// The examples of docs/api.md, run as they stand there, and those of the API's document.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Webhook } from 'standardwebhooks';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MadeKey } from '#engine/model/api-key.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { domains } from '#engine/server/domain.ts';
import { signedHeaders } from '#engine/server/webhooks/webhook-secrets.ts';
import { openTwoProducers } from '../support/two-producers.ts';
import { TEST_PASSWORD } from '../support/test-app.ts';

const GUIDE = readFileSync(path.join(import.meta.dirname, '../../docs/api.md'), 'utf8');
/** It reads patterns as Unicode, as JSON Schema means them. */
const schemas = new Ajv2020({ strict: false, validateFormats: false });
const SECRET = 'whsec_c2VjcmV0IG9mIHRoZSBleGFtcGxlcw==';

/** One program: what an example defines, later ones use. */
const program = [...GUIDE.matchAll(/^```js\n([\s\S]*?)^```$/gm)]
  .map(([, code]) => code!.replaceAll(/^import .*$/gm, ''))
  .join('\n');

interface Outcome {
  products: { id: number }[];
  names: string[];
  orders: { id: number }[];
  imported: { applied?: { changed: number } }[];
  receive(raw: string, headers: object): string;
}

const two = openTwoProducers();
let key: string;
beforeAll(async () => {
  await two.shop.app.listen({ port: 0, host: '127.0.0.1' });
  const form = { name: 'Examples', scope: 'write', password: TEST_PASSWORD };
  ({
    body: { token: key },
  } = await two.shelves[0].visitor.post<MadeKey>('/api/keys', form));
});

const addressOf = () => {
  const [address] = two.shop.app.addresses();
  return `http://127.0.0.1:${address!.port}`;
};

describe('the guide to the API', () => {
  it('works as it stands', async () => {
    const { orderId } = await two.buy();
    const AsyncFunction = (async () => {}).constructor as new (
      ...parts: string[]
    ) => (...values: unknown[]) => Promise<Outcome>;
    const run = new AsyncFunction(
      'SHOP',
      'KEY',
      'SIGNING_SECRET',
      'Webhook',
      `${program}\nreturn { products, names, orders, imported, receive };`,
    );
    const done = await run(addressOf(), key, SECRET, Webhook);
    expect(done.names.length).toBeGreaterThan(50);
    expect(done.orders.map(({ id }) => id)).toContain(orderId);
    const { body: order } = await two.admin.get<{ parts: { producerId: number; status: string }[] }>(
      `/api/admin/orders/${orderId}`,
    );
    const part = order.parts.find(({ producerId }) => producerId === two.shelves[0].producerId);
    expect(part!.status).toBe('shipped');
    expect(done.imported.at(-1)).toEqual({ applied: { added: 0, changed: 1 } });
    const [changed] = await two.shop.db.select().from(products).where(eq(products.id, done.products[0]!.id));
    expect(changed).toMatchObject({ priceCents: 14_25, translations: { de: { name: 'Oliven' } } });
    const body = JSON.stringify({ type: 'stock.low', timestamp: new Date().toISOString(), data: {} });
    const headers = signedHeaders({ messageId: 'msg_1', body, secret: SECRET }, new Date());
    expect(done.receive(body, headers)).toBe('stock.low');
  });
});

interface Document {
  tags: { name: string }[];
  paths: Record<
    string,
    Record<
      string,
      {
        summary?: string;
        tags?: string[];
        description?: string;
        security?: object[];
        requestBody?: { content: Record<string, { schema: object; example?: object }> };
      }
    >
  >;
}

const examples = domains()
  .flatMap(({ api = [] }) => api)
  .flatMap((contract) => Object.entries(contract))
  .filter(([, { example }]) => example !== undefined)
  .map(([name, { example }]): [string, unknown] => [name, example]);

describe('the document of the API', () => {
  it('has a line, a tag and who may for every call', async () => {
    const { body } = await two.shop.visitor().get<Document>('/api/openapi.json');
    const tags = new Set(body.tags.map(({ name }) => name));
    const calls = Object.entries(body.paths)
      .filter(([url]) => url.startsWith('/api'))
      .flatMap(([url, methods]) =>
        Object.entries(methods).map(([method, call]) => ({ name: `${method} ${url}`, ...call })),
      );
    const poor = calls.filter(
      ({ summary, description, tags: own }) =>
        !summary || !description || !own?.every((tag) => tags.has(tag)),
    );
    expect(poor.map(({ name }) => name)).toEqual([]);
    const withKey = calls
      .filter(({ security }) => security?.some((each) => 'apiKey' in each))
      .map(({ name }) => name);
    expect(withKey).toContain('get /api/producer/orders');
    expect(withKey).not.toContain('post /api/keys');
  });

  it('has examples that fit what the calls take', async () => {
    const { body } = await two.shop.visitor().get<Document>('/api/openapi.json');
    const unfit: string[] = [];
    for (const [name, example] of examples) {
      const [method, url] = name.toLowerCase().split(' ') as [string, string];
      const shape = (each: string) => each.toLowerCase().replaceAll(/:\w+|\{\w+\}/g, '{}');
      const path = Object.keys(body.paths).find((each) => shape(each) === shape(url))!;
      const json = body.paths[path]![method]!.requestBody!.content['application/json']!;
      expect(json.example).toEqual(example);
      const fits = schemas.compile(json.schema as object);
      if (!fits(example)) unfit.push(`${name}: ${schemas.errorsText(fits.errors)}`);
    }
    expect(unfit).toEqual([]);
  });

  it('is a page of our own on which calls can be tried', async () => {
    const { text, headers } = await two.shop.visitor().get('/api/docs');
    expect(text).toContain('data-path="/api/producer/orders"');
    expect([...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<script type="module" src="/try-calls.js">',
    ]);
    expect(String(headers['content-security-policy'])).toContain("script-src 'self'");
  });
});
