import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { Db } from '#engine/server/db/client.ts';
import { showGauge } from '#engine/server/http/metrics.ts';
import type { QueueState } from './leased-queue.ts';

/** A queue whose state operators see. */
export interface WatchedQueue {
  readonly name: string;
  readonly count: (db: Db, clock: object) => Promise<QueueState>;
}

/** Several figures come from one look, and somebody who asks in between gets the same. */
const LOOK_EVERY_MS = 5_000;
/** Shorter than Prometheus waits. */
const PATIENCE_MS = 4_000;

type Look = ReadonlyMap<string, QueueState> | 'away';

/** How the queues are, and whether the database answers: looked at when /metrics is asked. */
export function showQueues(metrics: Registry, db: Db, queues: readonly WatchedQueue[]): void {
  let last: { at: number; look: Promise<Look> } | undefined;
  const look = (): Promise<Look> => {
    const now = performance.now();
    if (last === undefined || now - last.at > LOOK_EVERY_MS) last = { at: now, look: lookAt(db, queues) };
    return last.look;
  };
  const show = (name: string, help: string, value: (state: QueueState) => number) =>
    showGauge(metrics, {
      name,
      help,
      label: 'queue',
      read: async () => {
        const found = await look();
        if (found === 'away') return {};
        return Object.fromEntries([...found].map(([queue, state]) => [queue, value(state)]));
      },
    });
  show('queue_waiting', 'What waits to be done, retries included.', ({ waiting }) => waiting);
  show('queue_failing', 'Of these, tried before in vain.', ({ failing }) => failing);
  show(
    'queue_late_seconds',
    'Since when the first one that is due waits for a worker.',
    ({ lateSeconds }) => lateSeconds,
  );
  showGauge(metrics, {
    name: 'database_up',
    help: 'Whether the database answers.',
    read: async () => ((await look()) === 'away' ? 0 : 1),
  });
}

async function lookAt(db: Db, queues: readonly WatchedQueue[]): Promise<Look> {
  const counted = async () => {
    const states = new Map<string, QueueState>();
    for (const { name, count } of queues) states.set(name, await count(db, {}));
    return states;
  };
  const late = wait(PATIENCE_MS, 'away' as const, { ref: false });
  return Promise.race([counted().catch(() => 'away' as const), late]);
}
