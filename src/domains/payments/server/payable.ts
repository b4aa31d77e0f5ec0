import type { Language } from '#engine/model/languages.ts';

/** Something to pay or to promise, as its provider is asked about it. */
export interface Payable {
  id: number;
  /** What it is for: an order, or a place in a group buy. */
  orderId: number | null;
  member: { id: number; slug: string } | null;
  reference: string;
  amountCents: number;
  createdAt: Date;
  customerEmail: string;
  language: Language;
  /** What the provider calls it, once it is known. */
  sessionId: string | null;
  /** What the provider calls the money, once it is promised or received. */
  chargeId: string | null;
  /** The card only promises the money; `capture` takes it. */
  captureLater: boolean;
}

/** A payment of an order. */
export interface Attempt extends Payable {
  orderId: number;
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
