import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { recoveryCodes, users, userTokens } from '#engine/server/sessions/users.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { LIMITS } from '#engine/server/http/limits.ts';
import { hashToken } from '#engine/server/sessions/session.ts';
import { signedIn } from '../../../../../tests/support/sign-in.ts';
import {
  openTestApp,
  TEST_PASSWORD,
  type TestApp,
  type Visitor,
} from '../../../../../tests/support/test-app.ts';
import { totpCode } from './totp.ts';

const STEP_MS = 30_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Only the clock is moved: the database needs its timers. */
function waitSteps(steps: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + steps * STEP_MS });
}

async function setUp(visitor: Visitor) {
  const { body } = await visitor.post<{ secret: string; otpauthUrl: string; qrSvg: string }>(
    '/api/auth/two-factor/setup',
    { password: TEST_PASSWORD },
  );
  return body;
}

/** An account with two-factor on; the step of the first code is used up. */
async function protectedAccount(username: string, at = shop) {
  const visitor = await signedIn(at, { username, role: 'BUYER' });
  const { secret } = await setUp(visitor);
  const { body } = await visitor.post<{ recoveryCodes: string[] }>('/api/auth/two-factor/enable', {
    code: totpCode(secret, Date.now()),
  });
  return { visitor, secret, codes: body.recoveryCodes };
}

const login = (visitor: Visitor, username: string) =>
  visitor.post<{ twoFactorRequired?: true; ticket: string }>('/api/auth/login', {
    username,
    password: TEST_PASSWORD,
  });
const verify = (visitor: Visitor, ticket: string, code: string) =>
  visitor.post('/api/auth/two-factor/verify', { ticket, code });

describe('turning it on', () => {
  it('offers a secret with its picture, and counts only after a code has come back', async () => {
    const visitor = await signedIn(shop, { username: 'starter', role: 'BUYER' });
    const { secret, otpauthUrl, qrSvg } = await setUp(visitor);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(otpauthUrl).toBe(
      `otpauth://totp/Madia:starter?secret=${secret}&issuer=Madia&algorithm=SHA1&digits=6&period=30`,
    );
    expect(qrSvg).toMatch(/^<svg /);
    expect((await login(shop.visitor(), 'starter')).body).not.toHaveProperty('ticket');

    const wrong = await visitor.post('/api/auth/two-factor/enable', { code: '000000' });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toHaveProperty('fields.code');
    const right = await visitor.post('/api/auth/two-factor/enable', { code: totpCode(secret, Date.now()) });
    expect(right.status).toBe(200);
    expect((await visitor.get('/api/auth/current-user')).body).toMatchObject({
      user: { twoFactorEnabled: true },
    });
  });

  it('gives ten recovery codes and stores neither them nor the secret in the clear', async () => {
    const { visitor, secret, codes } = await protectedAccount('keeper');
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    const [row] = await shop.db.select().from(users).where(eq(users.username, 'keeper'));
    expect(row!.totpSecret).not.toContain(secret);
    const stored = await shop.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, row!.id));
    expect(JSON.stringify(stored)).not.toContain(codes[0]!.replaceAll('-', ''));
    // Nobody with an open session can look the secret up again.
    const again = await visitor.post('/api/auth/two-factor/setup', { password: TEST_PASSWORD });
    expect(again.status).toBe(409);
  });

  it('needs the password: nobody locks the owner out from an open session', async () => {
    const visitor = await signedIn(shop, { username: 'absent', role: 'BUYER' });
    const wrong = await visitor.post('/api/auth/two-factor/setup', { password: 'guess' });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ fields: { password: 'This password is not correct' } });
    expect(wrong.text).not.toContain('otpauth');
    expect((await visitor.post('/api/auth/two-factor/setup')).status).toBe(400);
    const [row] = await shop.db.select().from(users).where(eq(users.username, 'absent'));
    expect(row!.totpSecret).toBeNull();
  });

  it('tells the owner by mail', async () => {
    await protectedAccount('informed');
    const sent = await shop.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, 'informed@example.com'));
    expect(sent.map(({ template }) => template)).toEqual(['two-factor-changed']);
  });

  it('needs a set-up first', async () => {
    const visitor = await signedIn(shop, { username: 'hasty', role: 'BUYER' });
    expect((await visitor.post('/api/auth/two-factor/enable', { code: '123456' })).status).toBe(400);
  });
});

