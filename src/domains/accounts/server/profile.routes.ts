import type { FastifyRequest } from 'fastify';
import { openPictureStore } from '#engine/server/files/open-picture-store.ts';
import { removeUnusedPictures } from '#domains/catalogue/server/pictures/remove-unused-pictures.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { messageFor } from '#engine/server/http/message-for.ts';
import { clearSessionCookie } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { requireCurrentUser, userById } from './accounts.queries.ts';
import { requestEmailChange } from './change-email.ts';
import { deleteAccount } from './delete-account.ts';
import { ownData } from './own-data.queries.ts';
import { provePassword } from './prove-password.ts';
import { setNotifications, updateBuyerProfile, updateProducerProfile } from './update-profile.ts';

export function profileRoutes(app: ApiApp, shop: Shop): void {
  const { catalogue, db } = shop;
  const pictures = openPictureStore(shop);

  app.put('/api/profile/buyer', async (request) => {
    await updateBuyerProfile(db, signedInUser(request).id, request.body);
    return whoIs(request);
  });

  app.put('/api/profile/producer', async (request) => {
    await updateProducerProfile(catalogue, signedInUser(request).id, request.body, new Date());
    return whoIs(request);
  });

  app.put('/api/profile/notifications', async (request) => {
    await setNotifications(db, signedInUser(request), request.body.notifyOnDeals);
    return whoIs(request);
  });

  app.put('/api/profile/email', async (request, reply) => {
    const { email, password } = request.body;
    await requestEmailChange(shop, await owner(request, password), {
      email,
      sessionId: request.knownSession!.id!,
    });
    return reply.status(202).send(messageFor(request, 'accounts:changeEmail.sentTitle'));
  });

  app.get('/api/profile/export', async (request, reply) => {
    const user = await userById(db, signedInUser(request).id);
    if (user === undefined) throw new AppError('unauthenticated', 'errors:unauthenticated');
    reply.header('cache-control', 'no-store');
    reply.header('content-disposition', 'attachment; filename="my-data.json"');
    reply.type('application/json; charset=utf-8');
    return JSON.stringify(await ownData(db, user), null, 2);
  });

  app.delete('/api/profile', async (request, reply) => {
    const user = await owner(request, request.body.password);
    await deleteAccount(catalogue, user, request.knownSession!.id!);
    // The hourly clean-up would do it too; who leaves need not wait for it.
    if (user.role === 'PRODUCER')
      await removeUnusedPictures(shop, pictures).catch((error: unknown) =>
        request.log.warn({ err: error }, 'pictures of a deleted account are left to the hourly clean-up'),
      );
    clearSessionCookie(reply);
    return messageFor(request, 'accounts:deleteAccount.doneTitle');
  });

  const owner = (request: FastifyRequest, password: string) =>
    provePassword(shop, {
      userId: signedInUser(request).id,
      password,
      field: 'password',
    });

  const whoIs = (request: FastifyRequest) => requireCurrentUser(db, signedInUser(request).id);
}
