import type { FastifyRequest } from 'fastify';
import type { GuessLimit } from '#domains/cart/server/code-guesses.ts';
import { clientNetwork } from '#engine/server/http/client-network.ts';
import type { RateLimiter } from '#engine/server/http/rate-limit.ts';

/** Codes that nobody has; those of real cards do not count. */
export function giftCardGuesses(limiter: RateLimiter, request: FastifyRequest): GuessLimit {
  const counted = { giftCardGuesses: clientNetwork(request) };
  return { count: () => limiter.count(counted), takeBack: () => limiter.takeBack(counted) };
}
