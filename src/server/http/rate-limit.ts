import type { FastifyRequest, RouteOptions } from 'fastify';
import { AppError } from './app-error.ts';

export interface RateLimit {
  /** Requests allowed per window and address. */
  max: number;
  windowSeconds: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    rateLimit?: RateLimit;
  }
}

const MAX_COUNTERS = 50_000;

/** Counts within fixed windows, in this process. A guard against floods and guessing, not bookkeeping. */
export class RateLimiter {
  readonly #counters = new Map<string, { count: number; endsAt: number }>();

  /** Counts one more; throws 429 with Retry-After once the limit is passed. */
  hit(key: string, limit: RateLimit, now = Date.now()): void {
    let counter = this.#counters.get(key);
    if (counter === undefined || counter.endsAt <= now) {
      if (this.#counters.size >= MAX_COUNTERS) this.#forgetExpired(now);
      counter = { count: 0, endsAt: now + limit.windowSeconds * 1000 };
      this.#counters.set(key, counter);
    }
    counter.count += 1;
    if (counter.count > limit.max) {
      const retryAfterSeconds = Math.max(1, Math.ceil((counter.endsAt - now) / 1000));
      throw new AppError('rate_limited', 'errors:rateLimited', {
        retryAfterSeconds,
        params: { seconds: retryAfterSeconds },
      });
    }
  }

  forget(key: string): void {
    this.#counters.delete(key);
  }

  #forgetExpired(now: number): void {
    for (const [key, counter] of this.#counters) if (counter.endsAt <= now) this.#counters.delete(key);
    if (this.#counters.size >= MAX_COUNTERS) this.#counters.clear();
  }
}

/** Enforces `config.rateLimit` of a route, per address. */
export function addRateLimitHook(route: RouteOptions, limiter: RateLimiter): void {
  const limit = route.config?.rateLimit;
  if (limit === undefined) return;
  const check = async (request: FastifyRequest) => limiter.hit(`${route.url} ${request.ip}`, limit);
  route.onRequest = [check, ...[route.onRequest ?? []].flat()];
}
