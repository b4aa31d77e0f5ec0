import { currentUserSchema } from '#engine/model/current-user.ts';
import { loginAnswerSchema, loginSchema, secondStepSchema } from '#domains/accounts/model/sign-in.ts';
import { messageSchema } from '#engine/model/api/responses.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { clearSessionCookie, findSession } from '#engine/server/sessions/session.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import type { Shop } from '#engine/server/shop.ts';
import { currentUser } from './accounts.queries.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { prepareNobodysHash } from './prove-password.ts';
import { signIn } from './sign-in.ts';
import { endSession } from './user-sessions.ts';
import { visitorOf, welcome } from './welcome.ts';

export function signInRoutes(app: ApiApp, shop: Shop): void {
  prepareNobodysHash();

  app.get(
    '/api/auth/current-user',
    { config: { guard: 'signed-in' }, schema: { response: { 200: currentUserSchema } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const current = await currentUser(shop.db, signedInUser(request).id);
      if (current === undefined) throw new AppError('unauthenticated', 'errors:unauthenticated');
      return current;
    },
  );

  // The same question without the 401, which browsers would log as an error on every page a visitor opens.
  app.get(
    '/api/auth/visitor',
    { config: { guard: 'owner' }, schema: { response: { 200: currentUserSchema.nullable() } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const session = await findSession(shop.db, request);
      if (session?.user == null) return null;
      return (await currentUser(shop.db, session.user.id)) ?? null;
    },
  );

  app.post(
    '/api/auth/login',
    {
      config: { guard: 'public', rateLimit: 'signIn' },
      schema: { body: loginSchema, response: { 200: loginAnswerSchema } },
    },
    async (request, reply) => {
      const outcome = await signIn(shop, { ...request.body, ...(await visitorOf(request, shop)) });
      if ('ticket' in outcome) return { twoFactorRequired: true as const, ticket: outcome.ticket };
      return welcome(reply, outcome);
    },
  );

  app.post(
    '/api/auth/two-factor/verify',
    {
      config: { guard: 'public', rateLimit: 'secondStep' },
      schema: { body: secondStepSchema, response: { 200: currentUserSchema.pick({ user: true }) } },
    },
    async (request, reply) =>
      welcome(reply, await finishSignIn(shop, { ...request.body, ...(await visitorOf(request, shop)) })),
  );

  app.post(
    '/api/auth/logout',
    { config: { guard: 'owner' }, schema: { response: { 200: messageSchema } } },
    async (request, reply) => {
      const session = await findSession(shop.db, request);
      if (session?.id !== undefined) await endSession(shop.db, session.id);
      clearSessionCookie(reply);
      return { message: translator(requestLanguage(request))('accounts:signOut.doneTitle') };
    },
  );
}
