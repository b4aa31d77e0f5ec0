import { doDueJobs } from '#domains/payments/server/do-jobs.ts';
import type { DisputeWithEvidence } from '#domains/payments/model/disputes/dispute.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { answerDispute } from './answer-dispute.ts';
import { collectEvidence } from './collect-evidence.ts';
import { findDispute, listDisputes } from './disputes.queries.ts';

/** Payments that customers dispute with their bank, for administrators. */
export function disputesRoutes(app: ApiApp, shop: Shop): void {
  const { db } = shop;
  const providers = openProviders(shop);
  const disputeNow = async (id: number): Promise<DisputeWithEvidence> => {
    const dispute = await findDispute(db, id);
    if (dispute === undefined) throw new AppError('not_found', 'errors:disputes.notFound');
    return { ...dispute, evidence: await collectEvidence(shop, dispute.orderId) };
  };

  app.get('/api/admin/disputes', (request) => listDisputes(db, request.query));

  app.get('/api/admin/disputes/:id', (request) => disputeNow(request.params.id));

  app.post('/api/admin/disputes/:id/evidence', async (request) => {
    const { id } = request.params;
    const by = { admin: signedInUser(request), now: new Date() };
    await answerDispute(db, id, { kind: 'evidence', note: request.body?.note || null }, by);
    // The provider is asked at once; what fails now is tried again later.
    await doDueJobs(shop, providers, { now: new Date(), log: request.log });
    return disputeNow(id);
  });

  app.post('/api/admin/disputes/:id/accept', async (request) => {
    const { id } = request.params;
    const by = { admin: signedInUser(request), now: new Date() };
    await answerDispute(db, id, { kind: 'acceptance', note: null }, by);
    await doDueJobs(shop, providers, { now: new Date(), log: request.log });
    return disputeNow(id);
  });
}
