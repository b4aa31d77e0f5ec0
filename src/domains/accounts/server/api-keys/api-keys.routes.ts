import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { keysOf } from './api-keys.queries.ts';
import { makeApiKey, revokeApiKey } from './change-api-keys.ts';
import { provePassword } from '#domains/accounts/server/prove-password.ts';

export function apiKeysRoutes(app: ApiApp, shop: Shop): void {
  app.get('/api/keys', (request) => keysOf(shop.db, signedInUser(request).id));

  app.post('/api/keys', async (request, reply) => {
    const { password, ...form } = request.body;
    const userId = signedInUser(request).id;
    const user = await provePassword(shop, { userId, password, field: 'password' });
    return reply
      .status(201)
      .send(await makeApiKey(shop, { user, sessionId: request.knownSession!.id! }, form));
  });

  app.delete('/api/keys/:id', async (request) => {
    await revokeApiKey(shop.db, signedInUser(request), request.params.id);
    return { id: request.params.id };
  });
}
