import type { FastifyRequest } from 'fastify';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { clientNetwork } from '#engine/server/http/client-network.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { mailboxOf } from '#engine/server/http/mailbox.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { setSessionCookie } from '#engine/server/sessions/session.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import type { Shop } from '#engine/server/shop.ts';
import { confirmEmail } from './change-email.ts';
import { mailProof } from './prove-address.ts';
import { provePassword } from './prove-password.ts';
import { changePassword, requestPasswordReset, resetPassword } from './set-password.ts';

export function passwordRoutes(app: ApiApp, shop: Shop): void {
  app.post('/api/auth/forgot-password', async (request) => {
    const { email } = request.body;
    await shop.limiter.count({ resetRequests: `${mailboxOf(email)} ${clientNetwork(request)}` });
    await requestPasswordReset(shop, email);
    return say(request, 'accounts:forgotPassword.sentText');
  });

  app.post('/api/auth/reset-password', async (request) => {
    await resetPassword(shop.db, request.body);
    return say(request, 'accounts:resetPassword.doneTitle');
  });

  app.post('/api/auth/confirm-email', async (request) => {
    await confirmEmail(shop.db, request.body.token);
    return say(request, 'accounts:confirmEmail.doneTitle');
  });

  app.post('/api/auth/confirm-email/again', async (request) => {
    await mailProof(shop, signedInUser(request).id);
    return say(request, 'accounts:confirmEmail.sentTitle');
  });

  app.post('/api/auth/change-password', async (request, reply) => {
    const user = await provePassword(shop, {
      userId: signedInUser(request).id,
      password: request.body.currentPassword,
      field: 'currentPassword',
    });
    await shop.limiter.count({ passwordChanges: user.id });
    const { password } = request.body;
    const token = await changePassword(shop.db, user, { password, sessionId: request.knownSession!.id! });
    setSessionCookie(reply, token);
    return say(request, 'accounts:changePassword.doneTitle');
  });
}

function say(request: FastifyRequest, key: string): { message: string } {
  return { message: translator(requestLanguage(request))(key) };
}
