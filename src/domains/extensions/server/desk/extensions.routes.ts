import type { ApiApp } from '#engine/server/http/app-type.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { handAgain } from './hand-again.ts';
import { showPage, submitPage } from './extension-pages.ts';
import { extensionStates } from './extension-states.ts';

export function extensionsRoutes(app: ApiApp, { db }: Shop): void {
  app.get('/api/admin/extensions', (request) =>
    extensionStates(db, signedInUser(request), requestLanguage(request)),
  );

  app.post('/api/admin/extensions/:name/again', async (request) => ({
    count: await handAgain(db, signedInUser(request), request.params.name),
  }));

  app.get('/api/admin/extensions/:name/pages/:page', (request) =>
    showPage(request.params, signedInUser(request), requestLanguage(request)),
  );

  app.post('/api/admin/extensions/:name/pages/:page', (request) =>
    submitPage(db, request.params, request.body, signedInUser(request), requestLanguage(request)),
  );
}
