import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { apiKeys } from '#engine/server/sessions/api-keys.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

/** The next call with it is refused. Said twice, it changes nothing. */
export async function revokeApiKey(db: Db, user: SessionUser, keyId: number): Promise<void> {
  const own = and(eq(apiKeys.id, keyId), eq(apiKeys.userId, user.id));
  await db.transaction(async (tx) => {
    const [revoked] = await tx
      .update(apiKeys)
      .set({ revokedAt: sql`now()` })
      .where(and(own, isNull(apiKeys.revokedAt)))
      .returning();
    if (revoked === undefined) {
      if ((await tx.$count(apiKeys, own)) === 0) throw new AppError('not_found', 'errors:keys.notFound');
      return;
    }
    const { name, prefix } = revoked;
    await recordAudit(tx, {
      actor: user,
      action: 'key.revoke',
      entityType: 'key',
      entityId: keyId,
      detail: { name, apiKey: prefix },
    });
  });
}
