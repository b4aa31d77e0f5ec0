import type { FastifyRequest } from 'fastify';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { Shop } from '#engine/server/shop.ts';
import { changeRole } from './change-role.ts';
import { markBusiness } from './mark-business.ts';
import { createUser, type NewUser } from './create-user.ts';
import { listUsers } from '#domains/accounts/server/accounts.queries.ts';

export function adminUsersRoutes(app: ApiApp, { catalogue, db }: Shop): void {
  const create = async (request: FastifyRequest, newUser: NewUser) => ({
    user: await createUser(db, signedInUser(request), newUser, requestLanguage(request)),
  });

  app.get('/api/admin/users', (request) => listUsers(db, request.query));

  app.post('/api/admin/users/admin', async (request, reply) =>
    reply.status(201).send(await create(request, { role: 'ADMIN', form: request.body })),
  );

  app.post('/api/admin/users/buyer', async (request, reply) =>
    reply.status(201).send(await create(request, { role: 'BUYER', form: request.body })),
  );

  app.post('/api/admin/users/producer', async (request, reply) =>
    reply.status(201).send(await create(request, { role: 'PRODUCER', form: request.body })),
  );

  app.patch('/api/admin/users/:id/role', async (request) => {
    await changeRole(catalogue, signedInUser(request), request.params.id, request.body.role);
    return { id: request.params.id };
  });

  app.patch('/api/admin/users/:id/business', async (request) => {
    await markBusiness(db, signedInUser(request), request.params.id, request.body);
    return { id: request.params.id };
  });
}
