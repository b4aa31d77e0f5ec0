import type { Language } from '#shared/languages.ts';

/** A payment as its provider is asked about it. */
export interface Attempt {
  id: number;
  orderId: number;
  reference: string;
  amountCents: number;
  createdAt: Date;
  customerEmail: string;
  language: Language;
  /** What the provider calls it, once it is known. */
  sessionId: string | null;
  /** What the provider calls the money, once it is promised or received. */
  moneyId: string | null;
}

/** What a provider says of a payment. Only its word counts, never the browser's return. */
export type ProviderState =
  | { state: 'open'; redirectUrl: string }
  /** The customer has done everything, the money is on its way or not. */
  | { state: 'processing' }
  | { state: 'authorized'; providerId: string; amountCents: number }
  | { state: 'paid'; providerId: string; amountCents: number }
  /** Nobody can pay it any more. */
  | { state: 'closed' };

export interface Refunded {
  /** What the provider calls the refund. */
  providerId: string;
  /** It could not be given back, and will not be by trying again. */
  isFailed: boolean;
  /** In the provider's words; null: it went back, or nobody says why not. */
  reason: string | null;
}

/**
 * The port behind which payments are made. Calls go over the network, so none happens inside a transaction; each may be
 * made again after a failure or a crash and then does nothing twice.
 */
export interface PaymentProvider {
  /** Where the customer pays. Again for the same attempt, it is the same place. */
  start(
    attempt: Attempt,
    how?: {
      /** The card only promises the money; `capture` takes it. */
      captureLater: boolean;
    },
  ): Promise<{ sessionId: string | null; redirectUrl: string }>;
  lookUp(attempt: Attempt): Promise<ProviderState>;
  /** Takes what a card has promised; at most that much. */
  capture(attempt: Attempt, amountCents: number): Promise<ProviderState>;
  /** Ends it where it is still open, and says what is true then: one that was paid stays paid. */
  cancel(attempt: Attempt): Promise<ProviderState>;
  refund(attempt: Attempt, amountCents: number, idempotencyKey: string): Promise<Refunded>;
  /** What the provider keeps of money that came in, in cents; null: it cannot say yet. */
  feeOf(attempt: Attempt): Promise<number | null>;
}