describe('signing in with a second step', () => {
  it('stops after the password, without a session', async () => {
    await protectedAccount('stopped');
    const visitor = shop.visitor();
    const answer = await login(visitor, 'stopped');
    expect(answer.body).toEqual({ twoFactorRequired: true, ticket: expect.stringMatching(/^[\w-]{43}$/) });
    expect(visitor.cookies.has('session')).toBe(false);
  });

  it.each([
    ['the code of now', 2, 0],
    ['the code before', 3, -1],
    ['the code after', 2, 1],
  ])('accepts %s', async (name, waited, drift) => {
    const username = name.replaceAll(' ', '-');
    const { secret } = await protectedAccount(username);
    waitSteps(waited);
    const visitor = shop.visitor();
    const { ticket } = (await login(visitor, username)).body;
    const answer = await verify(visitor, ticket, totpCode(secret, Date.now() + drift * STEP_MS));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ user: { username } });
    expect((await visitor.get('/api/auth/current-user')).status).toBe(200);
  });

  it('accepts a code once', async () => {
    const { secret } = await protectedAccount('replayed');
    waitSteps(2);
    const code = totpCode(secret, Date.now());
    const first = shop.visitor();
    expect((await verify(first, (await login(first, 'replayed')).body.ticket, code)).status).toBe(200);
    const second = shop.visitor();
    const again = await verify(second, (await login(second, 'replayed')).body.ticket, code);
    expect(again.status).toBe(400);
    expect(again.body).toHaveProperty('fields.code');
  });

  it('accepts a recovery code once, in any spelling', async () => {
    const { codes } = await protectedAccount('recovered');
    const spelling = codes[3]!.replaceAll('-', ' ').toUpperCase();
    const first = shop.visitor();
    expect((await verify(first, (await login(first, 'recovered')).body.ticket, spelling)).status).toBe(200);
    const second = shop.visitor();
    expect((await verify(second, (await login(second, 'recovered')).body.ticket, codes[3]!)).status).toBe(
      400,
    );
    const third = shop.visitor();
    expect((await verify(third, (await login(third, 'recovered')).body.ticket, codes[4]!)).status).toBe(200);
  });

  it("does not take another account's recovery code", async () => {
    const { codes } = await protectedAccount('alice');
    await protectedAccount('mallory');
    const visitor = shop.visitor();
    const { ticket } = (await login(visitor, 'mallory')).body;
    expect((await verify(visitor, ticket, codes[0]!)).status).toBe(400);
  });

  it.each(['', '12345', '1234567', 'abcdef', 'x'.repeat(500)])('refuses %j as a code', async (code) => {
    const answer = await verify(shop.visitor(), 'ticket', code);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      fields: { code: expect.stringMatching(/6-digit code|too long/) },
    });
  });

  it('ends a ticket after five wrong codes, after ten minutes, and once it was used', async () => {
    const { codes } = await protectedAccount('patient');
    const visitor = shop.visitor();
    const guessed = (await login(visitor, 'patient')).body.ticket;
    for (let i = 0; i < 5; i += 1) {
      expect(await verify(visitor, guessed, '000000')).toMatchObject({
        status: 400,
        body: { reason: 'wrong_code' },
      });
    }
    expect(await verify(visitor, guessed, codes[0]!)).toMatchObject({
      status: 401,
      body: { reason: 'second_step_expired' },
    });

    const late = (await login(visitor, 'patient')).body.ticket;
    const row = eq(userTokens.tokenHash, hashToken(late));
    const [token] = await shop.db.select().from(userTokens).where(row);
    expect(Math.round((token!.expiresAt.getTime() - token!.createdAt.getTime()) / 60_000)).toBe(10);
    await shop.db
      .update(userTokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(row);
    expect((await verify(visitor, late, codes[0]!)).status).toBe(401);

    const used = (await login(visitor, 'patient')).body.ticket;
    expect((await verify(visitor, used, codes[0]!)).status).toBe(200);
    expect((await verify(shop.visitor(), used, codes[1]!)).status).toBe(401);
    expect((await verify(shop.visitor(), 'made-up', codes[1]!)).status).toBe(401);
  });
});

