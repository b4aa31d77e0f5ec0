import { and, desc, eq } from 'drizzle-orm';
import { DEFAULT_LANGUAGE } from '#engine/model/languages.ts';
import { webhookFailureSchema } from '#engine/model/webhooks/webhook-failure.ts';
import { LOG_LENGTH, type Webhook, type WebhookDelivery } from '#engine/model/webhooks/webhook.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { webhookDeliveries, webhookEndpoints } from '#engine/server/webhooks/webhooks.schema.ts';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;

export async function webhooksOf(db: Db, userId: number): Promise<Webhook[]> {
  const rows = await db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(desc(webhookEndpoints.id));
  return rows.map(webhookView);
}

export function webhookView({ id, url, events, createdAt, failingSince, disabledAt }: EndpointRow): Webhook {
  return {
    id,
    url,
    events,
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    disabledAt: disabledAt?.toISOString() ?? null,
  };
}

/** One of the account's own; there is no other for it. */
export async function ownWebhook(db: Db, userId: number, id: number): Promise<EndpointRow> {
  const [row] = await db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.userId, userId)))
    .for('no key update');
  if (row === undefined) throw new AppError('not_found', 'errors:webhooks.notFound');
  return row;
}

/** The newest messages and what became of them. */
export async function deliveriesOf(db: Db, endpointId: number): Promise<WebhookDelivery[]> {
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(desc(webhookDeliveries.id))
    .limit(LOG_LENGTH);
  return rows.map(deliveryView);
}

function deliveryView(row: typeof webhookDeliveries.$inferSelect): WebhookDelivery {
  const { id, messageId, type, attempts, lastStatus, deliveredAt, failedAt } = row;
  const state = deliveredAt === null ? (failedAt === null ? 'waiting' : 'failed') : 'delivered';
  return {
    id,
    messageId,
    type,
    state,
    attempts,
    lastStatus,
    ...formatFailure(row.lastError),
    createdAt: row.createdAt.toISOString(),
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: state === 'waiting' ? row.nextAttemptAt.toISOString() : null,
  };
}

/** What is stored of a failure, for programs and for people. Older versions stored the sentence itself. */
function formatFailure(stored: string | null): Pick<WebhookDelivery, 'lastError' | 'lastFailure'> {
  if (!stored?.startsWith('{')) return { lastError: stored, lastFailure: null };
  const { data: failure } = webhookFailureSchema.safeParse(JSON.parse(stored));
  // A newer version, which runs beside this one for a moment, may know more reasons.
  if (failure === undefined) return { lastError: stored, lastFailure: null };
  const say = translator(DEFAULT_LANGUAGE);
  return { lastError: say(`connections:webhooks.failures.${failure.reason}`, failure), lastFailure: failure };
}
