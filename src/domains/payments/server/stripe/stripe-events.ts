import { Stripe } from 'stripe';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ProviderState, Refunded } from '#domains/payments/server/payment-provider.ts';
import type { StripeSettings } from './stripe-client.ts';
import { stateOfIntent, stateOfRefund, stateOfSession } from './stripe-states.ts';

/** What it says of a payment, or that a try of it was declined. */
export type ReportedState = ProviderState | { state: 'declined'; providerId: string };

/** What an event of Stripe tells about one of our payments, or about a refund that it had made for us. */
export type PaymentNews = { reference: string; reported: ReportedState } | { failedRefund: Refunded };

/** The event, if Stripe has signed these very bytes for us, and lately. */
export function readEvent(body: Buffer, signature: string, settings: StripeSettings): Stripe.Event {
  const event = verified(body, signature, settings.webhookSecret);
  const isLive = /^[sr]k_live_/.test(settings.secretKey);
  if (event.account !== undefined || event.livemode !== isLive)
    throw new AppError('invalid', 'errors:payments.otherAccount');
  return event;
}

function verified(body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    // Not signed, signed long ago, changed on the way, or no JSON at all.
    throw new AppError('invalid', 'errors:payments.signature');
  }
}

/** Undefined: nothing that we asked for. Others may use the same account. */
export function newsOf(event: Stripe.Event): PaymentNews | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const { client_reference_id: reference } = event.data.object;
      return reference === null ? undefined : { reference, reported: stateOfSession(event.data.object) };
    }
    // A card has promised money: the session's own event does not say so.
    case 'payment_intent.amount_capturable_updated': {
      const { reference } = event.data.object.metadata;
      return reference === undefined ? undefined : { reference, reported: stateOfIntent(event.data.object) };
    }
    case 'payment_intent.payment_failed': {
      const { reference } = event.data.object.metadata;
      return reference === undefined
        ? undefined
        : { reference, reported: { state: 'declined', providerId: event.id } };
    }
    case 'refund.failed': {
      // Only ours carry a key: what was made in Stripe's dashboard is none of the shop's.
      const isOurs = event.data.object.metadata?.key !== undefined;
      return isOurs ? { failedRefund: stateOfRefund(event.data.object) } : undefined;
    }
    default:
      return undefined;
  }
}
