import { desc, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { MAX_PASSKEYS, type Passkey } from '#domains/accounts/model/passkeys.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { auditLog } from '#engine/server/db/operations.schema.ts';
import { passkeyChallenges, passkeys } from '#domains/accounts/server/passkeys.schema.ts';
import { RP_ID, openPasskeyDesk } from '../../../../../tests/support/passkey-desk.ts';
import { signedIn } from '../../../../../tests/support/sign-in.ts';
import { TEST_PASSWORD, type Visitor } from '../../../../../tests/support/test-app.ts';
import { totpCode } from '#domains/accounts/server/two-factor/totp.ts';

const desk = openPasskeyDesk();
const { buyer, newDevice, setUp, add, ownerWithPasskey, list, challenge, send, mailsTo } = desk;

async function expectRefused(visitor: Visitor, credential: object) {
  const answer = await send(visitor, credential);
  expect([answer.status, answer.body.reason]).toEqual([401, 'passkey_refused']);
  expect((await visitor.get('/api/auth/current-user')).status).toBe(401);
}

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
    const rows = await desk.shop.db.select({ handle: passkeys.userHandle }).from(passkeys);
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
    const visitor = desk.shop.visitor();
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
    await desk.shop.db.update(passkeyChallenges).set({ expiresAt: new Date(Date.now() - 1) });
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
    const [row] = await desk.shop.db.select().from(passkeys).orderBy(desc(passkeys.id)).limit(1);
    const { id: _id, ...known } = row!;
    const more = Array.from({ length: MAX_PASSKEYS - 1 }, (_, n) => ({ ...known, credentialId: `key-${n}` }));
    await desk.shop.db.insert(passkeys).values(more);
    expect((await setUp(owner)).status).toBe(409);
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
    const visitor = desk.shop.visitor();
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
      desk.shop.visitor().get('/api/auth/passkeys'),
      desk.shop.visitor().post('/api/auth/passkeys/setup', { password: TEST_PASSWORD }),
    ]) {
      expect((await call).status).toBe(401);
    }
  });

  it('password and second step go on as before', async () => {
    await ownerWithPasskey('classic');
    const visitor = desk.shop.visitor();
    const answer = await visitor.post('/api/auth/login', { username: 'classic', password: TEST_PASSWORD });
    expect(answer.status).toBe(200);
  });

  it('is part of the owner’s data, and goes with the account', async () => {
    const { owner, device } = await ownerWithPasskey('leaver');
    const { body } = await owner.get<{ passkeys: Passkey[] }>('/api/profile/export');
    expect(body.passkeys).toEqual(await list(owner));
    expect((await owner.delete('/api/profile', { password: TEST_PASSWORD })).status).toBe(200);
    const gone = await desk.shop.db
      .select()
      .from(passkeys)
      .where(eq(passkeys.credentialId, device.credentialId));
    expect(gone).toEqual([]);
    const visitor = desk.shop.visitor();
    await expectRefused(visitor, device.get(await challenge(visitor)));
  });

  it('of an administrator stands in the audit log', async () => {
    const owner = await signedIn(desk.shop, { username: 'keeper', role: 'ADMIN' });
    const { body } = await add(owner, newDevice());
    await owner.delete(`/api/auth/passkeys/${body.id}`);
    const [user] = await desk.shop.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.username, 'keeper'));
    const entries = await desk.shop.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.actorUserId, user!.id));
    expect(entries.map(({ action }) => action)).toEqual(['user.passkey-add', 'user.passkey-remove']);
  });
});
