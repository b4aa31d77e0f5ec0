import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const draining = new WeakSet<FastifyInstance>();

/** Whether proxies are asked to send no more. */
export function isDraining(app: FastifyInstance): boolean {
  return draining.has(app);
}

/**
 * Goes on serving for a while, so that nobody is refused: /readyz says 503, by which proxies notice, and each connection that
 * still brings a request is closed with its answer, by which its owner opens the next one elsewhere. Settled when the time
 * is over, or `signal` says so.
 */
export async function drainRequests(
  app: FastifyInstance,
  seconds: number,
  signal: AbortSignal,
): Promise<void> {
  draining.add(app);
  if (seconds === 0) return;
  const handlers = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
    for (const handler of handlers) void handler(request, response);
  });
  await wait(seconds * 1_000, undefined, { signal }).catch(() => {});
}
