import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { deleteView, saveView, viewsOf } from './views.ts';

/** Saved views of lists: each person has their own, at the desk of the shop or of a producer. */
export function viewsRoutes(app: ApiApp, { db }: Shop): void {
  app.get('/api/admin/views', (request) => viewsOf(db, signedInUser(request).id));

  app.get('/api/producer/views', (request) => viewsOf(db, signedInUser(request).id));

  app.put('/api/admin/views', (request) => saveView(db, signedInUser(request).id, request.body));

  app.put('/api/producer/views', (request) => saveView(db, signedInUser(request).id, request.body));

  app.delete('/api/admin/views/:id', (request) =>
    deleteView(db, signedInUser(request).id, request.params.id),
  );

  app.delete('/api/producer/views/:id', (request) =>
    deleteView(db, signedInUser(request).id, request.params.id),
  );
}
