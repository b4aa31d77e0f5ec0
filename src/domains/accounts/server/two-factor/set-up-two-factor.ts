import { eq } from 'drizzle-orm';
import { toString as drawQrCode } from 'qrcode';
import { brand } from '#engine/model/brand.ts';
import type { TwoFactorSetup } from '#domains/accounts/model/sign-in.ts';
import type { Db } from '#engine/server/db/client.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { sealTotpSecret } from './totp-secrets.ts';
import type { Shop } from '#engine/server/shop.ts';
import { languageOf, type UserRow } from '#domains/accounts/server/accounts.queries.ts';
import { lockOwnAccount } from '#domains/accounts/server/user-sessions.ts';
import {
  codeTries,
  dropRecoveryCodes,
  redeemSecondFactor,
  redeemTotpCode,
  replaceRecoveryCodes,
  wrongCode,
} from './second-factor.ts';
import { newTotpSecret, totpUrl } from './totp.ts';

/** To the owner, who has proved the password. The secret does not count until a code made from it has come back. */
export async function offerTwoFactor(shop: Shop, user: UserRow, sessionId: number): Promise<TwoFactorSetup> {
  const secret = newTotpSecret();
  await shop.db.transaction(async (tx) => {
    refuseIfOn(await lockOwnAccount(tx, { userId: user.id, sessionId }));
    await tx
      .update(users)
      .set({ totpSecret: sealTotpSecret(shop.keys, user.id, secret), totpLastStep: null })
      .where(eq(users.id, user.id));
  });
  const otpauthUrl = totpUrl(secret, brand().name, user.username);
  return { secret, otpauthUrl, qrSvg: await drawQrCode(otpauthUrl, { type: 'svg', margin: 2 }) };
}

/** Returns the recovery codes: the only time anybody sees them. */
export async function enableTwoFactor(
  shop: Shop,
  { userId, sessionId }: { userId: number; sessionId: number },
  code: string,
): Promise<string[]> {
  const tries = codeTries(userId, code);
  await shop.limiter.count(tries);
  const codes = await shop.db.transaction(async (tx) => {
    const user = await lockOwnAccount(tx, { userId, sessionId });
    refuseIfOn(user);
    if (!(await redeemTotpCode(tx, shop, user, code))) throw wrongCode();
    await tx.update(users).set({ totpEnabledAt: new Date() }).where(eq(users.id, userId));
    await tellOwner(tx, user, true);
    return replaceRecoveryCodes(tx, userId);
  });
  await shop.limiter.forget(tries);
  return codes;
}

/** By the owner, who has proved the password and proves the device, too. A set-up that was never finished just ends. */
export async function disableTwoFactor(
  shop: Shop,
  { user, sessionId }: { user: UserRow; sessionId: number },
  code: string,
): Promise<void> {
  const isOn = user.totpEnabledAt !== null;
  const tries = isOn ? codeTries(user.id, code) : {};
  await shop.limiter.count(tries);
  await shop.db.transaction(async (tx) => {
    await lockOwnAccount(tx, { userId: user.id, sessionId });
    if (isOn && !(await redeemSecondFactor(tx, shop, user, code))) throw wrongCode();
    await tx
      .update(users)
      .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
      .where(eq(users.id, user.id));
    await dropRecoveryCodes(tx, user.id);
    if (isOn) await tellOwner(tx, user, false);
  });
  await shop.limiter.forget(tries);
}

function refuseIfOn(user: UserRow): void {
  if (user.totpEnabledAt !== null) throw new AppError('conflict', 'errors:accounts.twoFactorAlreadyOn');
}

async function tellOwner(tx: Db, user: UserRow, enabled: boolean): Promise<void> {
  await queueMail(tx, {
    template: 'two-factor-changed',
    recipient: user.email,
    language: languageOf(user),
    data: { username: user.username, enabled },
  });
}
