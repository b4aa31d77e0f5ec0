import type { FastifyRequest } from 'fastify';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { messageFor } from '#engine/server/http/message-for.ts';
import type { Shop } from '#engine/server/shop.ts';
import { provePassword } from '#domains/accounts/server/prove-password.ts';
import { disableTwoFactor, enableTwoFactor, offerTwoFactor } from './set-up-two-factor.ts';

export function twoFactorRoutes(app: ApiApp, shop: Shop): void {
  const owner = (request: FastifyRequest, password: string) =>
    provePassword(shop, { userId: signedInUser(request).id, password, field: 'password' });

  app.post('/api/auth/two-factor/setup', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return offerTwoFactor(shop, await owner(request, request.body.password), request.knownSession!.id!);
  });

  app.post('/api/auth/two-factor/enable', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const own = { userId: signedInUser(request).id, sessionId: request.knownSession!.id! };
    return { recoveryCodes: await enableTwoFactor(shop, own, request.body.code) };
  });

  app.post('/api/auth/two-factor/disable', async (request) => {
    const { password, code } = request.body;
    const user = await owner(request, password);
    await disableTwoFactor(shop, { user, sessionId: request.knownSession!.id! }, code);
    return messageFor(request, 'accounts:twoFactor.offTitle');
  });
}
