import {
  rulesOf,
  type PaymentMethod,
  type ProviderName,
} from '#domains/orders/model/payments/payment-method.ts';
import { addedNames, type AddedName } from '#engine/model/added-names.ts';
import { tracedCalls } from '#engine/server/traces/traced-calls.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { App } from '#engine/server/http/app-type.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { BalanceBook, PaymentProvider } from './payment-provider.ts';
import { paymentBySource } from './source/payment-source.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';
import { addStripeWebhook } from './stripe/stripe-webhook.ts';
import { testProvider, testProviderRoutes } from './test-provider/test-provider.ts';

type Settings = Pick<Shop, 'config' | 'links'>;

interface KnownProvider {
  /** Undefined where the settings say nothing of it. */
  open: (settings: Settings) => PaymentProvider | undefined;
  /** Where it tells what happened, or stands in the shop itself. */
  routes: (app: App, shop: Shop) => void;
}

/** All there are but those of extensions. A new one is a folder beside these, a line here, and a method that names it (`METHODS`). */
const PROVIDERS: Record<Exclude<ProviderName, AddedName>, KnownProvider> = {
  stripe: {
    open: ({ config, links }) => config.stripe && stripeProvider(config.stripe, config, links),
    routes: addStripeWebhook,
  },
  test: { open: ({ config }) => testProvider(config), routes: testProviderRoutes },
};

export const providerRoutes = Object.values(PROVIDERS).map(({ routes }) => routes);

/** Those that can be asked. */
export type Providers = Readonly<Partial<Record<ProviderName, PaymentProvider | undefined>>>;

export function openProviders(settings: Settings): Providers {
  const own = Object.entries(PROVIDERS).map(([name, { open }]) => [name, open(settings)] as const);
  const { config, links } = settings;
  const added = addedNames('payment').map((name) => [name, paymentBySource(name, config, links)] as const);
  return Object.fromEntries(
    [...own, ...added].map(([name, provider]) => [name, provider && tracedCalls(name, provider)]),
  );
}

/** Orders of a method that was taken out of the settings since wait until it is back. */
export function providerOf(providers: Providers, method: PaymentMethod): PaymentProvider {
  const { provider: name } = rulesOf(method);
  const provider = name === null ? undefined : providers[name];
  if (provider === undefined) throw new AppError('unavailable', 'errors:payments.providerAway');
  return provider;
}

/** Where the money is that our books have to agree with; undefined: no provider keeps any. */
export function providerBalance(providers: Providers): BalanceBook | undefined {
  return Object.values(providers).find((provider) => provider?.balance !== undefined)?.balance;
}
