import {
  adminProducerListSchema,
  adminProducerSchema,
  producerVerdictSchema,
} from '#domains/catalogue/model/desk.ts';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import { listSchema } from '#engine/model/paging.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { idParamsSchema } from '#engine/server/http/path-params.ts';
import type { Shop } from '#engine/server/shop.ts';
import { judgeProducer } from './judge-producer.ts';
import { listProducers } from './producers.queries.ts';

const config = { guard: 'ADMIN' } as const;

/** Producers, those awaiting approval above all. */
export function adminProducersRoutes(app: ApiApp, { catalogue, db }: Shop): void {
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
      schema: { params: idParamsSchema, body: producerVerdictSchema, response: { 200: idResponseSchema } },
    },
    async (request) => {
      await judgeProducer(catalogue, signedInUser(request), request.params.id, request.body);
      return { id: request.params.id };
    },
  );
}