describe('guessing codes', () => {
  it('is stopped for the account, from however many networks; a recovery code still lets its owner in', async () => {
    const limited = await openTestApp({ rateLimit: true });
    const { codes } = await protectedAccount('guessed', limited);
    const send = async (n: number, url: string, payload: object) => {
      const answer = await limited.app.inject({
        method: 'POST',
        url,
        payload,
        remoteAddress: `2001:db8:0:${n.toString(16)}::1`,
      });
      return { status: answer.statusCode, body: answer.json<{ ticket: string; message: string }>() };
    };
    const tryCode = async (n: number, code: string) => {
      const { body } = await send(n, '/api/auth/login', { username: 'guessed', password: TEST_PASSWORD });
      return send(n, '/api/auth/two-factor/verify', { ticket: body.ticket, code });
    };
    for (let n = 1; n <= LIMITS.secondFactorCodes.max; n += 1)
      expect((await tryCode(n, '000000')).status).toBe(400);
    const stopped = await tryCode(99, '000000');
    expect([stopped.status, stopped.body.message]).toEqual([
      429,
      'Too many wrong codes. Please try again in 60 minutes, or use one of your recovery codes.',
    ]);
    expect((await tryCode(100, codes[0]!)).status).toBe(200);
  });
});

describe('turning it off', () => {
  it('needs the password and a code; then one step is enough again', async () => {
    const { visitor, codes } = await protectedAccount('leaver');
    const turnOff = (proof: object) => visitor.post('/api/auth/two-factor/disable', proof);
    const wrong = await turnOff({ password: 'guess', code: codes[0] });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ fields: { password: 'This password is not correct' } });
    for (const code of [undefined, '', '000000', 'aaaa-aaaa-aaaa-aaaa']) {
      const refused = await turnOff({ password: TEST_PASSWORD, code });
      expect(refused.status).toBe(400);
      expect(refused.body).toHaveProperty('fields.code');
    }
    expect((await login(shop.visitor(), 'leaver')).body).toHaveProperty('ticket');
    expect((await turnOff({ password: TEST_PASSWORD, code: codes[0] })).status).toBe(200);
    expect((await login(shop.visitor(), 'leaver')).body).toMatchObject({
      user: { twoFactorEnabled: false },
    });
    const [row] = await shop.db.select().from(users).where(eq(users.username, 'leaver'));
    expect(row).toMatchObject({ totpSecret: null, totpEnabledAt: null });
    expect(await shop.db.$count(recoveryCodes, eq(recoveryCodes.userId, row!.id))).toBe(0);
  });

  it('takes a code of the authenticator as well', async () => {
    const { visitor, secret } = await protectedAccount('scanner');
    waitSteps(2);
    const code = totpCode(secret, Date.now());
    const off = await visitor.post('/api/auth/two-factor/disable', { password: TEST_PASSWORD, code });
    expect(off.status).toBe(200);
  });

  it('ends a set-up that was never finished, with the password alone', async () => {
    const visitor = await signedIn(shop, { username: 'undecided', role: 'BUYER' });
    await setUp(visitor);
    const off = await visitor.post('/api/auth/two-factor/disable', {
      password: TEST_PASSWORD,
      code: '000000',
    });
    expect(off.status).toBe(200);
    const [row] = await shop.db.select().from(users).where(eq(users.username, 'undecided'));
    expect(row!.totpSecret).toBeNull();
  });
});
