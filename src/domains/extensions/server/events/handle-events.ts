import { waitAfter } from '#engine/model/webhooks/webhook-events.ts';
import { startWorkerLoop, type WorkerLog } from '#engine/server/queue/worker-loop.ts';
import type { Shop } from '#engine/server/shop.ts';
import { keepPayload } from '#engine/server/webhooks/deliveries.queries.ts';
import { payloadOf } from '#engine/server/webhooks/deliver-message.ts';
import { WEBHOOKS_CHANNEL } from '#engine/server/webhooks/queue-event.ts';
import type { OpenExtension } from '#domains/extensions/server/open-extensions.ts';
import { textOf } from '#domains/extensions/server/process/text-of.ts';
import { markFailed, markHandled, takeDueEvents, type TakenEvent } from './extension-events.queries.ts';

/** One that waits for somebody does not keep the others waiting. */
const AT_ONCE = 4;
const HANDLER_MS = 30_000;
/** Of those of a checkout; others are announced. */
const POLL_MS = 2_000;

/** Hands events to an extension until stopped: each at least once, in no promised order. */
export function startEventHandling(
  extension: OpenExtension,
  shop: Shop,
  log: WorkerLog,
): { stop(): Promise<void> } {
  return startWorkerLoop(shop.database, log, {
    name: `the extension ${extension.described.name}`,
    channel: WEBHOOKS_CHANNEL,
    pollMs: POLL_MS,
    round: () => handleDueEvents(extension, shop, log),
  });
}

/** One round: true where anything was due. */
export async function handleDueEvents(
  extension: OpenExtension,
  shop: Shop,
  log: WorkerLog,
): Promise<boolean> {
  // While its process begins again nothing is taken: that is no failure of an event.
  if (!extension.host.isRunning) return false;
  const due = await takeDueEvents(shop.db, { limit: AT_ONCE, extension: extension.described.name });
  await Promise.all(due.map((event) => handleEvent(extension, shop, event, log)));
  return due.length > 0;
}

async function handleEvent(
  { described: { name }, host }: OpenExtension,
  { db }: Shop,
  event: TakenEvent,
  log: WorkerLog,
): Promise<void> {
  const { id, messageId, type, attempts } = event;
  try {
    const payload = event.payload ?? (await payloadOf(db, { ...event, producerId: null }));
    // What it says stays so, however often it is handled.
    const [kept] = await keepPayload(db, { id, payload });
    const { timestamp, data } = JSON.parse(kept!.payload) as { timestamp: string; data: unknown };
    await host.call({ do: 'event', event: { id: messageId, type, timestamp, data } }, HANDLER_MS);
    await markHandled(db, { id });
  } catch (error) {
    const pauseMs = waitAfter(attempts) ?? null;
    const reason = textOf(error);
    const next = pauseMs === null ? 'it is given up' : `again in ${Math.round(pauseMs / 1000)} s`;
    log.warn(
      { extension: name, event: messageId },
      `extension ${name} failed at ${type}: ${reason}; ${next}`,
    );
    await markFailed(db, { id, reason, pauseMs });
  }
}
