import { eq, sql } from 'drizzle-orm';
import type { Webhook } from '#engine/model/webhooks/webhook.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { webhookEndpoints } from '#engine/server/webhooks/webhooks.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { wakeWebhookDelivery } from '#engine/server/webhooks/queue-event.ts';
import { ownWebhook, webhookView } from './webhooks.queries.ts';

/** Switched on again, it begins as if it had never failed; what still waits for it is sent. */
export function switchWebhook(db: Db, user: SessionUser, id: number, enabled: boolean): Promise<Webhook> {
  return db.transaction(async (tx) => {
    const before = await ownWebhook(tx, user.id, id);
    // The key of the shop was lost, and this secret with it.
    if (enabled && before.secret === '') throw new AppError('conflict', 'errors:webhooks.secretLost');
    const on = { disabledAt: null, failures: 0, failingSince: null, pausedUntil: null };
    const [row] = await tx
      .update(webhookEndpoints)
      .set(enabled ? on : { disabledAt: sql`coalesce(${webhookEndpoints.disabledAt}, now())` })
      .where(eq(webhookEndpoints.id, id))
      .returning();
    await recordAudit(tx, {
      actor: user,
      action: 'webhook.switch',
      entityType: 'webhook',
      entityId: id,
      detail: { url: before.url, active: enabled },
    });
    if (enabled) await wakeWebhookDelivery(tx);
    return webhookView(row!);
  });
}

/** With its messages. */
export async function deleteWebhook(db: Db, user: SessionUser, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { url } = await ownWebhook(tx, user.id, id);
    await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
    await recordAudit(tx, {
      actor: user,
      action: 'webhook.delete',
      entityType: 'webhook',
      entityId: id,
      detail: { url },
    });
  });
}
