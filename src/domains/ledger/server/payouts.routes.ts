import { z } from 'zod';
import { adminPayoutListSchema, adminPayoutSchema, payoutPaidSchema } from '#domains/ledger/model/payouts.ts';
import { listSchema } from '#engine/model/paging.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { idParamsSchema } from '#engine/server/http/path-params.ts';
import type { Shop } from '#engine/server/shop.ts';
import { confirmPayout } from './confirm-payout.ts';
import { sendStatement } from './payout-statement.ts';
import { findPayout, listPayouts, payoutsById } from './payouts.queries.ts';
import { runPayouts } from './run-payouts.ts';

const config = { guard: 'ADMIN' } as const;

export function payoutsRoutes(app: ApiApp, { db }: Shop): void {
  app.get(
    '/api/admin/payouts',
    {
      config,
      schema: { querystring: adminPayoutListSchema, response: { 200: listSchema(adminPayoutSchema) } },
    },
    (request) => listPayouts(db, request.query),
  );

  app.post(
    '/api/admin/payouts/run',
    { config, schema: { response: { 200: z.object({ items: z.array(adminPayoutSchema) }) } } },
    async (request) => {
      const ids = await runPayouts(db, new Date());
      await recordAudit(db, {
        actor: signedInUser(request),
        action: 'payout.run',
        entityType: 'payout',
        entityId: ids.join(' ') || '-',
        detail: { payouts: ids.length },
      });
      return { items: await payoutsById(db, ids) };
    },
  );

  app.patch(
    '/api/admin/payouts/:id',
    {
      config,
      schema: { params: idParamsSchema, body: payoutPaidSchema, response: { 200: adminPayoutSchema } },
    },
    (request) => confirmPayout(db, request.params.id, request.body.reference, signedInUser(request)),
  );

  app.get(
    '/api/admin/payouts/:id/statement',
    { config, schema: { params: idParamsSchema } },
    async (request, reply) => {
      const payout = await findPayout(db, request.params.id);
      if (payout === undefined) throw new AppError('not_found', 'errors:payouts.notFound');
      return sendStatement(reply, db, payout.id);
    },
  );
}
