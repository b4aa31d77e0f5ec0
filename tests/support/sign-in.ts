import { createUser, signIn, type TestApp, type Visitor } from './test-app.ts';

/** A visitor signed in to a new account of the role. */
export async function signedIn(
  shop: TestApp,
  user: Parameters<typeof createUser>[1],
): Promise<Visitor & { userId: number }> {
  const userId = await createUser(shop.db, user);
  return Object.assign(await signIn(shop, userId), { userId });
}
