import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { passkeys } from '#domains/accounts/server/passkeys.schema.ts';
import { apiKeys } from '#engine/server/sessions/api-keys.schema.ts';
import { userTokens } from '#engine/server/sessions/users.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { webhookEndpoints } from '#engine/server/webhooks/webhooks.schema.ts';
import { compareTimes } from '../../../../tests/support/compare-times.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { createUser, openTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});

const NEW = { password: 'a new password', confirmPassword: 'a new password' };

const ask = (email: string, headers?: Record<string, string>) =>
  shop.visitor().post('/api/auth/forgot-password', { email }, headers);
const reset = (token: string, form: object = NEW) =>
  shop.visitor().post<{ fields: object }>('/api/auth/reset-password', { token, ...form });
const login = (username: string, password: string) =>
  shop.visitor().post('/api/auth/login', { username, password });

async function mails(recipient: string, template: string) {
  return shop.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, recipient), eq(mailOutbox.template, template)))
    .orderBy(desc(mailOutbox.id));
}

/** The token as it stands in the mail's link. */
async function mailedToken(recipient: string): Promise<string> {
  const [mail] = await mails(recipient, 'password-reset');
  return shop.shop.links.sign('password-reset', String(mail!.data['linkKey']));
}

describe('a forgotten password', () => {
  it('gets the same answer whether the address exists or not', async () => {
    await createUser(shop.db, { username: 'exists', role: 'BUYER' });
    const known = await ask('Exists@example.com');
    const unknown = await ask('nobody@example.com');
    expect(known.status).toBe(200);
    expect(known.body).toEqual(unknown.body);
    expect(known.text).toContain('If there is an account with this address, a link is on its way.');
    expect(await mails('exists@example.com', 'password-reset')).toHaveLength(1);
    expect(await mails('nobody@example.com', 'password-reset')).toHaveLength(0);
  });

  it('takes as long for either', async () => {
    await createUser(shop.db, { username: 'timed', role: 'BUYER' });
    const { least, ratio } = await compareTimes(
      [() => ask('timed@example.com'), () => ask('nobody@example.com')],
      2,
    );
    expect(least).toBeGreaterThanOrEqual(240);
    expect(ratio).toBeLessThan(2);
  });

  it('needs an address', async () => {
    expect((await ask('nonsense')).body).toMatchObject({
      fields: { email: 'Please enter a valid email address' },
    });
  });

  it('is answered by one mail with a link that no table holds', async () => {
    await createUser(shop.db, { username: 'linked', role: 'BUYER' });
    await ask('linked@example.com');
    const token = await mailedToken('linked@example.com');
    const stored = JSON.stringify([
      await shop.db.select().from(userTokens),
      await shop.db.select().from(mailOutbox),
    ]);
    expect(stored).not.toContain(token);
  });

  it('cannot be used to fill a mailbox', async () => {
    await createUser(shop.db, { username: 'flooded', role: 'BUYER' });
    for (let i = 0; i < 7; i += 1) await ask('flooded@example.com');
    expect(await mails('flooded@example.com', 'password-reset')).toHaveLength(5);
  });

  it('ends with a new password, and everybody signed out', async () => {
    const visitor = await signedIn(shop, { username: 'forgetful', role: 'BUYER' });
    await ask('forgetful@example.com');
    expect((await reset(await mailedToken('forgetful@example.com'))).status).toBe(200);
    expect((await visitor.get('/api/auth/current-user')).status).toBe(401);
    expect((await login('forgetful', TEST_PASSWORD)).status).toBe(401);
    expect((await login('forgetful', NEW.password)).status).toBe(200);
    expect(await mails('forgetful@example.com', 'password-changed')).toHaveLength(1);
  });
});

describe('what ends with a forgotten password', () => {
  const waysIn = async (username: string) => {
    const userId = await createUser(shop.db, { username, role: 'PRODUCER' });
    await shop.db.insert(apiKeys).values({
      userId,
      name: 'Warehouse',
      scope: 'write',
      prefix: username.slice(0, 8),
      tokenHash: username,
    });
    await shop.db.insert(passkeys).values({
      userId,
      name: 'Phone',
      credentialId: username,
      publicKey: '',
      counter: 0,
      transports: [],
      backedUp: false,
      userHandle: username,
    });
    await shop.visitor().post('/api/auth/forgot-password', { email: `${username}@example.com` });
    await shop.db
      .insert(webhookEndpoints)
      .values({ userId, url: 'https://elsewhere.example', secret: '', events: [] });
    const left = async () => ({
      webhooks: await shop.db.$count(
        webhookEndpoints,
        and(eq(webhookEndpoints.userId, userId), isNull(webhookEndpoints.disabledAt)),
      ),
      keys: await shop.db.$count(apiKeys, and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt))),
      passkeys: await shop.db.$count(passkeys, eq(passkeys.userId, userId)),
    });
    return { left, token: await mailedToken(`${username}@example.com`), email: `${username}@example.com` };
  };

  it('API keys, passkeys and webhooks, and the mail says so', async () => {
    const { left, token, email } = await waysIn('robbed');
    expect(await left()).toEqual({ keys: 1, passkeys: 1, webhooks: 1 });
    expect((await reset(token)).status).toBe(200);
    expect(await left()).toEqual({ keys: 0, passkeys: 0, webhooks: 0 });
    expect((await mails(email, 'password-changed'))[0]!.data).toMatchObject({
      outcome: 'allEnded',
      areWebhooksOff: true,
    });
  });

  it('not the passkeys that their owner keeps', async () => {
    const { left, token, email } = await waysIn('keeping');
    expect((await reset(token, { ...NEW, keepPasskeys: true })).status).toBe(200);
    expect(await left()).toEqual({ keys: 0, passkeys: 1, webhooks: 0 });
    expect((await mails(email, 'password-changed'))[0]!.data).toMatchObject({ outcome: 'keysEnded' });
  });
});

