import type { ApiApp } from '#engine/server/http/app-type.ts';
import { clientNetwork } from '#engine/server/http/client-network.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { messageFor } from '#engine/server/http/message-for.ts';
import { findSession, setSessionCookie } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { addPasskey, offerPasskey } from './add-passkey.ts';
import { removePasskey, renamePasskey } from './change-passkeys.ts';
import { passkeysOf, passkeyView } from './passkeys.queries.ts';
import { provePassword } from '#domains/accounts/server/prove-password.ts';
import { askForPasskey, signInByPasskey } from './sign-in-by-passkey.ts';
import { startVisitorSession, visitorOf, welcome } from '#domains/accounts/server/user-sessions.ts';

export function passkeysRoutes(app: ApiApp, shop: Shop): void {
  app.get('/api/auth/passkeys', async (request) =>
    (await passkeysOf(shop.db, signedInUser(request).id)).map(passkeyView),
  );

  app.post('/api/auth/passkeys/setup', async (request) => {
    const { password, code } = request.body;
    const userId = signedInUser(request).id;
    const user = await provePassword(shop, { userId, password, field: 'password' });
    return offerPasskey(shop, user, { code, sessionId: request.knownSession!.id! });
  });

  app.post('/api/auth/passkeys', async (request) => {
    const owner = { userId: signedInUser(request).id, sessionId: request.knownSession!.id! };
    return addPasskey(shop, owner, request.body);
  });

  app.patch('/api/auth/passkeys/:id', async (request) => {
    const own = { userId: signedInUser(request).id, id: request.params.id };
    return renamePasskey(shop.db, own, request.body.name);
  });

  app.delete('/api/auth/passkeys/:id', async (request) => {
    await removePasskey(shop.db, { userId: signedInUser(request).id, id: request.params.id });
    return messageFor(request, 'accounts:passkeys.removedTitle');
  });

  app.post('/api/auth/passkeys/challenge', async (request, reply) => {
    const session = await findSession(shop.db, request);
    if (session?.id !== undefined) return askForPasskey(shop, session.id);
    await shop.limiter.count({ newSessions: clientNetwork(request) });
    const started = await startVisitorSession(shop.db);
    setSessionCookie(reply, started.token);
    return askForPasskey(shop, started.id);
  });

  app.post('/api/auth/passkeys/sign-in', async (request, reply) =>
    welcome(reply, await signInByPasskey(shop, request.body, await visitorOf(request, shop))),
  );
}
