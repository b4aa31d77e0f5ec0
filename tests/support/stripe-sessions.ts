// Pages on which customers pay, as the shop asks Stripe for them.
import { BLANK_SESSION } from './stripe-blanks.ts';
import type { GivenIntent } from './stripe-charge.ts';
import {
  isSessionLife,
  nowInSeconds,
  StripeRefusal,
  type Intent,
  type Params,
  type Session,
} from './stripe-objects.ts';

/** The payment that goes with a page. */
export function intentAsked(params: Params): GivenIntent {
  if (!isSessionLife(Number(params.expires_at) - nowInSeconds()))
    throw new StripeRefusal(
      400,
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from creation.',
    );
  return {
    amount: Number(params['line_items[0][price_data][unit_amount]']),
    currency: params['line_items[0][price_data][currency]']!,
    metadata: {
      reference: params['payment_intent_data[metadata][reference]']!,
      mark: params['payment_intent_data[metadata][mark]']!,
    },
    capture_method: params['payment_intent_data[capture_method]'] === 'manual' ? 'manual' : 'automatic',
  };
}

export function sessionAsked(
  params: Params,
  { id, origin, intent }: { id: string; origin: string; intent: Intent },
): Session {
  return {
    ...BLANK_SESSION,
    id,
    object: 'checkout.session',
    created: nowInSeconds(),
    status: 'open',
    payment_status: 'unpaid',
    url: `${origin}/c/pay/${id}`,
    amount_total: intent.amount,
    currency: intent.currency,
    client_reference_id: params.client_reference_id ?? null,
    payment_intent: intent.id,
    success_url: params.success_url!,
    cancel_url: params.cancel_url!,
    expires_at: Number(params.expires_at),
    metadata: { mark: params['metadata[mark]']! },
  };
}
