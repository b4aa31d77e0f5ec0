import type { FastifyRequest, RouteOptions } from 'fastify';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { findSession } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Belongs to buying, although it stands neither below /api/cart nor below /api/checkout. */
    sells?: true;
  }
}

const SELLING = /^\/api\/(?:cart|checkout)(?:\/|$)/;

/** Before launch nobody buys but the administrators, who try the shop out. */
export function addLaunchHook(route: RouteOptions, db: Db, isBeforeLaunch: () => boolean): void {
  if (!SELLING.test(route.url) && route.config?.sells !== true) return;
  const check = async (request: FastifyRequest) => {
    if (!isBeforeLaunch()) return;
    const session = await findSession(db, request);
    if (session?.user?.role !== 'ADMIN')
      throw new AppError('forbidden', 'errors:beforeLaunch', { reason: 'before_launch' });
  };
  route.onRequest = [...[route.onRequest ?? []].flat(), check];
}
