import { eq } from 'drizzle-orm';
import { toString as drawQrCode } from 'qrcode';
import { BRAND } from '#shared/brand.ts';
import type { TwoFactorSetup } from '#shared/accounts/sign-in.ts';
import type { Db } from '#server/db/client.ts';
import { users } from '#server/db/schema/accounts.ts';
import { AppError } from '#server/http/app-error.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { sealTotpSecret } from '#server/secrets/totp-secrets.ts';
import type { Shop } from '#server/shop.ts';
import { languageOf, userById, type UserRow } from './accounts.queries.ts';
import { dropRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { codeTries, redeemTotpCode } from './second-factor.ts';
import { newTotpSecret, totpUrl } from './totp.ts';

/** Offers a secret. It does not count until a code made from it has come back. */
export async function offerTwoFactor(shop: Shop, userId: number): Promise<TwoFactorSetup> {
  const user = await userWithout2fa(shop.db, userId);
  const secret = newTotpSecret();
  await shop.db
    .update(users)
    .set({ totpSecret: sealTotpSecret(shop.keys, userId, secret), totpLastStep: null })
    .where(eq(users.id, userId));
  const otpauthUrl = totpUrl(secret, BRAND.name, user.username);
  return { secret, otpauthUrl, qrSvg: await drawQrCode(otpauthUrl, { type: 'svg', margin: 2 }) };
}

/** Returns the recovery codes: the only time anybody sees them. */
export async function enableTwoFactor(shop: Shop, userId: number, code: string): Promise<string[]> {
  const tries = codeTries(userId, code);
  await shop.limiter.count(tries);
  const codes = await shop.db.transaction(async (tx) => {
    const user = await userWithout2fa(tx, userId);
    if (!(await redeemTotpCode(tx, shop, user, code))) {
      throw new AppError('invalid', 'errors:accounts.wrongCode', {
        reason: 'wrong_code',
        fields: { code: 'errors:accounts.wrongCode' },
      });
    }
    await tx.update(users).set({ totpEnabledAt: new Date() }).where(eq(users.id, userId));
    await tellOwner(tx, user, true);
    return replaceRecoveryCodes(tx, userId);
  });
  await shop.limiter.forget(tries);
  return codes;
}

/** The caller has proved the password. */
export async function disableTwoFactor(db: Db, user: UserRow): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
      .where(eq(users.id, user.id));
    await dropRecoveryCodes(tx, user.id);
    if (user.totpEnabledAt !== null) await tellOwner(tx, user, false);
  });
}

async function userWithout2fa(db: Db, userId: number): Promise<UserRow> {
  const user = await userById(db, userId);
  if (user === undefined) throw new AppError('unauthenticated', 'errors:unauthenticated');
  if (user.totpEnabledAt !== null) throw new AppError('conflict', 'errors:accounts.twoFactorAlreadyOn');
  return user;
}

async function tellOwner(tx: Db, user: UserRow, enabled: boolean): Promise<void> {
  await queueMail(tx, {
    template: 'two-factor-changed',
    recipient: user.email,
    language: languageOf(user),
    data: { username: user.username, enabled },
  });
}
