// A payment as Stripe has it, and what it makes of one that went through.
import type { Stripe } from 'stripe';
import { BLANK_CHARGE, BLANK_INTENT } from './stripe-blanks.ts';
import { nowInSeconds, type BalanceTransaction, type Intent } from './stripe-objects.ts';

export type GivenIntent = Pick<Intent, 'amount' | 'currency' | 'metadata' | 'capture_method'> &
  Partial<Intent>;

export function intentOf(id: string, given: GivenIntent): Intent {
  return {
    ...BLANK_INTENT,
    id,
    object: 'payment_intent',
    created: nowInSeconds(),
    status: 'requires_payment_method',
    amount_received: 0,
    amount_capturable: 0,
    ...given,
  };
}

/** One of $5.00 that nobody opened here. */
export const paidIntent = (id: string, metadata: Record<string, string>): Intent =>
  intentOf(id, {
    amount: 5_00,
    amount_received: 5_00,
    currency: 'usd',
    metadata,
    capture_method: 'automatic',
    status: 'succeeded',
  });

export const chargeIdOf = ({ id }: Pick<Intent, 'id'>) => `ch_${id}`;

interface State {
  refunded: number;
  /** Stripe books some charges later than it takes the money. */
  booked: BalanceTransaction | undefined;
  isDisputed: boolean;
}

export function chargeOf(intent: Intent, { refunded, booked, isDisputed }: State): Stripe.Charge {
  const { amount, amount_received: captured, created, currency, metadata } = intent;
  return {
    ...BLANK_CHARGE,
    id: chargeIdOf(intent),
    object: 'charge',
    amount,
    amount_captured: captured,
    amount_refunded: refunded,
    balance_transaction: booked ?? null,
    captured: captured > 0,
    created,
    currency,
    disputed: isDisputed,
    metadata,
    paid: true,
    payment_intent: intent.id,
    refunded: refunded === captured,
    status: 'succeeded',
  };
}
