import type { PaymentProvider } from '#domains/payments/server/payment-provider.ts';
import type { Config } from '#engine/server/config.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import type { Shop } from '#engine/server/shop.ts';
import { payByTest, testPaymentOf } from './pay-by-test.ts';

/**
 * Pays nothing to nobody, by a page of the shop. Who pressed which button stands in our own tables, under the order's lock;
 * this side of it knows nothing and is always open.
 */
export function testProvider({ publicUrl }: Pick<Config, 'publicUrl'>): PaymentProvider {
  const pageOf = (reference: string) => `${publicUrl}/pay/${reference}`;
  return {
    start: async ({ reference }) => ({ sessionId: null, redirectUrl: pageOf(reference) }),
    lookUp: async ({ reference }) => ({ state: 'open', redirectUrl: pageOf(reference) }),
    capture: async ({ reference }, amountCents) => ({ state: 'paid', providerId: reference, amountCents }),
    cancel: async () => ({ state: 'closed' }),
    refund: async (_attempt, _amountCents, idempotencyKey) => ({
      providerId: `test:${idempotencyKey}`,
      isFailed: false,
      reason: null,
    }),
    feeOf: async () => 0,
    cards: {
      // There is nothing to type in: the card is kept at once, and always has money.
      setUp: async ({ reference }) => ({
        state: 'kept',
        sessionId: null,
        customerId: `test:${reference}`,
        cardId: `test:${reference}`,
        label: null,
      }),
      lookUpSetup: async () => ({ state: 'closed' }),
      findCharge: async () => undefined,
      charge: async ({ reference, amountCents }) => ({
        state: 'paid',
        providerId: `test:${reference}`,
        amountCents,
      }),
      forget: async () => undefined,
    },
  };
}

/** The page that stands for a provider: what is to be paid, and its buttons. */
export function testProviderRoutes(app: ApiApp, shop: Shop): void {
  const requireTest = () => {
    if (!shop.config.payments.includes('test')) throw new AppError('not_found', 'errors:payments.notFound');
  };

  app.get('/api/payments/test/:reference', (request) => {
    requireTest();
    return testPaymentOf(shop, request.params.reference);
  });

  app.post('/api/payments/test/:reference', async (request) => {
    requireTest();
    const { reference } = request.params;
    await payByTest(shop, reference, request.body.outcome);
    return testPaymentOf(shop, reference);
  });
}
