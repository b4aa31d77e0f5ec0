import { CONFIRM_WINDOW_MS } from './confirmation.ts';
import { rulesOf, type PaymentMethod } from './payment-method.ts';
import { PAYMENT_WINDOW_MS } from './payment-window.ts';

/** How an order that is about to be written will be paid. */
export interface DraftPayment {
  paymentMethod: PaymentMethod;
  /** Known to producers and confirmed by mail at once; otherwise when it is paid, or its guest has confirmed it. */
  isAccepted: boolean;
  /** Until then its guest has to confirm it; null: it need not be confirmed. */
  confirmBy: Date | null;
  /** What the customer is sent to a provider for; null: nothing to pay, or by invoice. */
  attempt: {
    reference: string;
    /** What gift cards and credit leave to pay. */
    amountCents: number;
    /** Null: it does not wait for the customer. */
    expiresAt: Date | null;
  } | null;
}

const AT_ONCE = { isAccepted: true, confirmBy: null, attempt: null } as const;

/** A card has promised the money before: nobody has to do anything more but the provider. */
export function promisedPayment(
  paymentMethod: PaymentMethod,
  orderTotalCents: number,
  { reference }: { reference: string },
): DraftPayment {
  if (orderTotalCents === 0) return { paymentMethod, ...AT_ONCE };
  return {
    paymentMethod,
    isAccepted: false,
    confirmBy: null,
    attempt: { reference, amountCents: orderTotalCents, expiresAt: null },
  };
}

/** `openCents`: what is left to pay by the method. `reference` names the payment in URLs: nobody can guess it. `mustConfirm`: by the link of a mail, within the hour. */
export function draftPayment(
  paymentMethod: PaymentMethod,
  openCents: number,
  { now, reference, mustConfirm = false }: { now: Date; reference: string; mustConfirm?: boolean },
): DraftPayment {
  if (mustConfirm) {
    const confirmBy = new Date(now.getTime() + CONFIRM_WINDOW_MS);
    return { paymentMethod, isAccepted: false, confirmBy, attempt: null };
  }
  if (rulesOf(paymentMethod).provider === null || openCents === 0) return { paymentMethod, ...AT_ONCE };
  const expiresAt = new Date(now.getTime() + PAYMENT_WINDOW_MS);
  return {
    paymentMethod,
    isAccepted: false,
    confirmBy: null,
    attempt: { reference, amountCents: openCents, expiresAt },
  };
}
