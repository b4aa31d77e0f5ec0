import type { FastifyBaseLogger } from 'fastify';
import { startWorkerLoop } from '#engine/server/queue/worker-loop.ts';
import { storeMode, type Shop } from '#engine/server/shop.ts';
import { announceDue } from './announce.ts';
import { followCharges } from './follow-charges.ts';
import { placeDueDates } from './place-dates.ts';

/** Nobody's date waits longer than this after midnight, nor news of a card. */
const LOOK_EVERY_MS = 10_000;
/** Between two portions everybody else has their turn, for twice as long as the portion took. */
const BREATH = 2;

/** Before launch nobody buys: dates wait until the shop is open. */
export async function announceByClock(shop: Shop, now: Date): Promise<void> {
  if (storeMode(shop) === 'open') await announceDue(shop, now);
}

/** Places what is due, in every process, until stopped. */
export function startStandingOrders(shop: Shop, log: FastifyBaseLogger): { stop(): Promise<void> } {
  return startWorkerLoop(shop.database, log, {
    name: 'placing of standing orders',
    channel: 'standing-orders',
    pollMs: LOOK_EVERY_MS,
    round: async () => {
      if (storeMode(shop) !== 'open') return false;
      const now = new Date();
      const from = performance.now();
      if (await placeDueDates(shop, { now, log })) return BREATH * (performance.now() - from);
      await followCharges(shop, { now, log });
      return false;
    },
  });
}
