import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { liftRefusal } from './lift-refusal.ts';
import { listRefusedAddresses } from './system.queries.ts';

/** What bounced. */
export function adminMailsRoutes(app: ApiApp, { db }: Shop): void {
  app.get('/api/admin/refused-addresses', (request) => listRefusedAddresses(db, request.query));

  app.delete('/api/admin/refused-addresses/:id', async (request) => {
    await liftRefusal(db, signedInUser(request), request.params.id);
    return { id: request.params.id };
  });
}
