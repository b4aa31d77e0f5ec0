import { recordAudit } from '#engine/server/audit/audit.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { idempotencyKey } from '#engine/server/http/idempotency.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { confirmPayout } from './confirm-payout.ts';
import { sendStatement, payoutLines } from './payout-statement.ts';
import { findPayout, listPayouts, payoutsById, payoutsOfProducer } from './payouts.queries.ts';
import { payoutRecord } from './payout-record.ts';
import { producerMoney } from './producer-money.ts';
import { runPayouts } from './run-payouts.ts';
import { availableCents, upcomingPayouts } from '#domains/ledger/model/upcoming.ts';
import { nextPayoutAfter } from '#domains/ledger/model/payout-days.ts';
import { shopDay } from '#engine/model/dates.ts';
import { toCents, toAmount } from '#engine/model/money.ts';
import { ownProducer } from '#domains/catalogue/server/products/own-producer.ts';
import { takeBack } from './transfers/take-back.ts';
import { unsettledParts } from './due.queries.ts';
import { sumsOfProducer } from './balances.queries.ts';

export function payoutsRoutes(app: ApiApp, shop: Shop): void {
  const { db } = shop;
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

  app.get('/api/admin/producers/:id/money', (request) => producerMoney(shop, request.params.id, new Date()));

  app.get('/api/admin/payouts/:id', (request) => payoutRecord(db, request.params.id));

  app.patch('/api/admin/payouts/:id', (request) =>
    confirmPayout(db, request.params.id, request.body.reference, signedInUser(request)),
  );

  app.post('/api/admin/payouts/:id/reversal', async (request, reply) => {
    const { amount } = request.body;
    const asked = { amountCents: toCents(amount), key: idempotencyKey(request) };
    const payout = await takeBack(db, request.params.id, asked, signedInUser(request));
    return reply.status(202).send(payout);
  });

  app.get('/api/admin/payouts/:id/statement', async (request, reply) => {
    const payout = await findPayout(db, request.params.id);
    if (payout === undefined) throw new AppError('not_found', 'errors:payouts.notFound');
    return sendStatement(reply, db, payout.id);
  });
}

/** What a producer gets, when, and for what. */
export function deskPayoutsRoutes(app: ApiApp, { db }: Shop): void {
  const ownPayout = async (user: { id: number }, payoutId: number) => {
    const { id: producerId } = await ownProducer(db, user);
    const payout = await findPayout(db, payoutId, { producerId });
    if (payout === undefined) throw new AppError('not_found', 'errors:payouts.notFound');
    return payout;
  };

  app.get('/api/producer/payouts', async (request) => {
    const { id: producerId } = await ownProducer(db, signedInUser(request));
    const now = new Date();
    const unsettled = await unsettledParts(db, producerId);
    return {
      balance: toAmount((await sumsOfProducer(db, producerId)).balance),
      available: toAmount(availableCents(unsettled, now)),
      nextPayoutOn: shopDay(nextPayoutAfter(now)),
      upcoming: upcomingPayouts(unsettled, now).map(({ cents, ...each }) => ({
        ...each,
        amount: toAmount(cents),
      })),
      items: await payoutsOfProducer(db, producerId),
    };
  });

  app.get('/api/producer/payouts/:id', async (request) => {
    const payout = await ownPayout(signedInUser(request), request.params.id);
    return { ...payout, lines: await payoutLines(db, payout.id) };
  });

  app.get('/api/producer/payouts/:id/statement', async (request, reply) => {
    const payout = await ownPayout(signedInUser(request), request.params.id);
    return sendStatement(reply, db, payout.id);
  });
}
