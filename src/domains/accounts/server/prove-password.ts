import { AppError } from '#engine/server/http/app-error.ts';
import { hashPassword, verifyPassword } from '#engine/server/sessions/passwords.ts';
import { newToken } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { userById, type UserRow } from './accounts.queries.ts';

let nobodysHash: Promise<string> | undefined;

/** An unknown name costs as much time as a wrong password, so that neither can be told from the other. */
export async function passwordFits(user: UserRow | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(newToken());
  const fits = await verifyPassword(user?.passwordHash ?? (await nobodysHash), password);
  return fits && user !== undefined;
}

/** The first unknown name must not take longer than the second. */
export function prepareNobodysHash(): void {
  nobodysHash ??= hashPassword(newToken());
}

/** For steps that need the password again although somebody is signed in. `field` is where the form shows the refusal. */
export async function provePassword(
  shop: Shop,
  proof: { userId: number; password: string; field: 'password' | 'currentPassword' },
): Promise<UserRow> {
  const tries = { passwordProofs: proof.userId };
  await shop.limiter.count(tries);
  const user = await userById(shop.db, proof.userId);
  if (user === undefined) throw new AppError('unauthenticated', 'errors:unauthenticated');
  if (!(await passwordFits(user, proof.password))) {
    throw new AppError('invalid', 'validation:passwordWrong', {
      fields: { [proof.field]: 'validation:passwordWrong' },
    });
  }
  await shop.limiter.forget(tries);
  return user;
}
