import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ApiKey } from '#engine/model/api-key.ts';
import type { Db } from '#engine/server/db/client.ts';
import { apiKeys } from '#engine/server/sessions/api-keys.schema.ts';

type KeyRow = typeof apiKeys.$inferSelect;

/** Newest first; those revoked are listed until `tidyUp` takes them out. */
export async function keysOf(db: Db, userId: number): Promise<ApiKey[]> {
  const rows = await db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.id));
  return rows.map(keyView);
}

export function keyView({ id, name, scope, prefix, createdAt, lastUsedAt, revokedAt }: KeyRow): ApiKey {
  return {
    id,
    name,
    scope,
    prefix,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

export function countValidKeys(db: Db, userId: number): Promise<number> {
  return db.$count(apiKeys, and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)));
}

/** All of an account's: it may do something else now. */
export async function revokeKeysOf(tx: Db, userId: number): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)));
}

export async function deleteKeysOf(tx: Db, userId: number): Promise<void> {
  await tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
}
