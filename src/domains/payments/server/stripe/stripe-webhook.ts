import { Stripe } from 'stripe';
import type { App, ApiApp } from '#engine/server/http/app-type.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import {
  markSubject,
  type PaymentNews,
  type ProviderEvent,
  type ReportedState,
} from '#domains/payments/server/payment-provider.ts';
import type { StripeSettings } from '#domains/payments/server/payment-settings.ts';
import { takeEvent } from '#domains/payments/server/take-event.ts';
import { isOurMoney, stateOfDispute } from './stripe-disputes.ts';
import { reversalsOf, stateOfAccount } from './stripe-payouts.ts';
import { openPayments } from './stripe-provider.ts';
import { stateOfIntent, stateOfRefund, stateOfSession } from './stripe-states.ts';

/** Where Stripe tells what happened. The signature is about the bytes as they came, so nothing reads them before. */
export function addStripeWebhook(app: App, shop: Shop): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    (scope as ApiApp).post('/api/payments/stripe/webhook', async (request) => {
      const { stripe } = shop.config;
      if (stripe === undefined) throw new AppError('not_found', 'errors:not_found');
      const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
      const signature = String(request.headers['stripe-signature'] ?? '');
      const event = readEvent(body, signature, stripe, shop.links);
      await takeEvent(shop, event, new Date());
      return { received: true } as const;
    });
  });
}

/** The event, if Stripe has signed these very bytes for us, and lately. */
export function readEvent(
  body: Buffer,
  signature: string,
  settings: StripeSettings,
  links: LinkSigner,
): ProviderEvent {
  const { webhookSecret, connectSecret } = settings;
  const isLive = /^[sr]k_live_/.test(settings.secretKey);
  const own = verified(body, signature, webhookSecret);
  const ofProducer =
    own === undefined && connectSecret !== undefined ? verified(body, signature, connectSecret) : undefined;
  const event = own ?? ofProducer;
  // Not signed, signed long ago, changed on the way, or no JSON at all.
  if (event === undefined) throw new AppError('invalid', 'errors:payments.signature');
  const described = { provider: 'stripe', id: event.id, type: event.type, body } as const;
  if (own === undefined) {
    // Stripe sends those of accounts in test mode to the same place.
    const news = event.livemode === isLive ? newsOfAccount(event, links) : undefined;
    return { ...described, news };
  }
  if (event.account !== undefined || event.livemode !== isLive)
    throw new AppError('invalid', 'errors:payments.otherAccount');
  return { ...described, news: newsOf(event, settings, links) };
}

function verified(body: Buffer, signature: string, secret: string): Stripe.Event | undefined {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    return undefined;
  }
}

/** So long after it was made an account may not be written down yet. */
const NEW_ACCOUNT_S = 60 * 60;

/** What happens in the account of a producer. Only how it stands concerns us. */
function newsOfAccount(event: Stripe.Event, links: LinkSigner): PaymentNews | undefined {
  if (event.type !== 'account.updated') return undefined;
  const account = event.data.object;
  if (event.account !== account.id) return undefined;
  const isNew = event.created - (account.created ?? 0) < NEW_ACCOUNT_S;
  return {
    accountId: account.id,
    isMarked: isNew && isMarked(links, account.metadata?.key ?? '', account.metadata ?? null),
    account: () => stateOfAccount(account, new Date(event.created * 1000)),
  };
}

/** Undefined: nothing that we would ask for. */
function newsOf(event: Stripe.Event, settings: StripeSettings, links: LinkSigner): PaymentNews | undefined {
  const ofIntent = (intent: Stripe.PaymentIntent, report: () => ReportedState) => {
    const { reference } = intent.metadata ?? {};
    return reference === undefined
      ? undefined
      : { reference, isMarked: isMarked(links, reference, intent.metadata), report };
  };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const { client_reference_id: reference, metadata, mode } = event.data.object;
      // A card is kept, nothing is paid: what came of it is asked for where it is needed.
      if (mode === 'setup') return undefined;
      const report = () => stateOfSession(event.data.object);
      return reference === null
        ? undefined
        : { reference, isMarked: isMarked(links, reference, metadata), report };
    }
    // A card has promised money: the session's own event does not say so.
    case 'payment_intent.amount_capturable_updated':
      return ofIntent(event.data.object, () => stateOfIntent(event.data.object));
    case 'payment_intent.payment_failed':
      return ofIntent(event.data.object, () => ({ state: 'declined', providerId: event.id }));
    case 'refund.failed': {
      const { id: refundId, metadata, payment_intent: intent } = event.data.object;
      // Only ours carry a key: what was made in Stripe's dashboard is none of the shop's.
      const key = metadata?.key;
      if (key === undefined || intent === null) return undefined;
      return {
        refundId,
        chargeId: idOf(intent),
        isMarked: isMarked(links, key, metadata),
        failed: () => stateOfRefund(event.data.object),
      };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { payment_intent: intent } = event.data.object;
      if (intent === null) return undefined;
      const chargeId = idOf(intent);
      return {
        chargeId,
        askWhetherOurs: () => isOurMoney(openPayments(settings), links, chargeId),
        dispute: () => stateOfDispute(event.data.object, new Date(event.created * 1000)),
      };
    }
    case 'transfer.reversed': {
      const { id: transferId, metadata } = event.data.object;
      const key = metadata.key;
      if (key === undefined) return undefined;
      return {
        transferId,
        isMarked: isMarked(links, key, metadata),
        reversals: () => reversalsOf(event.data.object),
      };
    }
    default:
      return undefined;
  }
}

/** What is marked was asked for by a shop with our key. */
function isMarked(links: LinkSigner, subject: string, metadata: Stripe.Metadata | null): boolean {
  return links.verify(...markSubject(subject), metadata?.mark ?? '');
}

function idOf(named: string | { id: string }): string {
  return typeof named === 'string' ? named : named.id;
}
