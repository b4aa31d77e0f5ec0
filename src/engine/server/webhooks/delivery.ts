import { startWorkerLoop, type WorkerLog } from '#engine/server/queue/worker-loop.ts';
import type { Shop } from '#engine/server/shop.ts';
import { takeDueMessages } from './deliveries.queries.ts';
import { deliverMessage, type Post } from './deliver-message.ts';
import { WEBHOOKS_CHANNEL } from './queue-event.ts';
import { PUBLIC_NETWORK } from './send-message.ts';

/** Receivers that are told at the same time. */
const BATCH = 16;
/** Messages announced by NOTIFY go at once; those of a checkout wait at most this long. */
const POLL_MS = 2_000;

/** Delivers what programs are to be told until stopped. Any number of processes share the work. */
export function startWebhookDelivery(shop: Shop, log: WorkerLog): { stop(): Promise<void> } {
  return startWorkerLoop(shop.database, log, {
    name: 'webhook delivery',
    channel: WEBHOOKS_CHANNEL,
    pollMs: POLL_MS,
    round: () => deliverDueMessages({ shop, network: PUBLIC_NETWORK }, new Date(), log),
  });
}

/** One round: true where anything was due. */
export async function deliverDueMessages(post: Post, now: Date, log?: WorkerLog): Promise<boolean> {
  const due = await takeDueMessages(post.shop.db, { limit: BATCH, now });
  const outcomes = await Promise.allSettled(due.map((message) => deliverMessage(post, message, now)));
  for (const [at, outcome] of outcomes.entries())
    if (outcome.status === 'rejected')
      log?.error({ err: outcome.reason, delivery: due[at]!.id }, 'webhook could not be written or noted');
  return due.length > 0;
}
