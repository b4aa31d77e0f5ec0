import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { recoveryCodes, users } from '#engine/server/sessions/users.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Counted } from '#engine/server/http/rate-limit.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { UserRow } from '#domains/accounts/server/accounts.queries.ts';
import { hashToken } from '#engine/server/sessions/session.ts';
import { openTotpSecret } from './totp-secrets.ts';
import { matchingStep, toBase32 } from './totp.ts';

/** Checks a code of the authenticator and uses its time step up: each works once. */
export async function redeemTotpCode(tx: Db, shop: Shop, user: UserRow, code: string): Promise<boolean> {
  if (user.totpSecret === null) return false;
  const secret = openTotpSecret(shop.keys, user.id, user.totpSecret);
  if (secret === undefined) return false;
  const step = matchingStep(secret, withoutGaps(code), Date.now());
  if (step === undefined) return false;
  const fresh = await tx
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, user.id), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id });
  return fresh.length > 0;
}

/** Either kind of code that ends a sign-in. */
export async function redeemSecondFactor(tx: Db, shop: Shop, user: UserRow, code: string): Promise<boolean> {
  return isTotpCode(code)
    ? redeemTotpCode(tx, shop, user, code)
    : redeemRecoveryCode(tx, user.id, withoutGaps(code));
}

export function wrongCode(): AppError {
  return new AppError('invalid', 'errors:accounts.wrongCode', {
    reason: 'wrong_code',
    fields: { code: 'errors:accounts.wrongCode' },
  });
}

/** What trying this code counts as: six digits can be guessed, a recovery code cannot. */
export function codeTries(userId: number, code: string): Counted {
  return isTotpCode(code) ? { secondFactorCodes: userId } : {};
}

function isTotpCode(code: string): boolean {
  return withoutGaps(code).length === 6;
}

function withoutGaps(code: string): string {
  return code.replaceAll(/[\s-]/g, '');
}

const CODES = 10;
/** 80 bits: too many to guess even from the stored SHA-256. */
const CODE_BYTES = 10;

/** Ten new codes, readable as `abcd-efgh-ijkl-mnop`; earlier ones end. Only their hashes are stored. */
export async function replaceRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => toBase32(randomBytes(CODE_BYTES)).toLowerCase());
  await dropRecoveryCodes(db, userId);
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashToken(code) })));
  return codes.map((code) => code.match(/.{4}/g)!.join('-'));
}

/** True once per code. */
async function redeemRecoveryCode(db: Db, userId: number, code: string): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashToken(code.toLowerCase())),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

export async function dropRecoveryCodes(db: Db, userId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
