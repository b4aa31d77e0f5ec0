import type { Stripe } from 'stripe';
import { shopHome } from '#engine/model/places/shop-home.ts';
import type { Refunded } from '#domains/payments/server/payment-provider.ts';
import type { ProviderState } from '#domains/payments/server/payable.ts';

/** As Stripe writes it. */
export const stripeCurrency = () => shopHome().currency.toLowerCase();

/** Stripe says something that we do not know how to take: nothing may follow from it but another look. */
export class UnexpectedStripeAnswer extends Error {
  override readonly name = 'UnexpectedStripeAnswer';
}

/** A session whose `payment_intent` is expanded, or at least named. */
export function stateOfSession(session: Stripe.Checkout.Session): ProviderState {
  switch (session.status) {
    case 'open':
      if (session.url === null) throw new UnexpectedStripeAnswer(`Session ${session.id} has no page`);
      return { state: 'open', redirectUrl: session.url };
    case 'expired':
      return { state: 'closed' };
    case 'complete':
      return stateOfComplete(session);
    default:
      throw new UnexpectedStripeAnswer(`Session ${session.id} is ${String(session.status)}`);
  }
}

function stateOfComplete(session: Stripe.Checkout.Session): ProviderState {
  const { id, amount_total: amountCents, currency, payment_intent: intent, payment_status } = session;
  if (intent !== null && typeof intent === 'object') return stateOfIntent(intent);
  if (payment_status !== 'paid') return { state: 'processing' };
  if (intent === null || amountCents === null || currency !== stripeCurrency())
    throw new UnexpectedStripeAnswer(`Session ${id} was paid with ${amountCents} ${currency}`);
  return { state: 'paid', providerId: intent, amountCents };
}

export function stateOfIntent(intent: Stripe.PaymentIntent): ProviderState {
  const { id: providerId, currency, status } = intent;
  if (currency !== stripeCurrency())
    throw new UnexpectedStripeAnswer(`Payment ${providerId} is in ${currency}`);
  switch (status) {
    case 'succeeded':
      return { state: 'paid', providerId, amountCents: intent.amount_received };
    case 'requires_capture':
      return { state: 'authorized', providerId, amountCents: intent.amount_capturable };
    case 'canceled':
      return { state: 'closed' };
    default:
      return { state: 'processing' };
  }
}

/** Stripe counts a refund as good while it is pending; where that fails later it says so by an event. */
export function stateOfRefund({ id: providerId, status, failure_reason }: Stripe.Refund): Refunded {
  switch (status) {
    case 'succeeded':
    case 'pending':
      return { providerId, isFailed: false, reason: null };
    case 'failed':
    case 'canceled':
      return { providerId, isFailed: true, reason: failure_reason ?? null };
    default:
      throw new UnexpectedStripeAnswer(`Refund ${providerId} is ${String(status)}`);
  }
}

/** Of an intent whose charge and balance transaction are expanded. Stripe books some charges a little later. */
export function feeOfIntent({ id, latest_charge: charge }: Stripe.PaymentIntent): number | null {
  const booked = charge !== null && typeof charge === 'object' ? charge.balance_transaction : null;
  if (booked === null || typeof booked === 'string') return null;
  if (booked.currency !== stripeCurrency())
    throw new UnexpectedStripeAnswer(`Payment ${id} was booked in ${booked.currency}`);
  return booked.fee;
}
