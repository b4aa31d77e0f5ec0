import type { FastifyBaseLogger } from 'fastify';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { startWorkerLoop } from '#engine/server/queue/worker-loop.ts';
import type { Shop } from '#engine/server/shop.ts';
import { recallNextOrder } from './recall-order.ts';
import { RECALLS_CHANNEL } from './start-recall.ts';

interface Work {
  db: Db;
  catalogue: Catalogue;
}

const noteFailure = statement<{ attempts: number }, { id: number }>(
  'note-failed-recall',
  `update recall_orders set attempts = attempts + 1 where id = $id::int and outcome is null returning attempts`,
);
const finish = statement<{ id: number }, { now: Date }>(
  'finish-recalls',
  `update recalls r set finished_at = $now::timestamptz where r.finished_at is null
      and not exists (select from recall_orders x where x.recall_id = r.id and x.outcome is null) returning r.id`,
);

/** So many orders at the same time: pages and purchases go on beside them. */
const AT_ONCE = 2;

/**
 * Deals with orders of recalls, at most `limit`, each in a transaction of its own that holds its row: killed anywhere, the next
 * one goes on at once, and any number of processes share the work. What fails is left for another round. Returns how many
 * were dealt with, and what went wrong.
 */
export async function continueRecalls(
  { db, catalogue }: Work,
  now: Date,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<{ done: number; failures: unknown[] }> {
  const failed = new Map<number, unknown>();
  let begun = 0;
  let done = 0;
  const lane = async () => {
    while (begun < limit) {
      begun += 1;
      const met = await recallNextOrder(catalogue, [...failed.keys()], now);
      if (met === undefined) return;
      if (met.error === undefined) done += 1;
      else {
        failed.set(met.id, met.error);
        await noteFailure(db, { id: met.id });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  await finish(db, { now });
  return { done, failures: [...failed.values()] };
}

/** Then everybody else has their turn. */
const PORTION = 20;
const BREATH_MS = 20;
/** What failed is tried again so often. */
const LOOK_EVERY_MS = 60_000;

/** Deals with what recalls have begun, in every process, until stopped. */
export function startRecalls(
  { database, db, catalogue }: Shop,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  return startWorkerLoop(database, log, {
    name: 'recalls',
    channel: RECALLS_CHANNEL,
    pollMs: LOOK_EVERY_MS,
    round: async () => {
      const { done, failures } = await continueRecalls({ db, catalogue }, new Date(), PORTION);
      for (const error of failures) log.error({ err: error }, 'an order of a recall could not be dealt with');
      return done === 0 ? false : BREATH_MS;
    },
  });
}
