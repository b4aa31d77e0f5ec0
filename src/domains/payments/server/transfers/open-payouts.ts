import type { PayoutProviderName } from '#domains/ledger/model/payout-account.ts';
import type { PayoutProvider } from '#domains/ledger/server/payout-provider.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import { payoutsBySource } from '#domains/payments/server/source/payout-source.ts';
import { tracedCalls } from '#engine/server/traces/traced-calls.ts';
import type { Shop } from '#engine/server/shop.ts';

type Settings = Pick<Shop, 'config' | 'links'>;

declare module '#engine/server/config.ts' {
  interface Config {
    /** The domain that pays producers who choose it, beside banks and Stripe: that of an extension. */
    readonly payoutSource?: PayoutProviderName | undefined;
  }
}

/** Those that producers may choose. */
export function offeredPayouts(settings: Settings): PayoutProviderName[] {
  const stripe = openPayouts(settings, 'stripe') === undefined ? [] : (['stripe'] as const);
  const { payoutSource } = settings.config;
  return payoutSource === undefined ? [...stripe] : [...stripe, payoutSource];
}

/** Also one that is not offered any more makes what it was told. Undefined: it cannot be asked. */
export function openPayouts(settings: Settings, name: PayoutProviderName): PayoutProvider | undefined {
  if (name === 'stripe') return openProviders(settings).stripe?.payouts;
  const added = payoutsBySource(name, settings.config);
  return added && tracedCalls(name, added);
}
