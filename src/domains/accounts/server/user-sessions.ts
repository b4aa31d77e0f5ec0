import { and, eq, isNull, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#engine/server/db/client.ts';
import { sessions, users } from '#engine/server/sessions/users.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import {
  expiry,
  findSession,
  hashToken,
  newToken,
  setSessionCookie,
} from '#engine/server/sessions/session.ts';
import { clientNetwork } from '#engine/server/http/client-network.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { CurrentUser } from '#engine/model/current-user.ts';
import type { UserRow } from './accounts.queries.ts';

/** `token` goes into the cookie, never into an answer. */
export type SignedIn = { user: CurrentUser['user']; token: string };

/**
 * Binds the visitor's session to the account under a new token: the cart stays, and somebody who knew the old token (a
 * stranger who planted it, say) is out. Returns the token for the cookie.
 */
export async function startUserSession(
  db: Db,
  sessionId: number | undefined,
  userId: number,
): Promise<string> {
  const token = newToken();
  const values = { userId, tokenHash: hashToken(token), expiresAt: expiry(), lastSeenAt: new Date() };
  const kept =
    sessionId === undefined
      ? []
      : await db
          .update(sessions)
          .set(values)
          .where(eq(sessions.id, sessionId))
          .returning({ id: sessions.id });
  if (kept.length === 0) await db.insert(sessions).values(values);
  return token;
}

/** The account under the lock that changing its password and suspending it take too; undefined: it is deleted. */
export async function lockAccount(tx: Db, userId: number): Promise<UserRow | undefined> {
  const [account] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  return account;
}

/**
 * For what decides who gets in from now on. Proving a password takes a moment, and meanwhile it may have been reset or the
 * account suspended: then the session is over, and nothing follows from it any more.
 */
export async function lockOwnAccount(
  tx: Db,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<UserRow> {
  const account = await lockAccount(tx, userId);
  const isSignedIn = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
  if (account === undefined || (await tx.$count(sessions, isSignedIn)) === 0)
    throw new AppError('unauthenticated', 'errors:unauthenticated');
  return account;
}

/** A session for somebody who had none: what they are asked before they are in is bound to it. */
export async function startVisitorSession(db: Db): Promise<{ id: number; token: string }> {
  const token = newToken();
  const [row] = await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), expiresAt: expiry() })
    .returning({ id: sessions.id });
  return { id: row!.id, token };
}

export async function endSession(db: Db, sessionId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Signs the account out everywhere, except in the session named. */
export async function endUserSessions(db: Db, userId: number, exceptSessionId?: number): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId),
      ),
    );
}

/** Who wants in, as every way of signing in needs to know. */
export async function visitorOf(request: FastifyRequest, shop: Shop) {
  const session = await findSession(shop.db, request);
  return { network: clientNetwork(request), language: requestLanguage(request), sessionId: session?.id };
}

export function welcome(reply: FastifyReply, { user, token }: SignedIn) {
  setSessionCookie(reply, token);
  return { user };
}
