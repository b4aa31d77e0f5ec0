import type { FastifyInstance } from 'fastify';

const SLOW_MS = 1_000;

/** One line per write, per failure and per slow read; quick reads only at debug level. Never headers, bodies or query strings. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime);
    const noteworthy = request.method !== 'GET' || reply.statusCode >= 500 || ms >= SLOW_MS;
    if (noteworthy || request.log.isLevelEnabled?.('debug')) {
      const route = request.routeOptions.url ?? 'unmatched';
      const line = { method: request.method, route, status: reply.statusCode, ms };
      request.log[noteworthy ? 'info' : 'debug'](line, 'request');
    }
    done();
  });
}

declare module 'fastify' {
  interface FastifyBaseLogger {
    isLevelEnabled?(level: string): boolean;
  }
}
