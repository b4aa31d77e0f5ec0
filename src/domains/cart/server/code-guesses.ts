import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '#engine/server/http/client-network.ts';
import type { RateLimiter } from '#engine/server/http/rate-limit.ts';

/** Somebody who guesses codes is stopped; codes that exist count for nothing. */
export interface GuessLimit {
  /** Throws when there were too many. */
  count: () => Promise<void>;
  /** There is such a code. */
  takeBack: () => Promise<void>;
}

export function codeGuesses(limiter: RateLimiter, request: FastifyRequest): GuessLimit {
  const counted = { codeGuesses: clientNetwork(request) };
  return { count: () => limiter.count(counted), takeBack: () => limiter.takeBack(counted) };
}
