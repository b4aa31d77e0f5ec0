import { z } from 'zod';
import { apiKeySchema, madeKeySchema, newKeySchema } from '#engine/model/api-key.ts';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { idParamsSchema } from '#engine/server/http/path-params.ts';
import type { Shop } from '#engine/server/shop.ts';
import { keysOf } from './api-keys.queries.ts';
import { makeApiKey } from './make-api-key.ts';
import { provePassword } from '#domains/accounts/server/prove-password.ts';
import { revokeApiKey } from './revoke-api-key.ts';

const config = { guard: ['PRODUCER', 'ADMIN'], sessionOnly: true } as const;

export function apiKeysRoutes(app: ApiApp, shop: Shop): void {
  app.get('/api/keys', { config, schema: { response: { 200: z.array(apiKeySchema) } } }, (request) =>
    keysOf(shop.db, signedInUser(request).id),
  );

  app.post(
    '/api/keys',
    { config, schema: { body: newKeySchema, response: { 201: madeKeySchema } } },
    async (request, reply) => {
      const { password, ...form } = request.body;
      const userId = signedInUser(request).id;
      const owner = await provePassword(shop, { userId, password, field: 'password' });
      return reply.status(201).send(await makeApiKey(shop, owner, form));
    },
  );

  app.delete(
    '/api/keys/:id',
    { config, schema: { params: idParamsSchema, response: { 200: idResponseSchema } } },
    async (request) => {
      await revokeApiKey(shop.db, signedInUser(request), request.params.id);
      return { id: request.params.id };
    },
  );
}
