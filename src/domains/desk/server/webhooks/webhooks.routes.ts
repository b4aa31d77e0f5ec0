import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { deleteWebhook, switchWebhook } from './change-webhook.ts';
import { makeWebhook } from './make-webhook.ts';
import { sendAgain, sendTest } from './send-again.ts';
import { deliveriesOf, ownWebhook, webhooksOf } from './webhooks.queries.ts';

export function webhooksRoutes(app: ApiApp, shop: Shop): void {
  const { db } = shop;

  app.get('/api/webhooks', (request) => webhooksOf(db, signedInUser(request).id));

  app.post('/api/webhooks', async (request, reply) =>
    reply.status(201).send(await makeWebhook(shop, signedInUser(request), request.body)),
  );

  app.patch('/api/webhooks/:id', (request) =>
    switchWebhook(db, signedInUser(request), request.params.id, request.body.enabled),
  );

  app.delete('/api/webhooks/:id', async (request) => {
    await deleteWebhook(db, signedInUser(request), request.params.id);
    return { id: request.params.id };
  });

  app.post('/api/webhooks/:id/test', async (request) => {
    await sendTest(db, signedInUser(request).id, request.params.id);
    return { id: request.params.id };
  });

  app.get('/api/webhooks/:id/deliveries', async (request) => {
    const { id } = await ownWebhook(db, signedInUser(request).id, request.params.id);
    return deliveriesOf(db, id);
  });

  app.post('/api/webhook-deliveries/:id/send', async (request) => {
    await sendAgain(db, signedInUser(request).id, request.params.id);
    return { id: request.params.id };
  });
}
