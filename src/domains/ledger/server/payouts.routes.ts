import { recordAudit } from '#engine/server/audit/audit.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { confirmPayout } from './confirm-payout.ts';
import { sendStatement } from './payout-statement.ts';
import { findPayout, listPayouts, payoutsById } from './payouts.queries.ts';
import { runPayouts } from './run-payouts.ts';

export function payoutsRoutes(app: ApiApp, { db }: Shop): void {
  app.get('/api/admin/payouts', (request) => listPayouts(db, request.query));

  app.post('/api/admin/payouts/run', async (request) => {
    const ids = await runPayouts(db, new Date());
    await recordAudit(db, {
      actor: signedInUser(request),
      action: 'payout.run',
      entityType: 'payout',
      entityId: ids.join(' ') || '-',
      detail: { payouts: ids.length },
    });
    return { items: await payoutsById(db, ids) };
  });

  app.patch('/api/admin/payouts/:id', (request) =>
    confirmPayout(db, request.params.id, request.body.reference, signedInUser(request)),
  );

  app.get('/api/admin/payouts/:id/statement', async (request, reply) => {
    const payout = await findPayout(db, request.params.id);
    if (payout === undefined) throw new AppError('not_found', 'errors:payouts.notFound');
    return sendStatement(reply, db, payout.id);
  });
}
