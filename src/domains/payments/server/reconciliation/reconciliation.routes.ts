import { openProviders } from '#domains/payments/server/providers.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { listDifferences } from './differences.queries.ts';
import { explainDifference } from './explain-difference.ts';
import { reconcile } from './reconcile.ts';

/** Our books beside the provider's. */
export function reconciliationRoutes(app: ApiApp, shop: Shop): void {
  app.get('/api/admin/reconciliation', (request) => listDifferences(shop.db, request.query));

  app.post('/api/admin/reconciliation/run', async (request) => {
    const done = await reconcile(shop.db, openProviders(shop), new Date()).catch((error: unknown) => {
      request.log.warn({ error }, 'the provider’s balance could not be read');
      throw new AppError('unavailable', 'errors:payments.providerAway');
    });
    if (done === undefined) throw new AppError('conflict', 'errors:reconciliation.notNow');
    return done;
  });

  app.post('/api/admin/reconciliation/:id/explanation', (request) =>
    explainDifference(shop.db, request.params.id, request.body.note, signedInUser(request)),
  );
}
