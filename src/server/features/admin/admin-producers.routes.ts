import { adminProducerListSchema } from '#shared/admin/admin-lists.ts';
import { adminProducerSchema, producerVerdictSchema } from '#shared/admin/admin.ts';
import { idAnswerSchema } from '#shared/api/answers.ts';
import { listSchema } from '#shared/paging.ts';
import type { RoomApp } from '#server/http/app-type.ts';
import { signedInUser } from '#server/http/guards.ts';
import { idParamsSchema } from '#server/http/path-params.ts';
import type { Shop } from '#server/shop.ts';
import { judgeProducer } from './judge-producer.ts';
import { listProducers } from './producers.queries.ts';

const config = { guard: 'ADMIN' } as const;

/** Producers, those awaiting approval above all. */
export function adminProducersRoutes(app: RoomApp, { catalogue, db }: Shop): void {
  app.get(
    '/api/admin/producers',
    {
      config,
      schema: { querystring: adminProducerListSchema, response: { 200: listSchema(adminProducerSchema) } },
    },
    (request) => listProducers(db, request.query, new Date()),
  );

  app.patch(
    '/api/admin/producers/:id',
    {
      config,
      schema: { params: idParamsSchema, body: producerVerdictSchema, response: { 200: idAnswerSchema } },
    },
    async (request) => {
      await judgeProducer(catalogue, signedInUser(request), request.params.id, request.body);
      return { id: request.params.id };
    },
  );
}
