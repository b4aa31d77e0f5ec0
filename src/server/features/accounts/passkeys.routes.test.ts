import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  MAX_PASSKEYS,
  type Passkey,
  type PasskeyCreation,
  type PasskeyRequest,
} from '#shared/accounts/passkeys.ts';
import { users } from '#server/db/schema/accounts.ts';
import { auditLog, mailOutbox } from '#server/db/schema/operations.ts';
import { passkeyChallenges, passkeys } from '#server/db/schema/passkeys.ts';
import { LIMITS } from '#server/http/limits.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { SoftwareAuthenticator } from '../../../../tests/support/software-authenticator.ts';
import {
  openTestApp,
  TEST_PASSWORD,
  type TestApp,
  type Visitor,
} from '../../../../tests/support/test-app.ts';
import { totpCode } from './totp.ts';

const ORIGIN = 'https://shop.example';
const RP_ID = 'shop.example';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ publicUrl: ORIGIN });
});
afterEach(() => {
  vi.useRealTimers();
});

const buyer = (username: string) => signedIn(shop, { username, role: 'BUYER' });
const newDevice = () => new SoftwareAuthenticator(ORIGIN);
const setUp = (owner: Visitor, proof: object = { password: TEST_PASSWORD }) =>
  owner.post<PasskeyCreation>('/api/auth/passkeys/setup', proof);
const list = async (owner: Visitor) => (await owner.get<Passkey[]>('/api/auth/passkeys')).body;
const challenge = async (visitor: Visitor) =>
  (await visitor.post<PasskeyRequest>('/api/auth/passkeys/challenge')).body;
const send = (visitor: Visitor, credential: object) =>
  visitor.post<{ user: { username: string }; reason: string }>('/api/auth/passkeys/sign-in', { credential });

async function add(owner: Visitor, device: SoftwareAuthenticator, name = 'My phone') {
  const { body: options } = await setUp(owner);
  return owner.post<Passkey>('/api/auth/passkeys', { name, credential: device.create(options) });
}

/** Somebody with a passkey, and the device it is on. */
async function ownerWithPasskey(username: string) {
  const owner = await buyer(username);
  const device = newDevice();
  const { body } = await add(owner, device);
  return { owner, device, id: body.id };
}

async function expectRefused(visitor: Visitor, credential: object) {
  const answer = await send(visitor, credential);
  expect([answer.status, answer.body.reason]).toEqual([401, 'passkey_refused']);
  expect((await visitor.get('/api/auth/current-user')).status).toBe(401);
}

const mailsTo = (username: string) =>
  shop.db
    .select({ template: mailOutbox.template, data: mailOutbox.data })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, `${username}@example.com`));

