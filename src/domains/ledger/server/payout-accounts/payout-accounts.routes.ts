import { ownProducer } from '#domains/catalogue/server/products/own-producer.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { changePayoutAccount } from './change-payout-account.ts';
import { refreshAccount } from './open-provider-account.ts';
import { payoutAccountOf } from './payout-accounts.queries.ts';

/** Where a producer's money goes. */
export function payoutAccountsRoutes(app: ApiApp, shop: Shop): void {
  app.get('/api/producer/payout-account', async (request) => {
    const { id } = await ownProducer(shop.db, signedInUser(request));
    const now = new Date();
    await refreshAccount(shop, id, now);
    return payoutAccountOf(shop, id, now);
  });

  app.put('/api/producer/payout-account', async (request) => {
    const user = signedInUser(request);
    const producer = await ownProducer(shop.db, user);
    const now = new Date();
    const by = { user, sessionId: request.knownSession!.id!, now };
    const onboardingUrl = await changePayoutAccount(shop, producer, request.body, by);
    return { ...(await payoutAccountOf(shop, producer.id, now)), onboardingUrl };
  });
}
