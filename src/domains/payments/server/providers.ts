import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { stripeProvider } from '#domains/payments/server/stripe/stripe-provider.ts';
import { testProvider } from './test-provider.ts';

/** What can be asked. Invoices have none: an administrator says what came in. */
export type Providers = Partial<Record<PaymentMethod, PaymentProvider>>;

export function openProviders({ config, links }: Pick<Shop, 'config' | 'links'>): Providers {
  return {
    test: testProvider(config),
    ...(config.stripe && { card: stripeProvider(config.stripe, config, links) }),
  };
}

/** Orders of a method that was taken out of the settings since wait until it is back. */
export function providerOf(providers: Providers, method: PaymentMethod): PaymentProvider {
  const provider = providers[method];
  if (provider === undefined) throw new AppError('unavailable', 'errors:payments.providerAway');
  return provider;
}
