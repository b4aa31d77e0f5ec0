// What somebody with an old password has begun, when its owner resets it in that very moment.
import { and, eq, isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { passkeys } from '#domains/accounts/server/passkeys.schema.ts';
import type { Db } from '#engine/server/db/client.ts';
import { apiKeys } from '#engine/server/sessions/api-keys.schema.ts';
import { hashToken } from '#engine/server/sessions/session.ts';
import { sessions, users, userTokens } from '#engine/server/sessions/users.schema.ts';
import type { Shop } from '#engine/server/shop.ts';
import { openPasskeyDesk } from '../../../../tests/support/passkey-desk.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { TEST_PASSWORD } from '../../../../tests/support/test-app.ts';
import { userByName } from './accounts.queries.ts';
import { makeApiKey } from './api-keys/change-api-keys.ts';
import { requestEmailChange } from './change-email.ts';
import { deleteAccount } from './delete-account.ts';
import { issueLinkToken } from './link-tokens.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { changePassword, resetPassword } from './set-password.ts';
import { signIn } from './sign-in.ts';
import { enableTwoFactor, offerTwoFactor } from './two-factor/set-up-two-factor.ts';

const desk = openPasskeyDesk();
const NEW = 'what the owner chose';
const REFUSED = { code: 'unauthenticated' };

/** The same shop; something happens before its next transaction begins. */
function meanwhile(shop: Shop, happens: () => Promise<unknown>): Shop {
  let isNext = true;
  const before = async () => {
    if (isNext) {
      isNext = false;
      await happens();
    }
  };
  const db = new Proxy(shop.db, {
    get: (target, name: keyof Db) =>
      name === 'transaction'
        ? async (work: Parameters<Db['transaction']>[0]) => {
            await before();
            return target.transaction(work);
          }
        : target[name],
  });
  const catalogue = new Proxy(shop.catalogue, {
    get: (target, name: keyof Shop['catalogue']) =>
      name === 'change'
        ? async (work: Parameters<Shop['catalogue']['change']>[0]) => {
            await before();
            return target.change(work);
          }
        : target[name],
  });
  return { ...shop, db, catalogue };
}

/** Somebody who is signed in and knows the password, and the owner who takes the account back while they write. */
async function thief(username: string, role: 'BUYER' | 'PRODUCER' | 'ADMIN' = 'BUYER') {
  const visitor = await signedIn(desk.shop, { username, role });
  const { shop, db } = desk.shop;
  const user = (await userByName(db, username))!;
  const [session] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(visitor.cookies.get('session')!)));
  const takeBack = async () => {
    const key = await issueLinkToken(db, shop.links, {
      userId: user.id,
      purpose: 'password-reset',
      lifetimeMinutes: 60,
    });
    await resetPassword(db, {
      token: shop.links.sign('password-reset', key),
      password: NEW,
      keepPasskeys: false,
    });
  };
  return { visitor, user, sessionId: session!.id, shop: meanwhile(shop, takeBack) };
}

const login = (username: string, password: string) =>
  desk.shop.visitor().post('/api/auth/login', { username, password });

it('does not sign in any more', async () => {
  const { shop, user } = await thief('signer');
  const form = { username: 'signer', password: TEST_PASSWORD, network: '203.0.113.9' } as const;
  const signedInNow = signIn(shop, { ...form, language: 'en', sessionId: undefined });
  await expect(signedInNow).rejects.toMatchObject(REFUSED);
  expect(await desk.shop.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
});

it('gets no ticket for the second step', async () => {
  const { shop, user } = await thief('stepper');
  await desk.shop.db.update(users).set({ totpEnabledAt: new Date() }).where(eq(users.id, user.id));
  const form = { username: 'stepper', password: TEST_PASSWORD, network: '203.0.113.9' } as const;
  await expect(signIn(shop, { ...form, language: 'en', sessionId: undefined })).rejects.toMatchObject(
    REFUSED,
  );
  expect(await desk.shop.db.$count(userTokens, eq(userTokens.userId, user.id))).toBe(0);
});

it('does not replace the owner’s new password', async () => {
  const { shop, user, sessionId } = await thief('changer');
  const changed = changePassword(shop.db, user, { password: 'what the thief chose', sessionId });
  await expect(changed).rejects.toMatchObject(REFUSED);
  expect((await login('changer', NEW)).status).toBe(200);
});

it('does not have a link sent to another address', async () => {
  const { shop, user, sessionId } = await thief('mover');
  const asked = requestEmailChange(shop, user, { email: 'thief@example.com', sessionId });
  await expect(asked).rejects.toMatchObject(REFUSED);
  expect(await desk.shop.db.$count(userTokens, eq(userTokens.userId, user.id))).toBe(0);
});

it('makes no API key', async () => {
  const { shop, user, sessionId } = await thief('keymaker', 'ADMIN');
  const made = makeApiKey(shop, { user, sessionId }, { name: 'Back door', scope: 'write' });
  await expect(made).rejects.toMatchObject(REFUSED);
  const open = and(eq(apiKeys.userId, user.id), isNull(apiKeys.revokedAt));
  expect(await desk.shop.db.$count(apiKeys, open)).toBe(0);
});

it('adds no passkey', async () => {
  const { shop, user, sessionId, visitor } = await thief('adder');
  const { body: options } = await desk.setUp(visitor);
  const credential = desk.newDevice().create(options);
  const added = addPasskey(shop, { userId: user.id, sessionId }, { name: 'Back door', credential });
  await expect(added).rejects.toMatchObject(REFUSED);
  expect(await desk.shop.db.$count(passkeys, eq(passkeys.userId, user.id))).toBe(0);
});

it('does not lock the owner out by a second factor', async () => {
  const { shop, user, sessionId } = await thief('locker');
  await expect(offerTwoFactor(shop, user, sessionId)).rejects.toMatchObject(REFUSED);
  const other = await thief('locker2');
  await offerTwoFactor(desk.shop.shop, other.user, other.sessionId);
  const enabled = enableTwoFactor(
    other.shop,
    { userId: other.user.id, sessionId: other.sessionId },
    '000000',
  );
  await expect(enabled).rejects.toMatchObject(REFUSED);
});

it('does not delete the account', async () => {
  const { shop, user, sessionId } = await thief('remover');
  await expect(deleteAccount(shop.catalogue, user, sessionId)).rejects.toMatchObject(REFUSED);
  expect((await login('remover', NEW)).status).toBe(200);
});
