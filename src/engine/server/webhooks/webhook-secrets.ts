import { randomBytes, createHmac } from 'node:crypto';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { webhookEndpoints } from './webhooks.schema.ts';
import type { KeyRing } from '#engine/server/secrets/key-ring.ts';

const SECRET_BYTES = 32;

const contextOf = (userId: number) => `webhooks of user ${userId}`;

/** In the spelling of Standard Webhooks. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** They sign every message, so they are encrypted rather than hashed. */
export function sealWebhookSecret(keys: KeyRing, userId: number, secret: string): string {
  return keys.seal(contextOf(userId), secret);
}

export function openWebhookSecret(keys: KeyRing, userId: number, box: string): string | undefined {
  return keys.open(contextOf(userId), box);
}

/** Puts every secret that the ring opens under its current key. */
export async function resealWebhookSecrets(tx: Db, keys: KeyRing): Promise<void> {
  const { id, userId, secret } = webhookEndpoints;
  for (const row of await tx.select({ id, userId, secret }).from(webhookEndpoints).where(isNotNull(userId))) {
    const opened = openWebhookSecret(keys, row.userId!, row.secret);
    if (opened === undefined) continue;
    await tx
      .update(webhookEndpoints)
      .set({ secret: sealWebhookSecret(keys, row.userId!, opened) })
      .where(eq(id, row.id));
  }
}

/** The key is lost: nothing can be signed for these receivers any more, and their owners make new ones. */
export async function disableUnsignable(tx: Db): Promise<number> {
  await tx
    .update(webhookEndpoints)
    .set({ disabledAt: sql`now()`, secret: '' })
    .where(and(isNull(webhookEndpoints.disabledAt), isNotNull(webhookEndpoints.userId)));
  return 0;
}

/** The headers of Standard Webhooks: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
export function signedHeaders(
  { messageId, body, secret }: { messageId: string; body: string; secret: string },
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
