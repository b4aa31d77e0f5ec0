import type { FastifyInstance } from 'fastify';
import type { Database } from '#engine/server/db/client.ts';
import { AppError } from './app-error.ts';
import { isDraining } from './drain.ts';

/** /healthz: the process lives. /readyz: it can do its work, so a proxy may send it requests. */
export function addHealthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (isDraining(app)) throw new AppError('unavailable', 'errors:unavailable');
    try {
      await database.ping();
    } catch {
      throw new AppError('unavailable', 'errors:unavailable');
    }
    return { status: 'ready' };
  });
}
