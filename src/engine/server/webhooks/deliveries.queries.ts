import type { WebhookSubject } from '#engine/model/webhooks/webhook-events.ts';
import { statement } from '#engine/server/db/statement.ts';

/** A worker that took a message and died leaves it to others after this time: longer than an attempt may take. */
const LEASE_SECONDS = 60;

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

/**
 * The oldest message of each receiver that is due, for this worker alone: others skip what is locked or leased. One at a
 * time for each, so that nobody who is slow keeps others waiting.
 */
export const takeDueMessages = statement<TakenMessage, { limit: number; now: Date }>(
  'take-due-webhooks',
  `with first as materialized (
     select distinct on (d.endpoint_id) d.id
       from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
      where d.delivered_at is null and d.failed_at is null and d.next_attempt_at <= $now::timestamptz
        and e.disabled_at is null and (e.paused_until is null or e.paused_until <= $now::timestamptz)
        and not exists (select from webhook_deliveries b where b.endpoint_id = e.id and b.locked_until > $now::timestamptz)
      order by d.endpoint_id, d.next_attempt_at, d.id
   ), due as materialized (
     select d.id from webhook_deliveries d join first f on f.id = d.id
      where d.locked_until is null or d.locked_until <= $now::timestamptz
      order by d.id limit $limit::int for update of d skip locked
   )
   update webhook_deliveries d
      set attempts = d.attempts + 1, last_attempt_at = $now::timestamptz,
          locked_until = $now::timestamptz + interval '${LEASE_SECONDS} seconds'
     from due, webhook_endpoints e
    where d.id = due.id and e.id = d.endpoint_id
   returning d.id, d.endpoint_id, d.message_id, d.type, d.subject, d.payload, d.attempts, d.created_at,
             e.url, e.secret, e.user_id, e.producer_id`,
);

/** What it says stays so, however often it is sent. */
export const keepPayload = statement<{ payload: string }, { id: number; payload: string }>(
  'keep-webhook-payload',
  `update webhook_deliveries set payload = coalesce(payload, $payload) where id = $id::int returning payload`,
);

export const markDelivered = statement<never, { id: number; status: number; now: Date }>(
  'mark-webhook-delivered',
  `with done as (
     update webhook_deliveries
        set delivered_at = $now::timestamptz, locked_until = null, last_status = $status::int, last_error = null
      where id = $id::int returning endpoint_id
   )
   update webhook_endpoints e set failures = 0, failing_since = null, paused_until = null
     from done where e.id = done.endpoint_id and e.failures > 0`,
);

/** `again`: null gives it up. */
export const markFailed = statement<
  { failures: number; failingSince: Date },
  { id: number; status: number | null; error: string; again: Date | null; now: Date }
>(
  'mark-webhook-failed',
  `with tried as (
     update webhook_deliveries
        set locked_until = null, last_status = $status::int, last_error = $error,
            next_attempt_at = coalesce($again::timestamptz, next_attempt_at),
            failed_at = case when $again::timestamptz is null then $now::timestamptz end
      where id = $id::int returning endpoint_id
   )
   update webhook_endpoints e
      set failures = e.failures + 1, failing_since = coalesce(e.failing_since, $now::timestamptz)
     from tried where e.id = tried.endpoint_id
   returning e.failures, e.failing_since`,
);

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
