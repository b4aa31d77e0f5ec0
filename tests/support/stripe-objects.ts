// The shapes in which Stripe speaks, as far as the stand-in does.

export type Params = Record<string, string>;

export class StripeRefusal extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, message: string, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export interface Intent {
  id: string;
  object: 'payment_intent';
  status: 'requires_payment_method' | 'requires_capture' | 'succeeded' | 'canceled';
  amount: number;
  amount_received: number;
  amount_capturable: number;
  currency: string;
  metadata: Params;
  capture_method: 'automatic' | 'manual';
}

export interface Session {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  url: string | null;
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  payment_intent: string | null;
  success_url: string;
  cancel_url: string;
  expires_at: number;
  metadata: Params;
}

export interface Refund {
  id: string;
  object: 'refund';
  status: 'succeeded' | 'pending' | 'failed';
  amount: number;
  payment_intent: string;
  metadata: Params;
  failure_reason?: string;
}

export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  created: number;
  charge: string;
  payment_intent: string;
  reason: string;
  status:
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'warning_closed'
    | 'needs_response'
    | 'under_review'
    | 'won'
    | 'lost';
  balance_transactions: { id: string; amount: number; fee: number; net: number; currency: string }[];
  evidence: Params;
  evidence_details: {
    due_by: number | null;
    has_evidence: boolean;
    past_due: boolean;
    submission_count: number;
  };
  is_charge_refundable: boolean;
  metadata: Params;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  /** In seconds. */
  created: number;
  livemode: boolean;
  account?: string;
  data: { object: object };
}

export interface BalanceTransaction {
  id: string;
  object: 'balance_transaction';
  type: string;
  amount: number;
  fee: number;
  net: number;
  currency: string;
  created: number;
  /** What it is about. */
  source: string | null;
}

export interface Account {
  id: string;
  object: 'account';
  type: 'express';
  created: number;
  charges_enabled: boolean;
  payouts_enabled: boolean;
  details_submitted: boolean;
  capabilities: { transfers: 'active' | 'inactive' | 'pending' };
  requirements: { currently_due: string[]; past_due: string[]; disabled_reason: string | null };
  external_accounts: { data: { id: string; last4: string }[] };
  metadata: Params;
}

export interface Transfer {
  id: string;
  object: 'transfer';
  amount: number;
  amount_reversed: number;
  balance_transaction: string;
  created: number;
  currency: string;
  description: null;
  destination: string;
  livemode: boolean;
  metadata: Params;
  reversals: { object: 'list'; data: TransferReversal[]; has_more: boolean; url: string };
  reversed: boolean;
  source_transaction: null;
  transfer_group: string | null;
}

export interface TransferReversal {
  id: string;
  object: 'transfer_reversal';
  amount: number;
  balance_transaction: string;
  created: number;
  currency: string;
  destination_payment_refund: null;
  metadata: Params;
  source_refund: null;
  transfer: string;
}
