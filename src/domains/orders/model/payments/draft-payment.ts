import { METHODS, type PaymentMethod } from './payment-method.ts';
import { PAYMENT_WINDOW_MS } from './payment-window.ts';

/** How an order that is about to be written will be paid. */
export interface DraftPayment {
  paymentMethod: PaymentMethod;
  /** Known to producers and confirmed by mail at once; otherwise when it is paid. */
  isAccepted: boolean;
  /** What the customer is sent to a provider for; null: nothing to pay, or by invoice. */
  attempt: {
    reference: string;
    /** Null: it does not wait for the customer. */ expiresAt: Date | null;
  } | null;
}

/** A card has promised the money before: nobody has to do anything more but the provider. */
export function promisedPayment(
  paymentMethod: PaymentMethod,
  orderTotalCents: number,
  { reference }: { reference: string },
): DraftPayment {
  if (orderTotalCents === 0) return { paymentMethod, isAccepted: true, attempt: null };
  return { paymentMethod, isAccepted: false, attempt: { reference, expiresAt: null } };
}

/** `reference` names the payment in URLs: nobody can guess it. */
export function draftPayment(
  paymentMethod: PaymentMethod,
  orderTotalCents: number,
  { now, reference }: { now: Date; reference: string },
): DraftPayment {
  if (METHODS[paymentMethod].provider === null || orderTotalCents === 0)
    return { paymentMethod, isAccepted: true, attempt: null };
  const expiresAt = new Date(now.getTime() + PAYMENT_WINDOW_MS);
  return { paymentMethod, isAccepted: false, attempt: { reference, expiresAt } };
}