describe('the link', () => {
  it('works once', async () => {
    await createUser(shop.db, { username: 'once', role: 'BUYER' });
    await ask('once@example.com');
    const token = await mailedToken('once@example.com');
    expect((await reset(token)).status).toBe(200);
    const again = await reset(token, { password: 'another one', confirmPassword: 'another one' });
    expect(again.status).toBe(400);
    expect(again.body).toMatchObject({
      reason: 'link_expired',
      message: 'This link no longer works. Please ask for a new one.',
    });
  });

  it('works for two people at once only for one of them', async () => {
    await createUser(shop.db, { username: 'raced', role: 'BUYER' });
    await ask('raced@example.com');
    const token = await mailedToken('raced@example.com');
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('survives a wrong form', async () => {
    await createUser(shop.db, { username: 'clumsy', role: 'BUYER' });
    await ask('clumsy@example.com');
    const token = await mailedToken('clumsy@example.com');
    const short = await reset(token, { password: 'short', confirmPassword: 'short' });
    expect(short.body.fields).toEqual({ password: 'Password must be at least 8 characters' });
    const different = await reset(token, { password: 'long enough', confirmPassword: 'different' });
    expect(different.body.fields).toEqual({ confirmPassword: 'Passwords do not match' });
    expect((await reset(token)).status).toBe(200);
  });

  it('is good for one hour', async () => {
    await createUser(shop.db, { username: 'late', role: 'BUYER' });
    await ask('late@example.com');
    const token = await mailedToken('late@example.com');
    const [row] = await shop.db.select().from(userTokens).orderBy(desc(userTokens.id)).limit(1);
    const minutes = (row!.expiresAt.getTime() - row!.createdAt.getTime()) / 60_000;
    expect(Math.round(minutes)).toBe(60);
    await shop.db
      .update(userTokens)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(userTokens.id, row!.id));
    expect((await reset(token)).status).toBe(400);
  });

  it.each(['', 'made-up', 'x'.repeat(101)])('%j is refused', async (token) => {
    expect((await reset(token)).status).toBe(400);
  });
});

describe('changing the password', () => {
  it('keeps this device under a new token and signs the others out', async () => {
    const here = await signedIn(shop, { username: 'changer', role: 'BUYER' });
    const there = shop.visitor();
    await there.post('/api/auth/login', { username: 'changer', password: TEST_PASSWORD });
    const oldToken = here.cookies.get('session')!;

    const answer = await here.post('/api/auth/change-password', { currentPassword: TEST_PASSWORD, ...NEW });
    expect(answer.status).toBe(200);
    expect((await here.get('/api/auth/current-user')).status).toBe(200);
    expect((await there.get('/api/auth/current-user')).status).toBe(401);
    const thief = shop.visitor();
    thief.cookies.set('session', oldToken);
    expect((await thief.get('/api/auth/current-user')).status).toBe(401);
    expect((await login('changer', NEW.password)).status).toBe(200);
  });

  it('needs the current password, and says so beside its field', async () => {
    const visitor = await signedIn(shop, { username: 'guesser', role: 'BUYER' });
    const wrong = await visitor.post('/api/auth/change-password', { currentPassword: 'guess', ...NEW });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ fields: { currentPassword: 'This password is not correct' } });
    const none = await visitor.post('/api/auth/change-password', { currentPassword: '', ...NEW });
    expect(none.body).toMatchObject({ fields: { currentPassword: 'Current password is required' } });
    expect((await login('guesser', TEST_PASSWORD)).status).toBe(200);
  });

  it('ends the links that were on their way', async () => {
    const visitor = await signedIn(shop, { username: 'linkender', role: 'BUYER' });
    await ask('linkender@example.com');
    const token = await mailedToken('linkender@example.com');
    await visitor.post('/api/auth/change-password', { currentPassword: TEST_PASSWORD, ...NEW });
    expect((await reset(token)).status).toBe(400);
  });
});
