import { Readable } from 'node:stream';
import { z } from 'zod';
import { currentUserSchema, roleSchema } from '#shared/accounts/current-user.ts';
import {
  adminProducerSchema,
  adminUserSchema,
  producerVerdictSchema,
  waitlistEntrySchema,
} from '#shared/admin/admin.ts';
import { newAdminSchema, newBuyerSchema, newProducerSchema } from '#shared/admin/create-user.ts';
import { adminListSchema } from '#server/features/admin/admin-list.ts';
import type { App } from '#server/http/app-type.ts';
import { signedInUser } from '#server/http/guards.ts';
import { idParamsSchema } from '#server/http/path-params.ts';
import { pageSchema } from '#server/http/paging.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import type { Shop } from '#server/shop.ts';
import { changeRole } from './change-role.ts';
import { createUser } from './create-user.ts';
import { csv } from './csv.ts';
import { wholeWaitlist } from './export.queries.ts';
import { judgeProducer } from './judge-producer.ts';
import { listProducers, listUsers, listWaitlist } from './people.queries.ts';

const config = { guard: 'ADMIN' } as const;
const done = { 200: z.object({ id: z.number() }) };
const listOf = <Item extends z.ZodType>(item: Item) => ({ 200: z.union([z.array(item), pageSchema(item)]) });
const created = { 201: z.object({ user: currentUserSchema.shape.user }) };
const waitlistQuery = adminListSchema.extend({
  role: z.enum(['BUYER', 'PRODUCER'], 'validation:roleInvalid').optional(),
});

/** Users, producers awaiting approval, and the waitlist. */
export function adminPeopleRoutes(app: App, { catalogue, db }: Shop): void {
  app.get(
    '/api/admin/users',
    {
      config,
      schema: {
        querystring: adminListSchema.extend({ role: roleSchema.optional() }),
        response: listOf(adminUserSchema),
      },
    },
    (request) => listUsers(db, request.query),
  );

  app.post(
    '/api/admin/users/admin',
    { config, schema: { body: newAdminSchema, response: created } },
    async (request, reply) => {
      const user = await createUser(
        db,
        signedInUser(request),
        { role: 'ADMIN', form: request.body },
        requestLanguage(request),
      );
      return reply.status(201).send({ user });
    },
  );

  app.post(
    '/api/admin/users/buyer',
    { config, schema: { body: newBuyerSchema, response: created } },
    async (request, reply) => {
      const user = await createUser(
        db,
        signedInUser(request),
        { role: 'BUYER', form: request.body },
        requestLanguage(request),
      );
      return reply.status(201).send({ user });
    },
  );

  app.post(
    '/api/admin/users/producer',
    { config, schema: { body: newProducerSchema, response: created } },
    async (request, reply) => {
      const user = await createUser(
        db,
        signedInUser(request),
        { role: 'PRODUCER', form: request.body },
        requestLanguage(request),
      );
      return reply.status(201).send({ user });
    },
  );

  app.patch(
    '/api/admin/users/:id/role',
    { config, schema: { params: idParamsSchema, body: z.object({ role: roleSchema }), response: done } },
    async (request) => {
      await changeRole(catalogue, signedInUser(request), request.params.id, request.body.role);
      return { id: request.params.id };
    },
  );

  app.get(
    '/api/admin/producers',
    {
      config,
      schema: {
        querystring: adminListSchema.extend({
          status: z.enum(['awaiting', 'verified', 'declined'], 'validation:statusInvalid').optional(),
        }),
        response: listOf(adminProducerSchema),
      },
    },
    (request) => listProducers(db, request.query),
  );

  app.patch(
    '/api/admin/producers/:id',
    {
      config,
      schema: { params: idParamsSchema, body: producerVerdictSchema, response: done },
    },
    async (request) => {
      await judgeProducer(catalogue, signedInUser(request), request.params.id, request.body);
      return { id: request.params.id };
    },
  );

  app.get(
    '/api/admin/waitlist',
    { config, schema: { querystring: waitlistQuery, response: listOf(waitlistEntrySchema) } },
    (request) => listWaitlist(db, request.query),
  );

  app.get(
    '/api/admin/waitlist/export',
    { config, schema: { querystring: waitlistQuery } },
    (request, reply) => {
      const { role, q } = request.query;
      const header = ['id', 'name', 'email', 'role', 'companyName', 'message', 'createdAt'];
      const lines = csv(header, wholeWaitlist(db, { role, q }), (entry) => [
        entry.id,
        entry.name,
        entry.email,
        entry.role,
        entry.companyName,
        entry.message,
        entry.createdAt,
      ]);
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="waitlist.csv"');
      return reply.send(Readable.from(lines));
    },
  );
}