describe('adding one', () => {
  it('takes the password, names the shop at its public URL, and tells the owner', async () => {
    const owner = await buyer('adder');
    expect((await setUp(owner, { password: 'wrong' })).body).toMatchObject({
      fields: { password: expect.any(String) },
    });
    const { body: options } = await setUp(owner);
    expect(options).toMatchObject({
      rp: { id: RP_ID, name: 'Madia' },
      user: { name: 'adder' },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const credential = newDevice().create(options);
    const { status, body } = await owner.post<Passkey>('/api/auth/passkeys', {
      name: '  My phone ',
      credential,
    });
    expect([status, body.name, body.lastUsedAt]).toEqual([200, 'My phone', null]);
    expect(await list(owner)).toEqual([body]);
    expect(await mailsTo('adder')).toEqual([
      { template: 'passkey-changed', data: { username: 'adder', name: 'My phone', added: true } },
    ]);
  });

  it('works for several devices, each once', async () => {
    const { owner, device } = await ownerWithPasskey('collector');
    const { body: options } = await setUp(owner);
    expect(options.excludeCredentials).toEqual([
      { type: 'public-key', id: device.credentialId, transports: ['internal'] },
    ]);
    expect(
      (await owner.post('/api/auth/passkeys', { name: 'Again', credential: device.create(options) })).status,
    ).toBe(409);
    expect((await add(owner, newDevice(), 'Key ring')).status).toBe(200);
    expect((await list(owner)).map(({ name }) => name)).toEqual(['My phone', 'Key ring']);
    const rows = await shop.db.select({ handle: passkeys.userHandle }).from(passkeys);
    expect(options.user.id).not.toContain('collector');
    expect(rows.filter(({ handle }) => handle === options.user.id)).toHaveLength(2);
  });

  it('takes the code as well where signing in asks for one', async () => {
    const owner = await buyer('careful');
    const { body: totp } = await owner.post<{ secret: string }>('/api/auth/two-factor/setup', {
      password: TEST_PASSWORD,
    });
    await owner.post('/api/auth/two-factor/enable', { code: totpCode(totp.secret, Date.now()) });
    for (const code of [undefined, '000000']) {
      const refused = await setUp(owner, {
        password: TEST_PASSWORD,
        ...(code === undefined ? {} : { code }),
      });
      expect(refused.body).toMatchObject({ reason: 'wrong_code', fields: { code: expect.any(String) } });
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
    const { body: options } = await setUp(owner, {
      password: TEST_PASSWORD,
      code: totpCode(totp.secret, Date.now()),
    });
    const device = newDevice();
    await owner.post('/api/auth/passkeys', { name: 'Phone', credential: device.create(options) });
    const visitor = shop.visitor();
    expect((await send(visitor, device.get(await challenge(visitor)))).body.user).toMatchObject({
      username: 'careful',
    });
  });

  it.each([
    ['on a page of somebody else', { origin: 'https://shop.example.evil.test' }],
    ['on plain http', { origin: 'http://shop.example' }],
    ['for another shop', { rpId: 'evil.test' }],
    ['to another question', { challenge: 'bm90LXRoZS1xdWVzdGlvbg' }],
    ['by a device that does not know its owner', { verified: false }],
  ])('refuses one made %s', async (how, lies) => {
    const owner = await buyer(`liar${how.replaceAll(' ', '')}`);
    const { body: options } = await setUp(owner);
    const credential = newDevice().create(options, lies);
    expect((await owner.post('/api/auth/passkeys', { name: 'x', credential })).status).toBe(400);
    expect(await list(owner)).toEqual([]);
  });

  it('answers each question once, in the session that was asked, for five minutes', async () => {
    const owner = await buyer('slow');
    const other = await buyer('hasty');
    const { body: options } = await setUp(owner);
    const credential = newDevice().create(options);
    expect((await other.post('/api/auth/passkeys', { name: 'x', credential })).status).toBe(400);
    expect((await owner.post('/api/auth/passkeys', { name: 'x', credential })).status).toBe(200);
    const second = newDevice().create(options);
    expect((await owner.post('/api/auth/passkeys', { name: 'x', credential: second })).status).toBe(400);
    const { body: late } = await setUp(owner);
    await shop.db.update(passkeyChallenges).set({ expiresAt: new Date(Date.now() - 1) });
    expect(
      (await owner.post('/api/auth/passkeys', { name: 'x', credential: newDevice().create(late) })).status,
    ).toBe(400);
  });

  it('refuses what is no answer at all', async () => {
    const owner = await buyer('noisy');
    const frame = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
    const garbage = [
      { ...frame, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
      { ...frame, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
      { ...frame, response: { clientDataJSON: '!', attestationObject: 'AAAA' } },
      { ...frame, response: {} },
      {},
    ];
    for (const credential of garbage) {
      await setUp(owner);
      expect((await owner.post('/api/auth/passkeys', { name: 'x', credential })).status).toBe(400);
    }
  });

  it('ends at twenty', async () => {
    const owner = await buyer('hoarder');
    await add(owner, newDevice());
    const [row] = await shop.db.select().from(passkeys).orderBy(desc(passkeys.id)).limit(1);
    const { id: _id, ...known } = row!;
    const more = Array.from({ length: MAX_PASSKEYS - 1 }, (_, n) => ({ ...known, credentialId: `key-${n}` }));
    await shop.db.insert(passkeys).values(more);
    expect((await setUp(owner)).status).toBe(409);
  });
});

describe('signing in', () => {
  it('lets the owner in without a name, a password or a code, and keeps the cart', async () => {
    const { device, owner } = await ownerWithPasskey('traveller');
    const visitor = shop.visitor();
    const { body: products } = await visitor.get<{ id: number }[]>('/api/products/featured');
    await visitor.post('/api/cart', { productId: products[0]!.id });
    const before = visitor.cookies.get('session');
    const options = await challenge(visitor);
    expect(options).toMatchObject({ rpId: RP_ID, userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
    const { status, body } = await send(visitor, device.get(options));
    expect([status, body.user.username]).toEqual([200, 'traveller']);
    expect(visitor.cookies.get('session')).not.toBe(before);
    expect((await visitor.get<{ items: unknown[] }>('/api/cart')).body.items).toHaveLength(1);
    expect((await list(owner))[0]!.lastUsedAt).not.toBeNull();
  });

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['another shop', { rpId: 'evil.test' }],
    ['another question', { challenge: 'bm90LXRoZS1xdWVzdGlvbg' }],
    ['a device that does not know its owner', { verified: false }],
    ['somebody else’s name', { userHandle: 'c29tZWJvZHktZWxzZQ' }],
  ])('is refused with %s', async (_, lies) => {
    const { device } = await ownerWithPasskey(`guarded${Object.keys(lies)[0]}`);
    const visitor = shop.visitor();
    await expectRefused(visitor, device.get(await challenge(visitor), lies));
  });

  it('takes an answer once, and only from the browser that was asked', async () => {
    const { device } = await ownerWithPasskey('replayed');
    const visitor = shop.visitor();
    const answer = device.get(await challenge(visitor));
    const thief = shop.visitor();
    await expectRefused(thief, answer);
    await challenge(thief);
    await expectRefused(thief, answer);
    expect((await send(visitor, answer)).status).toBe(200);
    await visitor.post('/api/auth/logout');
    await expectRefused(visitor, answer);
  });

  it('uses a question up with a wrong answer, and forgets it after five minutes', async () => {
    const { device } = await ownerWithPasskey('hesitant');
    const visitor = shop.visitor();
    const options = await challenge(visitor);
    await expectRefused(visitor, device.get(options, { verified: false }));
    await expectRefused(visitor, device.get(options));
    const late = await challenge(visitor);
    await shop.db.update(passkeyChallenges).set({ expiresAt: new Date(Date.now() - 1) });
    await expectRefused(visitor, device.get(late));
  });

  it('answers no question that was asked for something else', async () => {
    const { owner, device } = await ownerWithPasskey('mixed');
    const { body: options } = await setUp(owner);
    const answer = device.get({ ...options, rpId: RP_ID, userVerification: 'required' });
    expect((await send(owner, answer)).status).toBe(401);
  });

  it('notices a copy by a counter that goes back', async () => {
    const { device } = await ownerWithPasskey('cloned');
    const visitor = shop.visitor();
    expect((await send(visitor, device.get(await challenge(visitor), { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 6, 0]) {
      const again = shop.visitor();
      await expectRefused(again, device.get(await challenge(again), { counter }));
    }
    const onwards = shop.visitor();
    expect((await send(onwards, device.get(await challenge(onwards), { counter: 8 }))).status).toBe(200);
  });

  it('lets devices that do not count go on', async () => {
    const { device } = await ownerWithPasskey('uncounted');
    for (let n = 0; n < 2; n += 1) {
      const visitor = shop.visitor();
      expect((await send(visitor, device.get(await challenge(visitor), { counter: 0 }))).status).toBe(200);
    }
  });

  it('of two answers at once with the same count lets one in', async () => {
    const { device } = await ownerWithPasskey('twins');
    const visitors = [shop.visitor(), shop.visitor()];
    const answers: object[] = [];
    for (const visitor of visitors) answers.push(device.get(await challenge(visitor), { counter: 3 }));
    const sent = await Promise.all(visitors.map((visitor, at) => send(visitor, answers[at]!)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('does not take the key of one for the key of another', async () => {
    const { device: own } = await ownerWithPasskey('honest');
    const { device: wanted } = await ownerWithPasskey('wanted');
    const visitor = shop.visitor();
    await expectRefused(visitor, own.get(await challenge(visitor), { credentialId: wanted.credentialId }));
    const stranger = shop.visitor();
    await expectRefused(stranger, newDevice().get(await challenge(stranger), { userHandle: 'c3RyYW5nZXI' }));
  });

  it('is limited like any other', async () => {
    const limited = await openTestApp({ ...shop.shop.config, rateLimit: true }, shop.shop.database);
    const visitor = limited.visitor();
    const statuses: number[] = [];
    for (let n = 0; n <= LIMITS.signIn.max; n += 1) {
      statuses.push((await visitor.post('/api/auth/passkeys/challenge')).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('afterwards', () => {
  it('its owner names it and removes it; then it opens nothing', async () => {
    const { owner, device, id } = await ownerWithPasskey('tidy');
    const renamed = await owner.patch<Passkey>(`/api/auth/passkeys/${id}`, { name: 'Old phone' });
    expect(renamed.body.name).toBe('Old phone');
    expect((await owner.patch(`/api/auth/passkeys/${id}`, { name: ' ' })).body).toMatchObject({
      fields: { name: expect.any(String) },
    });
    expect((await owner.delete(`/api/auth/passkeys/${id}`)).status).toBe(200);
    expect(await list(owner)).toEqual([]);
    expect((await mailsTo('tidy')).at(-1)).toEqual({
      template: 'passkey-changed',
      data: { username: 'tidy', name: 'Old phone', added: false },
    });
    const visitor = shop.visitor();
    await expectRefused(visitor, device.get(await challenge(visitor)));
  });

  it('nobody else sees or touches it', async () => {
    const { id, owner } = await ownerWithPasskey('private');
    const stranger = await buyer('stranger');
    expect(await list(stranger)).toEqual([]);
    expect((await stranger.patch(`/api/auth/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await stranger.delete(`/api/auth/passkeys/${id}`)).status).toBe(404);
    expect(await list(owner)).toHaveLength(1);
    for (const call of [
      shop.visitor().get('/api/auth/passkeys'),
      shop.visitor().post('/api/auth/passkeys/setup', { password: TEST_PASSWORD }),
    ]) {
      expect((await call).status).toBe(401);
    }
  });

  it('password and second step go on as before', async () => {
    await ownerWithPasskey('classic');
    const visitor = shop.visitor();
    const answer = await visitor.post('/api/auth/login', { username: 'classic', password: TEST_PASSWORD });
    expect(answer.status).toBe(200);
  });

  it('is part of the owner’s data, and goes with the account', async () => {
    const { owner, device } = await ownerWithPasskey('leaver');
    const { body } = await owner.get<{ passkeys: Passkey[] }>('/api/profile/export');
    expect(body.passkeys).toEqual(await list(owner));
    expect((await owner.delete('/api/profile', { password: TEST_PASSWORD })).status).toBe(200);
    const gone = await shop.db.select().from(passkeys).where(eq(passkeys.credentialId, device.credentialId));
    expect(gone).toEqual([]);
    const visitor = shop.visitor();
    await expectRefused(visitor, device.get(await challenge(visitor)));
  });

  it('of an administrator stands in the audit log', async () => {
    const owner = await signedIn(shop, { username: 'keeper', role: 'ADMIN' });
    const { body } = await add(owner, newDevice());
    await owner.delete(`/api/auth/passkeys/${body.id}`);
    const [user] = await shop.db.select({ id: users.id }).from(users).where(eq(users.username, 'keeper'));
    const entries = await shop.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.actorUserId, user!.id));
    expect(entries.map(({ action }) => action)).toEqual(['user.passkey-add', 'user.passkey-remove']);
  });
});
