import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBearer } from '#engine/server/http/security.ts';
import type { Db } from '#engine/server/db/client.ts';
import { sessions } from './users.schema.ts';
import { rightsOf, type Right } from '#engine/model/rights.ts';
import { statement } from '#engine/server/db/statement.ts';

export const SESSION_COOKIE = 'session';
const IDLE_DAYS = 30;
const IDLE_MS = IDLE_DAYS * 24 * 60 * 60 * 1000;
/** How often a session in use is written: once an hour is precise enough for 30 days. */
const TOUCH_AFTER_MS = 60 * 60 * 1000;

export type Role = 'BUYER' | 'PRODUCER' | 'ADMIN';

export interface SessionUser {
  id: number;
  username: string;
  email: string;
  role: Role;
  /** None for buyers. */
  rights: readonly Right[];
  /** Signs in with a code beside the password. */
  hasTwoFactor: boolean;
  /** The beginning of the API key that speaks for them; what they do themselves has none. */
  keyPrefix?: string;
}

export interface Session {
  /** Undefined: an API key came instead of a cookie. */
  id?: number;
  user: SessionUser | null;
}

interface SessionRow {
  id: number;
  lastSeenAt: Date;
  userId: number | null;
  username: string;
  email: string;
  role: Role;
  rights: readonly Right[] | null;
  hasTwoFactor: boolean;
}

const sessionByToken = statement<SessionRow, { tokenHash: string }>(
  'session-by-token',
  `select s.id, s.last_seen_at, u.id as user_id, u.username, u.email, u.role, u.rights,
          u.totp_enabled_at is not null as has_two_factor
     from sessions s left join users u on u.id = s.user_id and u.deleted_at is null and u.suspended_at is null
    where s.token_hash = $tokenHash and s.expires_at > now()`,
);

declare module 'fastify' {
  interface FastifyRequest {
    /** Remembers the look-up: undefined = not looked up yet. */
    knownSession: Session | null | undefined;
    /** This request has marked the session as in use: the browser must keep its cookie as long again. */
    sessionRenewed: boolean;
  }
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of the visitor's token, for statements that find the session themselves. */
export function sessionTokenHash(request: FastifyRequest): string | undefined {
  if (isBearer(request)) return undefined;
  const token = request.cookies[SESSION_COOKIE];
  return token === undefined || token.length > 100 ? undefined : hashToken(token);
}

/** The visitor's session, or null. One look-up per request; reading pages never makes a row. */
export async function findSession(db: Db, request: FastifyRequest): Promise<Session | null> {
  if (request.knownSession !== undefined) return request.knownSession;
  request.knownSession = await lookUp(db, request);
  return request.knownSession;
}

async function lookUp(db: Db, request: FastifyRequest): Promise<Session | null> {
  const tokenHash = sessionTokenHash(request);
  if (tokenHash === undefined) return null;
  const [row] = await sessionByToken(db, { tokenHash });
  if (row === undefined) return null;
  if (Date.now() - row.lastSeenAt.getTime() > TOUCH_AFTER_MS) {
    await touch(db, row.id);
    request.sessionRenewed = true;
  }
  if (row.userId === null) return { id: row.id, user: null };
  const { userId, username, email, role, hasTwoFactor } = row;
  const rights = rightsOf(role, row.rights);
  return { id: row.id, user: { id: userId, username, email, role, rights, hasTwoFactor } };
}

async function touch(db: Db, id: number): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: new Date(), expiresAt: expiry() }).where(eq(sessions.id, id));
}

export function expiry(): Date {
  return new Date(Date.now() + IDLE_MS);
}

/** Before the cookie plugin is registered: its own hook writes what is set here. */
export function renewSessionCookies(app: FastifyInstance): void {
  app.decorateRequest('sessionRenewed', false);
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.sessionRenewed) setSessionCookie(reply, request.cookies[SESSION_COOKIE]!);
    done(null, payload);
  });
}

export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.request.sessionRenewed = false;
  void reply.setCookie(SESSION_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.server.secureCookies,
    maxAge: IDLE_MS / 1000,
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.request.sessionRenewed = false;
  void reply.clearCookie(SESSION_COOKIE, { path: '/' });
}

declare module 'fastify' {
  interface FastifyInstance {
    secureCookies: boolean;
  }
}
