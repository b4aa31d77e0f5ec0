import { and, eq, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#engine/server/db/client.ts';
import { sessions } from '#engine/server/sessions/users.schema.ts';
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
