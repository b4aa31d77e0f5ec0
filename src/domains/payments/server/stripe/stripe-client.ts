import { Stripe } from 'stripe';
import type { Config } from '#engine/server/config.ts';

export type StripeSettings = NonNullable<Config['stripe']>;

/** A customer waits for some of these calls; what fails is taken up again by itself. */
const TIMEOUT_MS = 10_000;

export function openStripe({ secretKey, apiUrl }: Omit<StripeSettings, 'webhookSecret'>): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiUrl !== undefined && addressOf(new URL(apiUrl))),
  });
}

function addressOf({ protocol, hostname, port }: URL) {
  const isHttps = protocol === 'https:';
  return {
    protocol: isHttps ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port === '' ? (isHttps ? 443 : 80) : Number(port),
  };
}
