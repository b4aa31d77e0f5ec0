import { and, eq, sql } from 'drizzle-orm';
import { TEST_EVENT } from '#engine/model/webhooks/webhook-events.ts';
import type { Db } from '#engine/server/db/client.ts';
import { webhookDeliveries, webhookEndpoints } from '#engine/server/webhooks/webhooks.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { wakeWebhookDelivery } from '#engine/server/webhooks/queue-event.ts';
import { ownWebhook, type EndpointRow } from './webhooks.queries.ts';

/** The same message under the same id, as if it had never been tried. */
export async function sendAgain(db: Db, userId: number, deliveryId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, endpointId } = webhookDeliveries;
    const [delivery] = await tx
      .select({ endpointId })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, endpointId))
      .where(and(eq(id, deliveryId), eq(webhookEndpoints.userId, userId)));
    if (delivery === undefined) throw new AppError('not_found', 'errors:webhooks.messageNotFound');
    requireOn(await ownWebhook(tx, userId, delivery.endpointId));
    await tx
      .update(webhookDeliveries)
      .set({ attempts: 0, nextAttemptAt: sql`now()`, deliveredAt: null, failedAt: null })
      .where(eq(id, deliveryId));
    await letThrough(tx, delivery.endpointId);
  });
}

/** A message that says nothing, to see whether it arrives. */
export async function sendTest(db: Db, userId: number, endpointId: number): Promise<void> {
  await db.transaction(async (tx) => {
    requireOn(await ownWebhook(tx, userId, endpointId));
    await tx.insert(webhookDeliveries).values({ endpointId, type: TEST_EVENT, subject: {} });
    await letThrough(tx, endpointId);
  });
}

function requireOn({ disabledAt }: EndpointRow): void {
  if (disabledAt !== null) throw new AppError('conflict', 'errors:webhooks.off');
}

/** Somebody who asks for it does not want to wait out a pause. */
async function letThrough(tx: Db, endpointId: number): Promise<void> {
  await tx.update(webhookEndpoints).set({ pausedUntil: null }).where(eq(webhookEndpoints.id, endpointId));
  await wakeWebhookDelivery(tx);
}
