import type { Config } from '#engine/server/config.ts';
import type { PaymentProvider } from './payment-provider.ts';

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
  };
}
