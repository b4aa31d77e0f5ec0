import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cartItems } from '#domains/cart/server/cart.schema.ts';
import { sessions, users } from '#engine/server/sessions/users.schema.ts';
import { hashToken } from '#engine/server/sessions/session.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { compareTimes } from '../../../../tests/support/compare-times.ts';
import { createUser, openTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
  await createUser(shop.db, { username: 'Ann', role: 'BUYER', email: 'ann@example.com' });
});

const login = (visitor = shop.visitor(), username = 'Ann', password = TEST_PASSWORD) =>
  visitor.post('/api/auth/login', { username, password });

describe('signing in', () => {
  it('answers with the account, and the cookie is out of reach of scripts and other sites', async () => {
    const answer = await login();
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ user: { username: 'Ann', role: 'BUYER', twoFactorEnabled: false } });
    expect(answer.headers['set-cookie']).toMatch(/^session=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('does not mind the letter case of the name or spaces around it', async () => {
    expect((await login(undefined, ' aNN ')).status).toBe(200);
  });

  it('says the same about an unknown name, a wrong password and nothing at all', async () => {
    const answers = [
      await login(undefined, 'Nobody'),
      await login(undefined, 'Ann', 'wrong password'),
      await login(undefined, '', ''),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({
        code: 'unauthenticated',
        reason: 'wrong_credentials',
        message: 'Invalid username or password.',
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('takes as long for an unknown name as for a wrong password', async () => {
    const attempt = (username: string) => () => login(undefined, username, 'wrong password');
    const { ratio } = await compareTimes([attempt('Nobody'), attempt('Ann')], 2);
    // Hashing takes tens of milliseconds; without it the difference would be tenfold.
    expect(ratio).toBeLessThan(2);
  });

  it.each([
    [{}, 'username'],
    [{ username: 'Ann' }, 'password'],
    [{ username: ['Ann'], password: 'x' }, 'username'],
    [{ username: 'nul\0', password: 'x' }, 'username'],
  ])('refuses %j with 400', async (payload, field) => {
    const answer = await shop.visitor().post<{ fields: object }>('/api/auth/login', payload);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty(field);
  });

  it('is refused from another site', async () => {
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const form = { username: 'Ann', password: TEST_PASSWORD };
    expect((await shop.visitor().post('/api/auth/login', form, headers)).status).toBe(403);
  });
});

describe('the session', () => {
  it('stores the token as a hash only', async () => {
    const visitor = shop.visitor();
    await login(visitor);
    const token = visitor.cookies.get('session')!;
    const rows = await shop.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(await shop.db.select().from(sessions))).not.toContain(token);
  });

  it('keeps the cart through sign-in under a new token; the old token opens nothing', async () => {
    const visitor = shop.visitor();
    const [before] = await shop.db
      .insert(sessions)
      .values({ tokenHash: hashToken('planted'), expiresAt: new Date(Date.now() + 60_000) })
      .returning();
    await shop.db.insert(cartItems).values({ sessionId: before!.id, productId: 1, quantity: 2 });
    visitor.cookies.set('session', 'planted');
    await login(visitor);

    expect(visitor.cookies.get('session')).not.toBe('planted');
    const thief = shop.visitor();
    thief.cookies.set('session', 'planted');
    expect((await thief.get('/api/auth/current-user')).status).toBe(401);
    const [after] = await shop.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(visitor.cookies.get('session')!)));
    expect(after!.id).toBe(before!.id);
    expect(await shop.db.$count(cartItems, eq(cartItems.sessionId, after!.id))).toBe(1);
  });

  it('changes its token at every sign-in', async () => {
    const visitor = shop.visitor();
    await login(visitor);
    const first = visitor.cookies.get('session')!;
    await login(visitor);
    const thief = shop.visitor();
    thief.cookies.set('session', first);
    expect((await thief.get('/api/auth/current-user')).status).toBe(401);
    expect((await visitor.get('/api/auth/current-user')).status).toBe(200);
  });

  it('ends after 30 idle days', async () => {
    const visitor = shop.visitor();
    await login(visitor);
    const mine = eq(sessions.tokenHash, hashToken(visitor.cookies.get('session')!));
    const [row] = await shop.db.select().from(sessions).where(mine);
    const days = (row!.expiresAt.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    await shop.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(mine);
    expect((await visitor.get('/api/auth/current-user')).status).toBe(401);
  });

  it('remembers the language for mails', async () => {
    const visitor = shop.visitor();
    visitor.cookies.set('language', 'it');
    await login(visitor);
    const [row] = await shop.db.select().from(users).where(eq(users.username, 'Ann'));
    expect(row!.language).toBe('it');
  });
});

describe('signing out', () => {
  it('ends the session and its cart', async () => {
    const visitor = await signedIn(shop, { username: 'leaving', role: 'BUYER' });
    const token = visitor.cookies.get('session')!;
    const [session] = await shop.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)));
    await shop.db.insert(cartItems).values({ sessionId: session!.id, productId: 1, quantity: 1 });

    expect((await visitor.post('/api/auth/logout')).status).toBe(200);
    expect(visitor.cookies.has('session')).toBe(false);
    visitor.cookies.set('session', token);
    expect((await visitor.get('/api/auth/current-user')).status).toBe(401);
    expect(await shop.db.$count(cartItems, eq(cartItems.sessionId, session!.id))).toBe(0);
  });

  it('is no error for somebody who is not signed in', async () => {
    expect((await shop.visitor().post('/api/auth/logout')).status).toBe(200);
  });
});

describe('the current user', () => {
  it('is nobody without a session', async () => {
    const answer = await shop.visitor().get('/api/auth/current-user');
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      code: 'unauthenticated',
      reason: 'sign_in_needed',
      message: 'Please sign in first.',
    });
  });

  it('may be asked for without an error by pages that also serve visitors', async () => {
    const visitor = shop.visitor();
    const nobody = await visitor.get('/api/auth/visitor');
    expect([nobody.status, nobody.body]).toEqual([200, null]);
    await createUser(shop.db, { username: 'asked-for', role: 'BUYER' });
    await login(visitor, 'asked-for');
    expect((await visitor.get('/api/auth/visitor')).body).toMatchObject({ user: { username: 'asked-for' } });
  });

  it('is nobody with a made-up token', async () => {
    for (const token of ['x', '', 'x'.repeat(5000), "' or 1=1 --"]) {
      const visitor = shop.visitor();
      visitor.cookies.set('session', encodeURIComponent(token));
      expect((await visitor.get('/api/auth/current-user')).status).toBe(401);
    }
  });

  it('comes with the profile, and may not be kept by caches', async () => {
    const form = {
      username: 'profiled',
      email: 'profiled@example.com',
      password: TEST_PASSWORD,
      confirmPassword: TEST_PASSWORD,
      firstName: 'Pia',
      lastName: 'Lee',
      address: 'Elm Street 5',
    };
    const visitor = shop.visitor();
    await visitor.post('/api/auth/register/buyer', form);
    await login(visitor, 'profiled');
    const answer = await visitor.get('/api/auth/current-user');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatchObject({
      user: { username: 'profiled', role: 'BUYER' },
      profile: { firstName: 'Pia', shippingAddress: 'Elm Street 5', notifyOnDeals: true },
    });
  });

  it('of an administrator has no profile', async () => {
    const admin = await signedIn(shop, { username: 'chief', role: 'ADMIN' });
    expect(await admin.get('/api/auth/current-user')).toMatchObject({ body: { user: { role: 'ADMIN' } } });
    expect((await admin.get('/api/auth/current-user')).body).not.toHaveProperty('profile');
  });
});

