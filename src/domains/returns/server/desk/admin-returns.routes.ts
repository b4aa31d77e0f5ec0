import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { Shop } from '#engine/server/shop.ts';
import { listReturns } from './admin-returns.queries.ts';
import { decideReturn } from './decide-return.ts';
import { returnCase } from '#domains/returns/server/return-case.ts';

export function adminReturnsRoutes(app: ApiApp, { catalogue, db }: Shop): void {
  app.get('/api/admin/returns', (request) => listReturns(db, request.query, requestLanguage(request)));

  app.get('/api/admin/returns/:id', (request) => returnCase(db, request.params.id, requestLanguage(request)));

  app.patch('/api/admin/returns/:id', async (request) => {
    const { id } = request.params;
    const language = requestLanguage(request);
    const admin = signedInUser(request);
    await decideReturn(catalogue, id, request.body, { admin, language, now: new Date() });
    return returnCase(db, id, language);
  });
}
