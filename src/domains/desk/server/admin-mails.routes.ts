import { adminListSchema } from '#engine/model/list-query.ts';
import { refusedAddressSchema } from '#domains/desk/model/admin.ts';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import { listSchema } from '#engine/model/paging.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { idParamsSchema } from '#engine/server/http/path-params.ts';
import type { Shop } from '#engine/server/shop.ts';
import { liftRefusal } from './lift-refusal.ts';
import { listRefusedAddresses } from './system.queries.ts';

const config = { guard: 'ADMIN' } as const;

/** What bounced. */
export function adminMailsRoutes(app: ApiApp, { db }: Shop): void {
  app.get(
    '/api/admin/refused-addresses',
    {
      config,
      schema: { querystring: adminListSchema, response: { 200: listSchema(refusedAddressSchema) } },
    },
    (request) => listRefusedAddresses(db, request.query),
  );

  app.delete(
    '/api/admin/refused-addresses/:id',
    { config, schema: { params: idParamsSchema, response: { 200: idResponseSchema } } },
    async (request) => {
      await liftRefusal(db, signedInUser(request), request.params.id);
      return { id: request.params.id };
    },
  );
}
