import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KEY_SCOPES } from '#engine/model/api-key.ts';
import { rightsOf, type Right } from '#engine/model/rights.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { RateLimiter } from '#engine/server/http/rate-limit.ts';
import { SAFE_METHODS, isBearer } from '#engine/server/http/security.ts';
import { hashToken, type Role } from './session.ts';

const MAX_TOKEN_LENGTH = 100;
/** How often the use of a key is written: to the minute is precise enough for somebody who looks for unused ones. */
const TOUCH_AFTER_MS = 60 * 1000;

interface KeyRow {
  id: number;
  scope: (typeof KEY_SCOPES)[number];
  prefix: string;
  lastUsedAt: Date | null;
  userId: number;
  username: string;
  email: string;
  role: Role;
  rights: readonly Right[] | null;
  hasTwoFactor: boolean;
}

const keyByToken = statement<KeyRow, { tokenHash: string }>(
  'api-key-by-token',
  `select k.id, k.scope, k.prefix, k.last_used_at, u.id as user_id, u.username, u.email, u.role, u.rights,
          u.totp_enabled_at is not null as has_two_factor
     from api_keys k join users u on u.id = k.user_id and u.deleted_at is null and u.suspended_at is null and u.role in ('PRODUCER', 'ADMIN')
    where k.token_hash = $tokenHash and k.revoked_at is null`,
);

const touch = statement<never, { id: number }>(
  'touch-api-key',
  'update api_keys set last_used_at = now() where id = $id::int',
);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Keys and accounts are made by people: no key can make another, or somebody who may. */
    sessionOnly?: true;
  }
}

/** Somebody who sends a key is its owner for this call, on every route of the API. Before the guards, which see no difference. */
export function acceptApiKeys(app: FastifyInstance, db: Db, limiter: RateLimiter): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isBearer(request) && request.url.startsWith('/api/')) await identify(request, reply, db, limiter);
  });
}

async function identify(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Db,
  limiter: RateLimiter,
): Promise<void> {
  const token = request.headers.authorization!.slice('Bearer '.length).trim();
  const [key] = token.length > MAX_TOKEN_LENGTH ? [] : await keyByToken(db, { tokenHash: hashToken(token) });
  if (key === undefined) {
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    throw new AppError('unauthenticated', 'errors:keys.unknown');
  }
  await limiter.count({ keyCalls: key.id });
  requireOpen(request, key.scope);
  const { id, prefix, lastUsedAt, userId, username, email, role, hasTwoFactor } = key;
  if (lastUsedAt === null || Date.now() - lastUsedAt.getTime() > TOUCH_AFTER_MS) await touch(db, { id });
  const rights = rightsOf(role, key.rights);
  const user = { id: userId, username, email, role, rights, hasTwoFactor, keyPrefix: prefix };
  request.knownSession = { user };
}

/**
 * A key opens what everybody may see and the desks of its owner's role. What is a person's own (the account, a cart, an
 * order by its link) asks for a session.
 */
function requireOpen({ method, routeOptions: { config } }: FastifyRequest, scope: KeyRow['scope']): void {
  if (config.sessionOnly || config.guard === 'signed-in' || config.guard === 'owner')
    throw new AppError('forbidden', 'errors:keys.sessionOnly');
  if (scope === 'read' && !SAFE_METHODS.has(method)) throw new AppError('forbidden', 'errors:keys.readOnly');
}
