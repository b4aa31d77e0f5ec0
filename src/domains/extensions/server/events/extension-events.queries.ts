import type { WebhookSubject } from '#engine/model/webhooks/webhook-events.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { LeasedQueue } from '#engine/server/queue/leased-queue.ts';

/** Events wait where messages to programs wait: they are written by the same statement, in the transaction of what happened. */
const events = new LeasedQueue({
  table: 'webhook_deliveries',
  doneAt: 'delivered_at',
  waiting: 'q.failed_at is null',
  givenUp: { column: 'failed_at' },
  // Longer than a handler may take.
  leaseSeconds: 60,
});

export interface TakenEvent {
  id: number;
  /** Its id for the extension. */
  messageId: string;
  type: string;
  subject: WebhookSubject;
  payload: string | null;
  /** This one included. */
  attempts: number;
  createdAt: Date;
}

export const takeDueEvents = events.taking<TakenEvent, { extension: string }>('take-extension-events', {
  which: 'q.endpoint_id = (select id from webhook_endpoints where extension = $extension)',
  set: 'last_attempt_at = now()',
  returning: 'q.id, q.message_id, q.type, q.subject, q.payload, q.attempts, q.created_at',
});

export const markHandled = events.finishing('mark-extension-event-handled');
export const markFailed = events.failing('mark-extension-event-failed');

/** From now on it hears of these; of none: nothing is written for it. */
export const listenTo = statement<never, { extension: string; events: string[] }>(
  'listen-as-extension',
  `insert into webhook_endpoints as e (extension, url, events, secret) values ($extension, '', $events::text[], '')
   on conflict (extension) where extension is not null
   do update set events = excluded.events, disabled_at = null
    where e.events <> excluded.events or e.disabled_at is not null`,
);

/** Extensions that are not there any more are told of nothing further. What waits for them waits until they are back, or a month. */
export const silenceOthers = statement<never, { extensions: string[] }>(
  'silence-other-extensions',
  `update webhook_endpoints set disabled_at = now()
    where extension is not null and disabled_at is null and not extension = any($extensions::text[])`,
);

interface EventCounts {
  extension: string;
  waiting: number;
  failed: number;
}

export const countEvents = statement<EventCounts, { extensions: string[] }>(
  'count-extension-events',
  `select e.extension,
          count(d.id) filter (where d.delivered_at is null and d.failed_at is null)::int as waiting,
          count(d.id) filter (where d.failed_at is not null)::int as failed
     from webhook_endpoints e left join webhook_deliveries d on d.endpoint_id = e.id and d.delivered_at is null
    where e.extension = any($extensions::text[]) group by e.extension`,
);

const tryAgain = statement<{ id: number }, { extension: string }>(
  'try-extension-events-again',
  `update webhook_deliveries d set failed_at = null, attempts = 0, next_attempt_at = now()
     from webhook_endpoints e
    where e.extension = $extension and d.endpoint_id = e.id and d.failed_at is not null returning d.id`,
);

/** What was given up is due again. Returns how much. */
export async function tryFailedAgain(db: Db, extension: string): Promise<number> {
  return (await tryAgain(db, { extension })).length;
}
