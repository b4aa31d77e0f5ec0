import { listSchema } from '#engine/model/paging.ts';
import { adminReturnSchema, returnRowSchema } from '#domains/returns/model/handled-return.ts';
import { adminReturnListSchema, returnDecisionSchema } from '#domains/returns/model/return-input.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { idParamsSchema } from '#engine/server/http/path-params.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { Shop } from '#engine/server/shop.ts';
import { listReturns } from './admin-returns.queries.ts';
import { decideReturn } from './decide-return.ts';
import { returnCase } from '#domains/returns/server/return-case.ts';

const config = { guard: 'ADMIN' } as const;

export function adminReturnsRoutes(app: ApiApp, { catalogue, db }: Shop): void {
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