describe('limits', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await openTestApp({ rateLimit: true });
  });

  it('stop one address at one account, say for how long, and leave everybody else alone', async () => {
    await createUser(limited.db, { username: 'target', role: 'BUYER' });
    const attempt = (username: string, password: string, remoteAddress: string) =>
      limited.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { username, password },
        remoteAddress,
      });
    for (let i = 0; i < 10; i += 1) {
      expect((await attempt('target', 'guess', '203.0.113.5')).statusCode).toBe(401);
    }
    const stopped = await attempt('Target', 'guess', '203.0.113.5');
    expect(stopped.statusCode).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect(stopped.json()).toMatchObject({ retryAfterSeconds: Number(stopped.headers['retry-after']) });
    expect(stopped.json()).toMatchObject({ code: 'rate_limited' });
    // The owner, elsewhere, is not locked out by a stranger; nor are others at the stranger's address.
    expect((await attempt('target', TEST_PASSWORD, '198.51.100.7')).statusCode).toBe(200);
    expect((await attempt('somebody', 'guess', '203.0.113.5')).statusCode).toBe(401);
  });

  it('stop an address that tries many accounts', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 61; i += 1) {
      const { statusCode } = await limited.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { username: `nobody${i}`, password: 'x'.repeat(201) },
        remoteAddress: '203.0.113.9',
      });
      statuses.add(statusCode);
    }
    expect([...statuses]).toEqual([400, 429]);
  });

  it('are off with RATE_LIMIT=off', async () => {
    for (let i = 0; i < 12; i += 1) expect((await login(undefined, 'Ann', 'wrong')).status).toBe(401);
  });
});
