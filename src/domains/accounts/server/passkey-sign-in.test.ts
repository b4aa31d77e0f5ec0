import { describe, expect, it } from 'vitest';
import { passkeyChallenges } from './passkeys.schema.ts';
import { LIMITS } from '#engine/server/http/limits.ts';
import { RP_ID, openPasskeyDesk } from '../../../../tests/support/passkey-desk.ts';
import { openTestApp, type Visitor } from '../../../../tests/support/test-app.ts';

const desk = openPasskeyDesk();
const { newDevice, setUp, ownerWithPasskey, list, challenge, send } = desk;

async function expectRefused(visitor: Visitor, credential: object) {
  const answer = await send(visitor, credential);
  expect([answer.status, answer.body.reason]).toEqual([401, 'passkey_refused']);
  expect((await visitor.get('/api/auth/current-user')).status).toBe(401);
}

describe('signing in', () => {
  it('lets the owner in without a name, a password or a code, and keeps the cart', async () => {
    const { device, owner } = await ownerWithPasskey('traveller');
    const visitor = desk.shop.visitor();
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
    const visitor = desk.shop.visitor();
    await expectRefused(visitor, device.get(await challenge(visitor), lies));
  });

  it('takes an answer once, and only from the browser that was asked', async () => {
    const { device } = await ownerWithPasskey('replayed');
    const visitor = desk.shop.visitor();
    const answer = device.get(await challenge(visitor));
    const thief = desk.shop.visitor();
    await expectRefused(thief, answer);
    await challenge(thief);
    await expectRefused(thief, answer);
    expect((await send(visitor, answer)).status).toBe(200);
    await visitor.post('/api/auth/logout');
    await expectRefused(visitor, answer);
  });

  it('uses a question up with a wrong answer, and forgets it after five minutes', async () => {
    const { device } = await ownerWithPasskey('hesitant');
    const visitor = desk.shop.visitor();
    const options = await challenge(visitor);
    await expectRefused(visitor, device.get(options, { verified: false }));
    await expectRefused(visitor, device.get(options));
    const late = await challenge(visitor);
    await desk.shop.db.update(passkeyChallenges).set({ expiresAt: new Date(Date.now() - 1) });
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
    const visitor = desk.shop.visitor();
    expect((await send(visitor, device.get(await challenge(visitor), { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 6, 0]) {
      const again = desk.shop.visitor();
      await expectRefused(again, device.get(await challenge(again), { counter }));
    }
    const onwards = desk.shop.visitor();
    expect((await send(onwards, device.get(await challenge(onwards), { counter: 8 }))).status).toBe(200);
  });

  it('lets devices that do not count go on', async () => {
    const { device } = await ownerWithPasskey('uncounted');
    for (let n = 0; n < 2; n += 1) {
      const visitor = desk.shop.visitor();
      expect((await send(visitor, device.get(await challenge(visitor), { counter: 0 }))).status).toBe(200);
    }
  });

  it('of two answers at once with the same count lets one in', async () => {
    const { device } = await ownerWithPasskey('twins');
    const visitors = [desk.shop.visitor(), desk.shop.visitor()];
    const answers: object[] = [];
    for (const visitor of visitors) answers.push(device.get(await challenge(visitor), { counter: 3 }));
    const sent = await Promise.all(visitors.map((visitor, at) => send(visitor, answers[at]!)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('does not take the key of one for the key of another', async () => {
    const { device: own } = await ownerWithPasskey('honest');
    const { device: wanted } = await ownerWithPasskey('wanted');
    const visitor = desk.shop.visitor();
    await expectRefused(visitor, own.get(await challenge(visitor), { credentialId: wanted.credentialId }));
    const stranger = desk.shop.visitor();
    await expectRefused(stranger, newDevice().get(await challenge(stranger), { userHandle: 'c3RyYW5nZXI' }));
  });

  it('is limited like any other', async () => {
    const limited = await openTestApp({ ...desk.shop.shop.config, rateLimit: true }, desk.shop.shop.database);
    const visitor = limited.visitor();
    const statuses: number[] = [];
    for (let n = 0; n <= LIMITS.signIn.max; n += 1) {
      statuses.push((await visitor.post('/api/auth/passkeys/challenge')).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
