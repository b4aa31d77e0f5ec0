// Limits hold for everybody alike: per network, in all processes, behind a proxy or not.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app/server/app.ts';
import { rateLimits } from '#engine/server/db/operations.schema.ts';
import type { App } from '#engine/server/http/app-type.ts';
import { LIMITS } from '#engine/server/http/limits.ts';
import { openSecrets } from '#engine/server/secrets/open-secrets.ts';
import { openShop } from '#engine/server/shop.ts';
import { createUser, openTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

/** A call that counts per network and does nothing else: `from` is the socket's IP, `via` its X-Forwarded-For. */
const knock = (app: App, from: string, via?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: {},
    remoteAddress: from,
    ...(via === undefined ? {} : { headers: { 'x-forwarded-for': via } }),
  });
const { max } = LIMITS.contact;
/** As often as one network may, and once more. */
async function knockTooOften(appOf: (n: number) => App, fromOf: (n: number) => string, via?: typeof fromOf) {
  const statuses: number[] = [];
  for (let n = 0; n <= max; n += 1) statuses.push((await knock(appOf(n), fromOf(n), via?.(n))).statusCode);
  return statuses;
}
const REFUSED_AT_LAST = [...Array.from({ length: max }, () => 400), 429];
const NEVER_REFUSED = Array.from({ length: max + 1 }, () => 400);
const made = (n: number) => `203.0.113.${n}`;

/** Another process of the same shop: nothing in common but the database and the key. */
async function anotherProcess({ shop: { config, database } }: TestApp): Promise<App> {
  const app = await buildApp(await openShop(config, database, await openSecrets(config, database)));
  return app.ready().then(() => app);
}

describe('limits', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp({ rateLimit: true });
  });
  const app = () => shop.app;

  it('count an IPv6 network of 64 bits as one visitor', async () => {
    const host = (n: number) => `2001:db8:0:1:${n.toString(16)}::${n + 1}`;
    expect(await knockTooOften(app, host)).toEqual(REFUSED_AT_LAST);
    expect((await knock(shop.app, '2001:db8:0:2::1')).statusCode).toBe(400);
  });

  it.each(['127.0.0.1', '10.0.0.5', '192.168.0.5', '198.51.100.8'])(
    'do not believe the X-Forwarded-For of %s unless told to',
    async (from) => {
      expect(await knockTooOften(app, () => from, made)).toEqual(REFUSED_AT_LAST);
    },
  );

  it('are shared by all processes', async () => {
    const other = await anotherProcess(shop);
    const statuses = await knockTooOften(
      (n) => (n % 2 === 0 ? shop.app : other),
      () => '198.51.100.7',
    );
    expect(statuses).toEqual(REFUSED_AT_LAST);
  });

  it('survive a restart, and end with their window', async () => {
    const from = '198.51.100.1';
    expect(await knockTooOften(app, () => from)).toEqual(REFUSED_AT_LAST);
    expect((await knock(await anotherProcess(shop), from)).statusCode).toBe(429);
    await shop.db.update(rateLimits).set({ endsAt: sql`now()` });
    expect(await knockTooOften(await anotherProcess(shop).then((fresh) => () => fresh), () => from)).toEqual(
      REFUSED_AT_LAST,
    );
  });

  it('let through exactly as many of those who come at once', async () => {
    const knocks = Array.from({ length: 4 * max }, () => knock(shop.app, '198.51.100.4'));
    const statuses = (await Promise.all(knocks)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(max);
  });

  it('say how long to wait, in words and as Retry-After', async () => {
    await knockTooOften(app, () => '198.51.100.2');
    const { headers, body } = await knock(shop.app, '198.51.100.2');
    expect(Number(headers['retry-after'])).toBeGreaterThan(9 * 60);
    expect(JSON.parse(body)).toEqual({
      code: 'rate_limited',
      message: 'Too many attempts. Please try again in 10 minutes.',
      retryAfterSeconds: Number(headers['retry-after']),
    });
  });

  it('start from nothing for somebody who got in', async () => {
    await createUser(shop.db, { username: 'target', role: 'BUYER' });
    const signIn = async (password: string) =>
      (
        await shop.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: { username: 'target', password },
        })
      ).statusCode;
    for (let n = 1; n < LIMITS.passwordTries.max; n += 1) expect(await signIn('guess')).toBe(401);
    expect(await signIn(TEST_PASSWORD)).toBe(200);
    expect(await signIn('guess')).toBe(401);
    expect(await signIn('guess')).toBe(401);
  });

  it('name neither people nor IPs in the database', async () => {
    await shop.visitor().post('/api/newsletter', { email: 'ada@example.com' });
    const stored = JSON.stringify(await shop.db.select().from(rateLimits));
    expect(stored).not.toMatch(/ada|example|198\.51|2001|127\.0/);
  });

  it('refuse a flood without writing to the database', async () => {
    await knockTooOften(app, () => '198.51.100.6');
    const counted = () => shop.db.select().from(rateLimits).orderBy(rateLimits.key);
    const before = await counted();
    for (let n = 0; n < 5; n += 1) expect((await knock(shop.app, '198.51.100.6')).statusCode).toBe(429);
    expect(await counted()).toEqual(before);
  });
});

describe('behind a proxy of TRUST_PROXY', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp({ rateLimit: true, trustProxy: ['loopback', '10.1.0.0/16'] });
  });
  const app = () => shop.app;

  it('limits count by what the proxy says', async () => {
    expect(await knockTooOften(app, () => '10.1.2.3', made)).toEqual(NEVER_REFUSED);
    expect(
      await knockTooOften(
        app,
        () => '127.0.0.1',
        () => '198.51.100.9',
      ),
    ).toEqual(REFUSED_AT_LAST);
  });

  it('what a visitor writes in front of that is ignored', async () => {
    const forged = (n: number) => `203.0.113.${100 + n}, 198.51.100.10`;
    expect(await knockTooOften(app, () => '127.0.0.1', forged)).toEqual(REFUSED_AT_LAST);
  });

  it('everybody else is still not believed', async () => {
    expect(await knockTooOften(app, () => '10.2.0.1', made)).toEqual(REFUSED_AT_LAST);
  });
});

describe('a proxy that is not trusted', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });

  it('is mentioned in the log, once', async () => {
    const lines: string[] = [];
    const config = { ...test.shop.config, logLevel: 'warn' as const };
    const app = await buildApp({ ...test.shop, config }, { write: (line) => lines.push(line) });
    for (let n = 0; n < 3; n += 1)
      await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '192.0.2.1' } });
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
    expect(lines.join('')).not.toContain('192.0.2.1');
  });
});
