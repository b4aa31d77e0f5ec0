// The shapes in which Stripe speaks. They are those of Stripe's SDK, which are made from its published OpenAPI description
// (its version is in node_modules/stripe/OPENAPI_VERSION): an answer that leaves out or misspells a field does not compile,
// nor does a call of ours with a parameter that Stripe does not know. What is really said is checked as well
// (stripe-description.ts).
import type { Stripe } from 'stripe';

export type Params = Record<string, string>;

/** Stripe's clock. */
export const nowInSeconds = () => Math.floor(Date.now() / 1000);

export class StripeRefusal extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** Of a card that was declined. */
  readonly intent: Intent | undefined;

  constructor(status: number, message: string, code?: string, intent?: Intent) {
    super(message);
    this.intent = intent;
    this.status = status;
    this.code = code;
  }
}

export interface Intent extends Stripe.PaymentIntent {
  metadata: Params;
}

export interface Session extends Stripe.Checkout.Session {
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  success_url: string;
  cancel_url: string;
}

export interface Refund extends Stripe.Refund {
  status: 'succeeded' | 'pending' | 'failed';
  payment_intent: string;
}

export interface Dispute extends Stripe.Dispute {
  payment_intent: string;
}

/** As far as the shop reads one: Stripe has a type for each of 200 events, all of this form. */
export type StripeEvent = Omit<Stripe.EventBase, 'type' | 'data'> & {
  type: string;
  data: { object: object };
};

export interface BalanceTransaction extends Stripe.BalanceTransaction {
  source: string | null;
}

export interface Account extends Stripe.Account {
  capabilities: { transfers: 'active' | 'inactive' | 'pending' };
}

export interface Transfer extends Stripe.Transfer {
  destination: string;
}

export type TransferReversal = Stripe.TransferReversal;

export type Answer =
  | Stripe.Account
  | Stripe.AccountLink
  | Stripe.Checkout.Session
  | Stripe.Customer
  | Stripe.PaymentMethod
  | Stripe.ApiList<Stripe.PaymentIntent>
  | Stripe.Dispute
  | Stripe.PaymentIntent
  | Stripe.Refund
  | Stripe.Transfer
  | Stripe.TransferReversal
  | Stripe.ApiList<Stripe.BalanceTransaction>
  | Stripe.ApiList<Stripe.Refund>
  | Stripe.ApiList<Stripe.Transfer>
  | Stripe.ApiList<Stripe.TransferReversal>
  | TaxAnswer;

export type TaxAnswer =
  | Stripe.Tax.Calculation
  | Stripe.Tax.Settings
  | Stripe.Tax.Transaction
  | Stripe.ApiList<Stripe.Tax.CalculationLineItem>
  | Stripe.ApiList<Stripe.Tax.TransactionLineItem>;

/** Half an hour to a day. */
export const isSessionLife = (seconds: number) => seconds >= 30 * 60 && seconds <= 24 * 60 * 60;

export function metadataOf(params: Params): Params {
  const named = Object.entries(params).filter(([name]) => name.startsWith('metadata['));
  return Object.fromEntries(named.map(([name, value]) => [name.slice('metadata['.length, -1), value]));
}
