import type { WebhookSubject } from '#engine/model/webhooks/webhook-events.ts';
import { statement } from '#engine/server/db/statement.ts';
import { LeasedQueue } from '#engine/server/queue/leased-queue.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { webhookEndpoints } from './webhooks.schema.ts';

const messages = new LeasedQueue({
  table: 'webhook_deliveries',
  doneAt: 'delivered_at',
  waiting: 'q.failed_at is null',
  givenUp: { column: 'failed_at' },
  // Longer than an attempt may take.
  leaseSeconds: 60,
});

export const webhookQueue = { name: 'webhooks', count: messages.counting('count-webhooks') };

export interface TakenMessage {
  id: number;
  endpointId: number;
  messageId: string;
  type: string;
  subject: WebhookSubject;
  payload: string | null;
  /** This one included. */
  attempts: number;
  createdAt: Date;
  url: string;
  /** Sealed. */
  secret: string;
  userId: number;
  producerId: number | null;
}

/** The oldest message of each receiver that is due. One at a time for each, so that nobody who is slow keeps others waiting. */
export const takeDueMessages = messages.taking<TakenMessage, { now: Date }>('take-due-webhooks', {
  before: `first as materialized (
    select distinct on (d.endpoint_id) d.id
      from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
     where d.delivered_at is null and d.failed_at is null and d.next_attempt_at <= $now::timestamptz
       and e.extension is null and e.disabled_at is null and (e.paused_until is null or e.paused_until <= $now::timestamptz)
       and not exists (select from webhook_deliveries b where b.endpoint_id = e.id and b.locked_until > $now::timestamptz)
     order by d.endpoint_id, d.next_attempt_at, d.id
  )`,
  which: 'q.id in (select id from first)',
  set: 'last_attempt_at = $now::timestamptz',
  joined: { tables: 'webhook_endpoints e', on: 'e.id = q.endpoint_id' },
  returning: `q.id, q.endpoint_id, q.message_id, q.type, q.subject, q.payload, q.attempts, q.created_at,
    e.url, e.secret, e.user_id, e.producer_id`,
});

/** What it says stays so, however often it is sent. */
export const keepPayload = statement<{ payload: string }, { id: number; payload: string }>(
  'keep-webhook-payload',
  `update webhook_deliveries set payload = coalesce(payload, $payload) where id = $id::int returning payload`,
);

export const markDelivered = messages.finishing<never, { status: number }>('mark-webhook-delivered', {
  set: 'last_status = $status::int',
  also: `update webhook_endpoints e set failures = 0, failing_since = null, paused_until = null
    from ended where e.id = ended.endpoint_id and e.failures > 0`,
});

export const markFailed = messages.failing<
  { failures: number; failingSince: Date },
  { status: number | null; now: Date }
>('mark-webhook-failed', {
  set: 'last_status = $status::int',
  also: `update webhook_endpoints e
       set failures = e.failures + 1, failing_since = coalesce(e.failing_since, $now::timestamptz)
      from ended where e.id = ended.endpoint_id
    returning e.failures, e.failing_since`,
});

export const pauseEndpoint = statement<never, { id: number; until: Date }>(
  'pause-webhook',
  'update webhook_endpoints set paused_until = $until::timestamptz where id = $id::int',
);

/** Its owner, where it was not disabled already. */
export const disableEndpoint = statement<
  { url: string; email: string; username: string; language: string; role: string },
  { id: number; now: Date }
>(
  'disable-webhook',
  `update webhook_endpoints e set disabled_at = $now::timestamptz from users u
    where e.id = $id::int and e.disabled_at is null and u.id = e.user_id
   returning e.url, u.email, u.username, u.language, u.role`,
);

/** With their messages: the account ends, or may see something else now. */
export async function deleteEndpointsOf(tx: Db, userId: number): Promise<void> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.userId, userId));
}

/**
 * The account lets nobody in, or a stranger was: nothing is told to its programs either, until its owner turns them on again.
 * Returns how many were on.
 */
export async function disableEndpointsOf(tx: Db, userId: number, now: Date): Promise<number> {
  const disabled = await tx
    .update(webhookEndpoints)
    .set({ disabledAt: now })
    .where(and(eq(webhookEndpoints.userId, userId), isNull(webhookEndpoints.disabledAt)))
    .returning({ id: webhookEndpoints.id });
  return disabled.length;
}
