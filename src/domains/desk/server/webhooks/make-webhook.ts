import { isIP } from 'node:net';
import { eq } from 'drizzle-orm';
import { MAX_WEBHOOKS, type MadeWebhook, type NewWebhook } from '#engine/model/webhooks/webhook.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { webhookEndpoints } from '#engine/server/webhooks/webhooks.schema.ts';
import { ownProducer } from '#domains/catalogue/server/products/own-producer.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { newWebhookSecret, sealWebhookSecret } from '#engine/server/webhooks/webhook-secrets.ts';
import type { Shop } from '#engine/server/shop.ts';
import { isPublicAddress } from '#engine/server/webhooks/public-address.ts';
import { tellOfWebhook } from './tell-of-webhook.ts';
import { webhookView } from './webhooks.queries.ts';

/** Returns the secret: the only time anybody sees it. */
export async function makeWebhook(
  { db, keys, limiter }: Shop,
  user: SessionUser,
  { url, events }: NewWebhook,
): Promise<MadeWebhook> {
  refuseHopeless(url);
  const producerId = user.role === 'ADMIN' ? null : (await ownProducer(db, user)).id;
  await limiter.count({ newWebhooks: user.id });
  const secret = newWebhookSecret();
  return db.transaction(async (tx) => {
    // One at a time: somebody who makes two at once does not pass the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
    if ((await tx.$count(webhookEndpoints, eq(webhookEndpoints.userId, user.id))) >= MAX_WEBHOOKS)
      throw new AppError('conflict', 'errors:webhooks.tooMany', { params: { max: MAX_WEBHOOKS } });
    const sealed = sealWebhookSecret(keys, user.id, secret);
    const [row] = await tx
      .insert(webhookEndpoints)
      .values({ userId: user.id, producerId, url, events, secret: sealed })
      .returning();
    await recordAudit(tx, {
      actor: user,
      action: 'webhook.make',
      entityType: 'webhook',
      entityId: row!.id,
      detail: { url },
    });
    await tellOfWebhook(tx, user, { producerId, url });
    return { webhook: webhookView(row!), secret };
  });
}

/** Names are looked at when they are resolved, every time; what can never work is said at once. */
function refuseHopeless(url: string): void {
  const { hostname } = new URL(url);
  const literal = hostname.replace(/^\[|\]$/g, '');
  const isLocal = /(^|\.)(localhost|local|internal)$/.test(literal);
  if (isLocal || (isIP(literal) !== 0 && !isPublicAddress(literal)))
    throw new AppError('invalid', 'errors:webhooks.private', { fields: { url: 'errors:webhooks.private' } });
}
