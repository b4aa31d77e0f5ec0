import { and, asc, eq } from 'drizzle-orm';
import type { Passkey } from '#domains/accounts/model/passkeys.ts';
import type { Db } from '#engine/server/db/client.ts';
import { passkeys } from '#domains/accounts/server/passkeys.schema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function passkeysOf(db: Db, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

export async function passkeyByCredential(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

export const ownPasskey = (userId: number, id: number) =>
  and(eq(passkeys.id, id), eq(passkeys.userId, userId));

export function passkeyView({ id, name, createdAt, lastUsedAt, backedUp }: PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    backedUp,
  };
}

export async function dropPasskeys(db: Db, userId: number): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
}
