import { TEST_EVENT, type WebhookEvent, type WebhookSubject } from '#engine/model/webhooks/webhook-events.ts';
import type { Db } from '#engine/server/db/client.ts';
import { domains } from '#engine/server/domain.ts';

interface QueuedEvent {
  type: string;
  subject: WebhookSubject;
  /** Of the producer who is told; null: an administrator is. */
  producerId: number | null;
  createdAt: Date;
}

/** What a message says. */
export async function payloadOf(
  db: Db,
  { type, subject, producerId, createdAt }: QueuedEvent,
): Promise<string> {
  const data = type === TEST_EVENT ? {} : await dataOf(type)(db, subject, producerId);
  return JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
}

function dataOf(type: string) {
  const payload = domains().find(({ events }) => events?.[type as WebhookEvent])?.events?.[
    type as WebhookEvent
  ];
  if (payload === undefined) throw new Error(`There is no event '${type}'`);
  return payload;
}
