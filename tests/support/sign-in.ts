import { createUser, TEST_PASSWORD, type TestApp, type Visitor } from './test-app.ts';

/** A visitor signed in to a new account of the role. */
export async function signedIn(
  shop: TestApp,
  user: { username: string; role: 'BUYER' | 'PRODUCER' | 'ADMIN'; email?: string },
): Promise<Visitor & { userId: number }> {
  const userId = await createUser(shop.db, user);
  const visitor = shop.visitor();
  const answer = await visitor.post('/api/auth/login', { username: user.username, password: TEST_PASSWORD });
  if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}: ${answer.text}`);
  return Object.assign(visitor, { userId });
}
