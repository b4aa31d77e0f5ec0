import { Stripe } from 'stripe';

/** With which account of Stripe the shop works, and where it is asked. */
export interface StripeAccess {
  secretKey: string;
  /** Undefined: Stripe itself. */
  apiUrl: string | undefined;
}

/** `timeoutMs`: of one try; `retries`: after a connection that failed. */
export function openStripe(
  { secretKey, apiUrl }: StripeAccess,
  { timeoutMs, retries }: { timeoutMs: number; retries: number },
): Stripe {
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
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
