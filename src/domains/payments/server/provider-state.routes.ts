import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import type { Shop } from '#engine/server/shop.ts';
import { failingTasks } from './failing-jobs.ts';
import { stripeState, testStripe } from './stripe/stripe-state.ts';

/** How it stands with the payment provider, for the owner. Its keys stay in the environment. */
export function providerStateRoutes(app: ApiApp, { config, db }: Shop): void {
  app.get('/api/admin/payment-provider', async () => ({
    ...(await stripeState(db, config)),
    failing: await failingTasks(db),
  }));

  app.post('/api/admin/payment-provider/test', () => {
    if (config.stripe === undefined) throw new AppError('conflict', 'errors:payments.noProvider');
    return testStripe(config.stripe);
  });
}
