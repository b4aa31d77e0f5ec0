import { availableCents, upcomingPayouts } from '#domains/ledger/model/upcoming.ts';
import { nextPayoutAfter } from '#domains/ledger/model/payout-days.ts';
import { shopDay } from '#engine/model/dates.ts';
import { toDollars } from '#engine/model/money.ts';
import { ownProducer } from '#domains/catalogue/server/products/own-producer.ts';
import { unpaidParts } from './due.queries.ts';
import { sumsOfProducer } from './earned.queries.ts';
import { payoutLines } from './payout-lines.queries.ts';
import { sendStatement } from './payout-statement.ts';
import { findPayout, payoutsOfProducer } from './payouts.queries.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';

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
    const unpaid = await unpaidParts(db, producerId);
    return {
      balance: toDollars((await sumsOfProducer(db, producerId)).balance),
      available: toDollars(availableCents(unpaid, now)),
      nextPayoutOn: shopDay(nextPayoutAfter(now)),
      upcoming: upcomingPayouts(unpaid, now).map(({ cents, ...each }) => ({
        ...each,
        amount: toDollars(cents),
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
