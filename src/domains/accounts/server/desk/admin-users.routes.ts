import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { currentUserSchema, roleSchema } from '#engine/model/current-user.ts';
import { adminUserListSchema, adminUserSchema } from '#domains/accounts/model/desk.ts';
import { newAdminSchema, newBuyerSchema, newProducerSchema } from '#domains/accounts/model/create-user.ts';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import { listSchema } from '#engine/model/paging.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { idParamsSchema } from '#engine/server/http/path-params.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { Shop } from '#engine/server/shop.ts';
import { changeRole } from './change-role.ts';
import { createUser, type NewUser } from './create-user.ts';
import { listUsers } from './users.queries.ts';

const config = { guard: 'ADMIN' } as const;
/** Whoever could make accounts could make one that may make keys. */
const byPerson = { guard: 'ADMIN', sessionOnly: true } as const;
const created = { 201: currentUserSchema.pick({ user: true }) };

export function adminUsersRoutes(app: ApiApp, { catalogue, db }: Shop): void {
  const create = async (request: FastifyRequest, newUser: NewUser) => ({
    user: await createUser(db, signedInUser(request), newUser, requestLanguage(request)),
  });

  app.get(
    '/api/admin/users',
    { config, schema: { querystring: adminUserListSchema, response: { 200: listSchema(adminUserSchema) } } },
    (request) => listUsers(db, request.query),
  );

  app.post(
    '/api/admin/users/admin',
    { config: byPerson, schema: { body: newAdminSchema, response: created } },
    async (request, reply) =>
      reply.status(201).send(await create(request, { role: 'ADMIN', form: request.body })),
  );

  app.post(
    '/api/admin/users/buyer',
    { config: byPerson, schema: { body: newBuyerSchema, response: created } },
    async (request, reply) =>
      reply.status(201).send(await create(request, { role: 'BUYER', form: request.body })),
  );

  app.post(
    '/api/admin/users/producer',
    { config: byPerson, schema: { body: newProducerSchema, response: created } },
    async (request, reply) =>
      reply.status(201).send(await create(request, { role: 'PRODUCER', form: request.body })),
  );

  app.patch(
    '/api/admin/users/:id/role',
    {
      config: byPerson,
      schema: {
        params: idParamsSchema,
        body: z.object({ role: roleSchema }),
        response: { 200: idResponseSchema },
      },
    },
    async (request) => {
      await changeRole(catalogue, signedInUser(request), request.params.id, request.body.role);
      return { id: request.params.id };
    },
  );
}
