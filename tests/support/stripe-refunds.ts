import type { Stripe } from 'stripe';
import type { Params, Refund } from './stripe-objects.ts';

/** What went back of a payment, as Stripe lists it. */
export function listRefunds(
  refunds: ReadonlyMap<string, Refund>,
  { payment_intent }: Params,
): Stripe.ApiList<Stripe.Refund> {
  const data = [...refunds.values()].filter((refund) => refund.payment_intent === payment_intent);
  return { object: 'list', url: '/v1/refunds', data, has_more: false };
}
