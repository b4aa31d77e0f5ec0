import { sql } from 'drizzle-orm';
import type { WebhookEvent, WebhookSubject } from '#engine/model/webhooks/webhook-events.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

/** Notified when a transaction that queued a message commits. */
export const WEBHOOKS_CHANNEL = 'webhooks';

/**
 * Writes a message for everybody who listens, as a statement or as a part of one. `facts`: a from-clause whose rows are
 * `f(subject, producer_ids)`; a producer hears only of what has its id among them.
 */
export const insertMessagesSql = (type: WebhookEvent, facts: string) => `
  insert into webhook_deliveries (endpoint_id, type, subject)
  select e.id, '${type}', f.subject from ${facts} join webhook_endpoints e
    on e.disabled_at is null and e.events @> array['${type}'] and (e.producer_id is null or e.producer_id = any(f.producer_ids))
   order by e.id`;

interface Fact {
  type: WebhookEvent;
  subject: WebhookSubject;
  /** Whom it concerns beside the administrators. */
  producerIds: readonly (number | null)[];
}

const GIVEN = '(select $subject::jsonb as subject, $producerIds::int[] as producer_ids) f';
const statementOf = (type: WebhookEvent) =>
  statement<{ id: number }, { subject: WebhookSubject; producerIds: number[] }>(
    `queue-${type}`,
    `${insertMessagesSql(type, GIVEN)} returning id`,
  );
const queue: Record<WebhookEvent, ReturnType<typeof statementOf>> = {
  'order.placed': statementOf('order.placed'),
  'order.shipped': statementOf('order.shipped'),
  'order.cancelled': statementOf('order.cancelled'),
  'order.reduced': statementOf('order.reduced'),
  'return.requested': statementOf('return.requested'),
  'stock.low': statementOf('stock.low'),
  'payout.made': statementOf('payout.made'),
};

/** Tells somebody who listens, in the transaction of what it tells about: both happen or neither. */
export async function queueEvent(tx: Db, { type, subject, producerIds }: Fact): Promise<void> {
  const known = producerIds.filter((id) => id !== null);
  const queued = await queue[type](tx, { subject, producerIds: known });
  if (queued.length > 0) await wakeWebhookDelivery(tx);
}

/** Delivery looks once the transaction commits. */
export async function wakeWebhookDelivery(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify(${WEBHOOKS_CHANNEL}, '')`);
}
