import { z } from 'zod';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import {
  madeWebhookSchema,
  newWebhookSchema,
  webhookChangesSchema,
  webhookDeliverySchema,
  webhookSchema,
} from '#engine/model/webhooks/webhook.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { idParamsSchema } from '#engine/server/http/path-params.ts';
import type { Shop } from '#engine/server/shop.ts';
import { deleteWebhook, switchWebhook } from './change-webhook.ts';
import { makeWebhook } from './make-webhook.ts';
import { sendAgain, sendTest } from './send-again.ts';
import { deliveriesOf, ownWebhook, webhooksOf } from './webhooks.queries.ts';

/** A stolen key shall not leave a listener behind that outlives it. */
const config = { guard: ['PRODUCER', 'ADMIN'], sessionOnly: true } as const;
const params = idParamsSchema;
const done = { 200: idResponseSchema };

export function webhooksRoutes(app: ApiApp, shop: Shop): void {
  const { db } = shop;

  app.get('/api/webhooks', { config, schema: { response: { 200: z.array(webhookSchema) } } }, (request) =>
    webhooksOf(db, signedInUser(request).id),
  );

  app.post(
    '/api/webhooks',
    { config, schema: { body: newWebhookSchema, response: { 201: madeWebhookSchema } } },
    async (request, reply) =>
      reply.status(201).send(await makeWebhook(shop, signedInUser(request), request.body)),
  );

  app.patch(
    '/api/webhooks/:id',
    { config, schema: { params, body: webhookChangesSchema, response: { 200: webhookSchema } } },
    (request) => switchWebhook(db, signedInUser(request), request.params.id, request.body.enabled),
  );

  app.delete('/api/webhooks/:id', { config, schema: { params, response: done } }, async (request) => {
    await deleteWebhook(db, signedInUser(request), request.params.id);
    return { id: request.params.id };
  });

  app.post(
    '/api/webhooks/:id/test',
    { config: { ...config, rateLimit: 'webhookTests' }, schema: { params, response: done } },
    async (request) => {
      await sendTest(db, signedInUser(request).id, request.params.id);
      return { id: request.params.id };
    },
  );

  app.get(
    '/api/webhooks/:id/deliveries',
    { config, schema: { params, response: { 200: z.array(webhookDeliverySchema) } } },
    async (request) => {
      const { id } = await ownWebhook(db, signedInUser(request).id, request.params.id);
      return deliveriesOf(db, id);
    },
  );

  app.post(
    '/api/webhook-deliveries/:id/send',
    { config: { ...config, rateLimit: 'webhookTests' }, schema: { params, response: done } },
    async (request) => {
      await sendAgain(db, signedInUser(request).id, request.params.id);
      return { id: request.params.id };
    },
  );
}
