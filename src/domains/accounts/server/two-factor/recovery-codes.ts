import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { recoveryCodes } from '#engine/server/sessions/users.schema.ts';
import { hashToken } from '#engine/server/sessions/session.ts';
import { toBase32 } from './totp.ts';

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
export async function redeemRecoveryCode(db: Db, userId: number, code: string): Promise<boolean> {
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
