export const PAYMENT_STATUSES = [
  'open',
  'authorized',
  'paid',
  'partly_refunded',
  'refunded',
  'cancelled',
] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What is known of an order's money, in cents. */
export interface PaidMoney {
  /** Received, whether or not it went back later. */
  paidCents: number;
  /** Gone back. */
  refundedCents: number;
  /** Promised by a card and not taken yet. */
  authorizedCents: number;
  /** What the customer still has to pay. */
  openCents: number;
}

/** The status of a payment is nothing but this function of its money. `isCancelled`: the whole order is. */
export function paymentStatusOf(
  { paidCents, refundedCents, authorizedCents, openCents }: PaidMoney,
  isCancelled: boolean,
): PaymentStatus {
  if (openCents > 0) return authorizedCents > 0 ? 'authorized' : 'open';
  if (refundedCents > 0) return refundedCents < paidCents ? 'partly_refunded' : 'refunded';
  return paidCents === 0 && isCancelled ? 'cancelled' : 'paid';
}
