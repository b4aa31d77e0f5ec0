import type { ProviderName } from '#domains/orders/model/payments/payment-method.ts';
import type { MoveKind } from '#domains/payments/model/reconciliation/match.ts';
import type { DisputeReason, Evidence } from '#domains/payments/model/disputes/dispute.ts';
import type { DisputeStatus } from '#domains/payments/model/disputes/dispute-status.ts';
import type {
  PayoutProvider,
  ReportedAccount,
  ReportedReversal,
} from '#domains/ledger/server/payout-provider.ts';
import { randomBytes } from 'node:crypto';
import type { CardKeeper } from './card-keeper.ts';
import type { Payable, ProviderState } from './payable.ts';

export interface Refunded {
  /** What the provider calls the refund. */
  providerId: string;
  /** It could not be given back, and will not be by trying again. */
  isFailed: boolean;
  /** In the provider's words; null: it went back, or nobody says why not. */
  reason: string | null;
}

/** What it says of a payment, or that a try of it was declined. */
export type ReportedState = ProviderState | { state: 'declined'; providerId: string };

/**
 * News of a payment, or of a refund. Others may use the same account with the provider, so nothing of it is read before it
 * is known to be ours: what we have asked for is in our tables, or carries our mark.
 */
export type PaymentNews =
  | { reference: string; isMarked: boolean; report: () => ReportedState }
  | { refundId: string; chargeId: string; isMarked: boolean; failed: () => Refunded }
  /** A dispute carries nothing of ours: where we do not know the money, the provider has to be asked whose it is. */
  | { chargeId: string; askWhetherOurs: () => Promise<boolean>; dispute: () => ReportedDispute }
  /** `isMarked`: it was made for us a moment ago, and may not be written down yet. */
  | { accountId: string; isMarked: boolean; account: () => ReportedAccount }
  | { transferId: string; isMarked: boolean; reversals: () => ReportedReversal[] };

/** What a provider says of a payment that a customer disputes. */
export interface ReportedDispute {
  providerId: string;
  amountCents: number;
  reason: DisputeReason;
  openedAt: Date;
  status: DisputeStatus;
  /** When it was so. */
  at: Date;
  dueBy: Date | null;
  /** What was moved for it so far: above zero the bank took it, below zero it came again. */
  moves: { providerId: string; takenCents: number; feeCents: number }[];
}

/** What a provider does about disputes. Every call may be made again. */
export interface DisputeDesk {
  /** Once sent it stands: sent again, it changes nothing. */
  sendEvidence(
    providerId: string,
    evidence: Evidence & { note: string | null },
    options: { idempotencyKey: string; now: Date },
  ): Promise<ReportedDispute>;
  accept(providerId: string, options: { idempotencyKey: string; now: Date }): Promise<ReportedDispute>;
}

/** A line of the shop's balance with a provider. */
export interface BalanceLine {
  providerId: string;
  /** 'fee': kept without a payment; null: nothing that our books know. */
  kind: MoveKind | 'fee' | null;
  /** What it belongs to, as our books name it. */
  subject: string;
  /** Above zero: it came in. Before the fee. */
  amountCents: number;
  feeCents: number;
  /** It carries our mark, or belongs to this payment, account or transfer. */
  isMarked: boolean;
  about: string | null;
  at: Date;
}

export interface BalanceBook {
  /** Newest first, those after the one named; `nextAfter` is null where there are no more. */
  page(from: { since: Date; after: string | null }): Promise<{
    lines: BalanceLine[];
    nextAfter: string | null;
  }>;
}

/** What our marks on a provider's objects are signed over, so that nobody else's can be taken for ours. */
export function markSubject(reference: string): [purpose: string, subject: string] {
  return ['payment-mark', reference];
}

/** What a provider tells by itself, in our words. It may tell the same more than once. */
export interface ProviderEvent {
  provider: ProviderName;
  /** What the provider calls it. */
  id: string;
  /** In the provider's words, for the record. */
  type: string;
  /** As it came: the same event has the same. */
  body: Buffer;
  /** Undefined: nothing that we asked for. */
  news: PaymentNews | undefined;
}

/**
 * The port behind which payments are made. Calls go over the network, so none happens inside a transaction; each may be
 * made again after a failure or a crash and then does nothing twice.
 */
export interface PaymentProvider {
  /** Where the customer pays. Again for the same attempt, it is the same place. */
  start(attempt: Payable): Promise<{ sessionId: string | null; redirectUrl: string }>;
  lookUp(attempt: Payable): Promise<ProviderState>;
  /** Takes what a card has promised; at most that much. */
  capture(attempt: Payable, amountCents: number): Promise<ProviderState>;
  /** Ends it where it is still open, and says what is true then: one that was paid stays paid. */
  cancel(attempt: Payable): Promise<ProviderState>;
  refund(attempt: Payable, amountCents: number, idempotencyKey: string): Promise<Refunded>;
  /** What the provider keeps of money that came in, in cents; null: it cannot say yet. */
  feeOf(attempt: Payable): Promise<number | null>;
  /** Undefined: it keeps no cards. */
  readonly cards?: CardKeeper;
  /** Undefined: nobody disputes its payments. */
  readonly disputes?: DisputeDesk;
  /** Undefined: it keeps no balance for us. */
  readonly balance?: BalanceBook;
  /** Undefined: it pays nobody. */
  readonly payouts?: PayoutProvider | undefined;
}

/** 144 bits: everybody who holds it may pay, and nobody can guess it. */
export function newReference(): string {
  return randomBytes(18).toString('base64url');
}
