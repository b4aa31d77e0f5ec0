import type { ApiApp } from '#engine/server/http/app-type.ts';
import { clientNetwork } from '#engine/server/http/client-network.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { mailboxOf } from '#engine/server/http/mailbox.ts';
import { messageFor } from '#engine/server/http/message-for.ts';
import { setSessionCookie } from '#engine/server/sessions/session.ts';
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
    return messageFor(request, 'accounts:forgotPassword.sentText');
  });

  app.post('/api/auth/reset-password', async (request) => {
    await resetPassword(shop.db, request.body);
    return messageFor(request, 'accounts:resetPassword.doneTitle');
  });

  app.post('/api/auth/confirm-email', async (request) => {
    await confirmEmail(shop.db, request.body.token);
    return messageFor(request, 'accounts:confirmEmail.doneTitle');
  });

  app.post('/api/auth/confirm-email/again', async (request) => {
    await mailProof(shop, signedInUser(request).id);
    return messageFor(request, 'accounts:confirmEmail.sentTitle');
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
    return messageFor(request, 'accounts:changePassword.doneTitle');
  });
}
