import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_KEYS, type ApiKey, type MadeKey } from '#engine/model/api-key.ts';
import { apiKeys } from '#engine/server/sessions/api-keys.schema.ts';
import { sessions } from '#engine/server/sessions/users.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { auditLog, mailOutbox, rateLimits } from '#engine/server/db/operations.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { LIMITS } from '#engine/server/http/limits.ts';
import { aBuyer, anAdmin, aProducer } from '../../../../../tests/support/people.ts';
import {
  openTestApp,
  TEST_PASSWORD,
  type TestApp,
  type Visitor,
} from '../../../../../tests/support/test-app.ts';

let shop: TestApp;
let producer: Awaited<ReturnType<typeof aProducer>>;
let admin: Awaited<ReturnType<typeof anAdmin>>;
beforeAll(async () => {
  shop = await openTestApp();
  const [sample] = await shop.db.select().from(producerProfiles).limit(1);
  producer = await aProducer(shop, sample!.slug);
  admin = await anAdmin(shop);
});

async function makeKey(visitor: Visitor, scope: 'read' | 'write', name = 'Warehouse'): Promise<MadeKey> {
  const { status, body } = await visitor.post<MadeKey>('/api/keys', {
    name,
    scope,
    password: TEST_PASSWORD,
  });
  expect(status).toBe(201);
  return body;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const withKey = (token: string) => {
  const program = shop.visitor();
  return {
    get: <Body>(url: string, more = {}) => program.get<Body>(url, { ...bearer(token), ...more }),
    send: (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: unknown, more = {}) =>
      program.request<{ message?: string }>(method, url, body, { ...bearer(token), ...more }),
  };
};
const ownProduct = async () =>
  (
    await shop.db
      .select()
      .from(products)
      .where(eq(products.producerId, producer.producerId))
      .orderBy(products.id)
  )[0]!;

describe('an API key', () => {
  it('is shown once and stored as a hash', async () => {
    const { key, token } = await makeKey(producer.visitor, 'read');
    expect(token.startsWith(`${key.prefix}_`)).toBe(true);
    const [row] = await shop.db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
    expect(JSON.stringify(row)).not.toContain(token.slice(key.prefix.length + 1));
    const { body, text } = await producer.visitor.get<ApiKey[]>('/api/keys');
    expect(body.find(({ id }) => id === key.id)).toEqual({ ...key, lastUsedAt: null });
    expect(text).not.toContain(token);
  });

  it('is made for the password only, is noted, and its owner gets a mail', async () => {
    const wrong = await admin.visitor.post('/api/keys', { name: 'Books', scope: 'read', password: 'guess' });
    expect(wrong.status).toBe(400);
    const { key } = await makeKey(admin.visitor, 'write', 'Books');
    const [noted] = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(key.id)));
    expect(noted).toMatchObject({ action: 'key.make', detail: { name: 'Books', apiKey: key.prefix } });
    const [mail] = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'api-key-made'));
    expect(mail!.data).toMatchObject({ prefix: expect.stringMatching(/^key_/) });
  });

  it('does what its owner may, and no more', async () => {
    const program = withKey((await makeKey(producer.visitor, 'read')).token);
    expect((await program.get('/api/producer/products')).status).toBe(200);
    expect((await program.get('/api/admin/users')).status).toBe(403);
    const office = withKey((await makeKey(admin.visitor, 'read')).token);
    expect((await office.get('/api/admin/users')).status).toBe(200);
    expect((await office.get('/api/producer/products')).status).toBe(403);
  });

  it('reads, and writes where it may', async () => {
    const { id, quantityAvailable } = await ownProduct();
    const read = withKey((await makeKey(producer.visitor, 'read')).token);
    const refused = await read.send('PATCH', `/api/products/${id}`, { quantityChange: 1 });
    expect(refused).toMatchObject({ status: 403, body: { message: 'This API key can only read.' } });
    const write = withKey((await makeKey(producer.visitor, 'write')).token);
    expect((await write.send('PATCH', `/api/products/${id}`, { quantityChange: 1 })).status).toBe(200);
    expect((await ownProduct()).quantityAvailable).toBe(quantityAvailable + 1);
  });

  it('is no cookie: pages of other sites have nothing to steal, and a session sent along does not count', async () => {
    const { id } = await ownProduct();
    const { token } = await makeKey(producer.visitor, 'write');
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const change = { quantityChange: 1 };
    expect((await withKey(token).send('PATCH', `/api/products/${id}`, change, foreign)).status).toBe(200);
    expect((await producer.visitor.patch(`/api/products/${id}`, change, foreign)).status).toBe(403);
    const cookie = [...admin.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await withKey(token).get('/api/admin/users', { cookie })).status).toBe(403);
  });

  it('is refused from the next call on once it is revoked', async () => {
    const { key, token } = await makeKey(producer.visitor, 'read');
    const program = withKey(token);
    expect((await program.get('/api/producer/stats')).status).toBe(200);
    expect((await admin.visitor.delete(`/api/keys/${key.id}`)).status).toBe(404);
    expect((await producer.visitor.delete(`/api/keys/${key.id}`)).status).toBe(200);
    const { status, headers } = await program.get('/api/producer/stats');
    expect({ status, challenge: headers['www-authenticate'] }).toEqual({
      status: 401,
      challenge: 'Bearer error="invalid_token"',
    });
    // Also where nobody would have asked who it is.
    expect((await program.get('/api/products?limit=1')).status).toBe(401);
    const { body } = await producer.visitor.get<ApiKey[]>('/api/keys');
    expect(body.find(({ id }) => id === key.id)).toMatchObject({
      lastUsedAt: expect.any(String),
      revokedAt: expect.any(String),
    });
  });

  it.each(['nonsense', `key_00000000_${'x'.repeat(43)}`, 'x'.repeat(5_000), ''])(
    '%# is refused when unknown',
    async (token) => {
      expect((await withKey(token).get('/api/producer/stats')).status).toBe(401);
    },
  );

  it('makes no keys, no accounts and no sessions, and leaves the account alone', async () => {
    const office = withKey((await makeKey(admin.visitor, 'write')).token);
    const desk = withKey((await makeKey(producer.visitor, 'write')).token);
    const before = await shop.db.$count(sessions);
    const calls = [
      office.get('/api/keys'),
      office.send('POST', '/api/keys', { name: 'More', scope: 'write', password: TEST_PASSWORD }),
      office.send('DELETE', '/api/keys/1'),
      office.send('POST', '/api/admin/users/admin', {}),
      office.send('PATCH', `/api/admin/users/${producer.id}/role`, { role: 'ADMIN' }),
      office.send('POST', '/api/auth/change-password', {}),
      office.send('POST', '/api/auth/two-factor/setup', { password: TEST_PASSWORD }),
      office.get('/api/profile/export'),
      office.send('DELETE', '/api/profile', { password: TEST_PASSWORD }),
      desk.send('PUT', '/api/profile/producer', {}),
      desk.send('POST', '/api/cart', { productId: 1 }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 403));
    expect(await shop.db.$count(sessions)).toBe(before);
  });

  it('names itself in the audit log', async () => {
    const { key, token } = await makeKey(admin.visitor, 'write');
    const { id } = await ownProduct();
    await withKey(token).send('PATCH', `/api/admin/products/${id}`, { featured: true });
    const [entry] = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'product.display'));
    expect(entry!.detail).toMatchObject({ apiKey: key.prefix });
  });

  it('is nothing for buyers, and ends with the role of its owner', async () => {
    const buyer = await aBuyer(shop);
    const form = { name: 'Mine', scope: 'read', password: TEST_PASSWORD };
    expect((await buyer.visitor.post('/api/keys', form)).status).toBe(403);
    const { id, visitor } = await anAdmin(shop, 'short-lived-admin');
    const { token } = await makeKey(visitor, 'read');
    await admin.visitor.patch(`/api/admin/users/${id}/role`, { role: 'PRODUCER' });
    await admin.visitor.patch(`/api/admin/users/${id}/role`, { role: 'ADMIN' });
    expect((await withKey(token).get('/api/admin/users')).status).toBe(401);
  });

  it('is in the data of its owner, without the secret, and goes with the account', async () => {
    const { id, visitor } = await anAdmin(shop, 'leaving-admin');
    const { key, token } = await makeKey(visitor, 'read');
    const { text } = await visitor.get('/api/profile/export');
    expect(JSON.parse(text)).toMatchObject({ apiKeys: [{ prefix: key.prefix }] });
    expect(text).not.toContain(token);
    await visitor.delete('/api/profile', { password: TEST_PASSWORD });
    expect(await shop.db.$count(apiKeys, eq(apiKeys.userId, id))).toBe(0);
    expect((await withKey(token).get('/api/admin/users')).status).toBe(401);
  });

  it(`is one of at most ${MAX_KEYS} of an account`, async () => {
    const { visitor } = await anAdmin(shop, 'collecting-admin');
    for (let n = 0; n < MAX_KEYS; n += 1) await makeKey(visitor, 'read', `Key ${n}`);
    const form = { name: 'One more', scope: 'read', password: TEST_PASSWORD };
    expect((await visitor.post('/api/keys', form)).status).toBe(409);
  });

  it('may not call too often', async () => {
    const strict = await openTestApp({ rateLimit: true });
    const { visitor } = await anAdmin(strict);
    const { body } = await visitor.post<MadeKey>('/api/keys', {
      name: 'Busy',
      scope: 'read',
      password: TEST_PASSWORD,
    });
    const call = () => strict.visitor().get('/api/admin/settings', bearer(body.token));
    await call();
    await strict.db.update(rateLimits).set({ count: LIMITS.keyCalls.max });
    const { status, headers } = await call();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
