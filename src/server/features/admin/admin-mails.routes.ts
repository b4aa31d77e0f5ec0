import { adminListSchema } from '#shared/admin/admin-lists.ts';
import { refusedAddressSchema } from '#shared/admin/admin.ts';
import { idAnswerSchema } from '#shared/api/answers.ts';
import { listSchema } from '#shared/paging.ts';
import type { RoomApp } from '#server/http/app-type.ts';
import { signedInUser } from '#server/http/guards.ts';
import { idParamsSchema } from '#server/http/path-params.ts';
import type { Shop } from '#server/shop.ts';
import { liftRefusal } from './lift-refusal.ts';
import { listRefusedAddresses } from './people.queries.ts';

const config = { guard: 'ADMIN' } as const;

/** What bounced. */
export function adminMailsRoutes(app: RoomApp, { db }: Shop): void {
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
    { config, schema: { params: idParamsSchema, response: { 200: idAnswerSchema } } },
    async (request) => {
      await liftRefusal(db, signedInUser(request), request.params.id);
      return { id: request.params.id };
    },
  );
}
