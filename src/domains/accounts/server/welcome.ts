import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '#engine/server/http/client-network.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { findSession, setSessionCookie } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { SignedIn } from './sign-in.ts';

/** Who wants in, as every way of signing in needs to know. */
export async function visitorOf(request: FastifyRequest, shop: Shop) {
  const session = await findSession(shop.db, request);
  return { network: clientNetwork(request), language: requestLanguage(request), sessionId: session?.id };
}

export function welcome(reply: FastifyReply, { user, token }: SignedIn) {
  setSessionCookie(reply, token);
  return { user };
}
