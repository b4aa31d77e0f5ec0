import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { messageFor } from '#engine/server/http/message-for.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { clearSessionCookie, findSession } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { currentUser, requireCurrentUser } from './accounts.queries.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { prepareNobodysHash } from './prove-password.ts';
import { registerBuyer, registerProducer } from './create-account.ts';
import { signIn } from './sign-in.ts';
import { endSession, visitorOf, welcome } from './user-sessions.ts';

export function signInRoutes(app: ApiApp, shop: Shop): void {
  prepareNobodysHash();

  app.get('/api/auth/current-user', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return requireCurrentUser(shop.db, signedInUser(request).id);
  });

  app.get('/api/auth/visitor', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const session = await findSession(shop.db, request);
    if (session?.user == null) return null;
    return (await currentUser(shop.db, session.user.id)) ?? null;
  });

  app.post('/api/auth/login', async (request, reply) => {
    const outcome = await signIn(shop, { ...request.body, ...(await visitorOf(request, shop)) });
    if ('ticket' in outcome) return { twoFactorRequired: true as const, ticket: outcome.ticket };
    return welcome(reply, outcome);
  });

  app.post('/api/auth/two-factor/verify', async (request, reply) =>
    welcome(reply, await finishSignIn(shop, { ...request.body, ...(await visitorOf(request, shop)) })),
  );

  app.post('/api/auth/logout', async (request, reply) => {
    const session = await findSession(shop.db, request);
    if (session?.id !== undefined) await endSession(shop.db, session.id);
    clearSessionCookie(reply);
    return messageFor(request, 'accounts:signOut.doneTitle');
  });

  app.post('/api/auth/register/buyer', async (request, reply) => {
    const user = await registerBuyer(shop, request.body, requestLanguage(request));
    return reply.status(201).send({ user });
  });

  app.post('/api/auth/register/producer', async (request, reply) => {
    const user = await registerProducer(shop, request.body, requestLanguage(request));
    return reply.status(201).send({ user });
  });
}
