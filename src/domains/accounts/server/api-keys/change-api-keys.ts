import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type MadeKey, MAX_KEYS, type newKeySchema } from '#engine/model/api-key.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import { apiKeys } from '#engine/server/sessions/api-keys.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { hashToken, newToken, type SessionUser } from '#engine/server/sessions/session.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import type { Shop } from '#engine/server/shop.ts';
import { languageOf, type UserRow } from '#domains/accounts/server/accounts.queries.ts';
import { lockOwnAccount } from '#domains/accounts/server/user-sessions.ts';
import type { Db } from '#engine/server/db/client.ts';
import { countValidKeys, keyView } from './api-keys.queries.ts';

type NewKey = Omit<z.output<typeof newKeySchema>, 'password'>;

/** For the owner, who has proved the password. Returns the key itself: the only time anybody sees it. */
export async function makeApiKey(
  { db, limiter }: Shop,
  { user, sessionId }: { user: UserRow; sessionId: number },
  form: NewKey,
): Promise<MadeKey> {
  await limiter.count({ newKeys: user.id });
  const prefix = `key_${randomBytes(4).toString('hex')}`;
  const token = `${prefix}_${newToken()}`;
  return db.transaction(async (tx) => {
    // One at a time: somebody who makes two at once does not pass the limit.
    await lockOwnAccount(tx, { userId: user.id, sessionId });
    if ((await countValidKeys(tx, user.id)) >= MAX_KEYS)
      throw new AppError('conflict', 'errors:keys.tooMany', { params: { max: MAX_KEYS } });
    const [row] = await tx
      .insert(apiKeys)
      .values({ ...form, userId: user.id, prefix, tokenHash: hashToken(token) })
      .returning();
    const { name, scope } = form;
    await recordAudit(tx, {
      actor: user,
      action: 'key.make',
      entityType: 'key',
      entityId: row!.id,
      detail: { name, scope, apiKey: prefix },
    });
    await queueMail(tx, {
      template: 'api-key-made',
      recipient: user.email,
      language: languageOf(user),
      data: { username: user.username, name, prefix, scope, role: user.role },
    });
    return { key: keyView(row!), token };
  });
}

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
