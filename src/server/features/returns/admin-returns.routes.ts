import { listSchema } from '#shared/paging.ts';
import { adminReturnSchema, returnRowSchema } from '#shared/returns/handled-return.ts';
import { adminReturnListSchema, returnDecisionSchema } from '#shared/returns/return-input.ts';
import type { RoomApp } from '#server/http/app-type.ts';
import { signedInUser } from '#server/http/guards.ts';
import { idParamsSchema } from '#server/http/path-params.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import type { Shop } from '#server/shop.ts';
import { listReturns } from './admin-returns.queries.ts';
import { decideReturn } from './decide-return.ts';
import { returnCase } from './return-case.ts';

const config = { guard: 'ADMIN' } as const;

export function adminReturnsRoutes(app: RoomApp, { catalogue, db }: Shop): void {
  app.get(
    '/api/admin/returns',
    {
      config,
      schema: { querystring: adminReturnListSchema, response: { 200: listSchema(returnRowSchema) } },
    },
    (request) => listReturns(db, request.query, requestLanguage(request)),
  );

  app.get(
    '/api/admin/returns/:id',
    { config, schema: { params: idParamsSchema, response: { 200: adminReturnSchema } } },
    (request) => returnCase(db, request.params.id, requestLanguage(request)),
  );

  app.patch(
    '/api/admin/returns/:id',
    {
      config,
      schema: { params: idParamsSchema, body: returnDecisionSchema, response: { 200: adminReturnSchema } },
    },
    async (request) => {
      const { id } = request.params;
      const language = requestLanguage(request);
      const admin = signedInUser(request);
      await decideReturn(catalogue, id, request.body, { admin, language, now: new Date() });
      return returnCase(db, id, language);
    },
  );
}
