import { beforeAll, describe, expect, it } from 'vitest';
import { sessions } from './users.schema.ts';
import {
  createUser,
  openTestApp,
  signIn,
  type TestApp,
  type Visitor,
} from '../../../../tests/support/test-app.ts';

const HOUR_MS = 60 * 60 * 1000;
const IDLE_SECONDS = 30 * 24 * 60 * 60;

describe('a session in use', () => {
  let shop: TestApp;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openTestApp();
    visitor = await signIn(shop, await createUser(shop.db, { username: 'ada', role: 'BUYER' }));
  });
  const lastSeen = (ms: number) => shop.db.update(sessions).set({ lastSeenAt: new Date(Date.now() - ms) });
  const cookieOf = async (url: string, method: 'GET' | 'POST' = 'GET') =>
    (await visitor.request(method, url)).headers['set-cookie'];

  it.each(['/api/auth/visitor', '/api/user/orders', '/api/cart'])(
    'lasts 30 days more in the browser too, renewed once an hour: %s',
    async (url) => {
      await lastSeen(2 * HOUR_MS);
      const token = visitor.cookies.get('session')!;
      expect(String(await cookieOf(url))).toContain(`session=${token}; Max-Age=${IDLE_SECONDS}`);
      expect(await cookieOf(url)).toBeUndefined();
    },
  );

  it('is not renewed by the request that ends it', async () => {
    await lastSeen(2 * HOUR_MS);
    expect(String(await cookieOf('/api/auth/logout', 'POST'))).toMatch(/^session=;/);
    expect(visitor.cookies.has('session')).toBe(false);
  });
});
