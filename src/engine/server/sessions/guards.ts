import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Guard } from '#engine/server/http/app-type.ts';
import { hasRight, type NeededRight } from '#engine/model/rights.ts';
import { findSession, type Role, type Session, type SessionUser } from './session.ts';

/** Whether somebody may do nothing with their role yet, because a second factor is asked for that they do not have. */
type LacksTwoFactor = (user: SessionUser) => boolean;

/** Every /api route declares its guard; one without stops the start, so none can be forgotten. */
export function addGuardHook(route: RouteOptions, db: Db, lacksTwoFactor: LacksTwoFactor): void {
  if (!route.url.startsWith('/api')) return;
  const guard = route.config?.guard;
  if (guard === undefined) throw new Error(`Route ${String(route.method)} ${route.url} declares no guard`);
  if (guard === 'public') return;
  route.onRequest = [keepOutOfCaches, ...[route.onRequest ?? []].flat()];
  if (guard === 'owner') return;
  const right = route.config?.right;
  if (right === undefined && isOfStaff(guard))
    throw new Error(`Route ${String(route.method)} ${route.url} says no right`);
  const check = async (request: FastifyRequest) => {
    const user = allow(guard, right, await findSession(db, request));
    if (guard !== 'signed-in' && lacksTwoFactor(user))
      throw new AppError('forbidden', 'errors:twoFactorNeeded', { reason: 'two_factor_needed' });
  };
  route.onRequest = [...[route.onRequest ?? []].flat(), check];
}

/** What depends on who asks is nobody's to keep, on the way or in the browser. */
async function keepOutOfCaches(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}

/** Whether administrators or producers are asked for. */
function isOfStaff(guard: Guard): boolean {
  return [guard].flat().some((role) => role === 'ADMIN' || role === 'PRODUCER');
}

function allow(
  guard: Exclude<Guard, 'public' | 'owner'>,
  right: NeededRight | undefined,
  session: Session | null,
): SessionUser {
  if (session?.user == null) throw new AppError('unauthenticated', 'errors:unauthenticated');
  if (guard === 'signed-in') return session.user;
  const roles: readonly Role[] = typeof guard === 'string' ? [guard] : guard;
  if (!roles.includes(session.user.role)) throw new AppError('forbidden', 'errors:forbidden');
  if (right !== undefined) requireRight(session.user, right);
  return session.user;
}

/** Refuses somebody of the staff whose rights do not reach so far. */
export function requireRight(user: SessionUser, right: NeededRight): void {
  if (!hasRight(user.rights, right)) throw new AppError('forbidden', 'errors:noRight');
}

/** The signed-in user of a request whose guard has already passed. */
export function signedInUser(request: FastifyRequest): SessionUser {
  const user = request.knownSession?.user;
  if (user == null) throw new AppError('unauthenticated', 'errors:unauthenticated');
  return user;
}

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
