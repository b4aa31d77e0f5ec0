import { Stripe } from 'stripe';
import { rulesOf } from '#domains/orders/model/payments/payment-method.ts';
import type { ProviderState, ProviderTest } from '#domains/payments/model/provider-state.ts';
import type { StripeSettings } from '#domains/payments/server/payment-settings.ts';
import { offeredMethods } from '#domains/payments/server/payments-settings.ts';
import type { Config } from '#engine/server/config.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { openPayments } from './stripe-provider.ts';

/** An administrator waits for it. */
const TEST_TIMEOUT_MS = 5_000;
/** Kinds of events that are shown. */
const SHOWN = 8;
/** As many of the newest events are looked at: to name the last of every kind there ever was would walk all of them. */
const LOOKED_AT = 500;

const lastEvents = statement<{ type: string; at: Date }, { looked: number; limit: number }>(
  'last-provider-events',
  `select type, max(created_at) as at from (
     select type, created_at from payment_events where provider = 'stripe' order by id desc limit $looked::int) e
    group by type order by at desc limit $limit::int`,
);

/** What is known without asking anybody. */
export async function stripeState(db: Db, config: Config): Promise<Omit<ProviderState, 'failing'>> {
  const { stripe, publicUrl } = config;
  const isOffered = offeredMethods(config).some((method) => rulesOf(method).provider === 'stripe');
  if (stripe === undefined)
    return { provider: null, mode: null, webhookUrl: null, webhooks: [], missing: ['provider'] };
  const mode = /^[sr]k_live_/.test(stripe.secretKey) ? 'live' : 'test';
  const isPublic = publicUrl.startsWith('https:');
  const events = await lastEvents(db, { looked: LOOKED_AT, limit: SHOWN });
  const lacks = {
    webhooks: events.length === 0,
    https: !isPublic,
    live: mode === 'test' && isPublic,
    connect: stripe.connectSecret === undefined,
    offered: !isOffered,
  };
  return {
    provider: 'stripe',
    mode,
    webhookUrl: `${publicUrl}/api/payments/stripe/webhook`,
    webhooks: events.map(({ type, at }) => ({ type, at: at.toISOString() })),
    missing: (Object.keys(lacks) as (keyof typeof lacks)[]).filter((name) => lacks[name]),
  };
}

/** Asks Stripe for one line of the balance: nothing is made, changed or charged. Says what came of it, never its words. */
export async function testStripe(settings: StripeSettings): Promise<ProviderTest> {
  const began = performance.now();
  const answer = await openPayments(settings)
    .balanceTransactions.list({ limit: 1 }, { timeout: TEST_TIMEOUT_MS, maxNetworkRetries: 0 })
    .then(() => 'ok' as const, answerOf);
  return { answer, milliseconds: Math.round(performance.now() - began) };
}

function answerOf(error: unknown): ProviderTest['answer'] {
  if (error instanceof Stripe.errors.StripeAuthenticationError) return 'refused';
  if (error instanceof Stripe.errors.StripePermissionError) return 'forbidden';
  if (error instanceof Stripe.errors.StripeConnectionError) return 'unreachable';
  return 'failed';
}
