import { ownProducer } from '#domains/catalogue/server/products/own-producer.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { changePayoutAccount } from './change-payout-account.ts';
import { payoutAccountOf } from './payout-accounts.queries.ts';

/** Where a producer's money goes. */
export function payoutAccountsRoutes(app: ApiApp, shop: Shop): void {
  app.get('/api/producer/payout-account', async (request) => {
    const { id } = await ownProducer(shop.db, signedInUser(request));
    return payoutAccountOf(shop, id, new Date());
  });

  app.put('/api/producer/payout-account', async (request) => {
    const user = signedInUser(request);
    const producer = await ownProducer(shop.db, user);
    const now = new Date();
    await changePayoutAccount(shop, producer, request.body, { user, now });
    return payoutAccountOf(shop, producer.id, now);
  });
}
