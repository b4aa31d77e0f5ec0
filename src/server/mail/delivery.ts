import type { FastifyBaseLogger } from 'fastify';
import type { Shop } from '../shop.ts';

/** Delivers what stands in the outbox until stopped. */
export function startMailDelivery(_shop: Shop, _log: FastifyBaseLogger): { stop(): Promise<void> } {
  return { stop: async () => {} };
}
