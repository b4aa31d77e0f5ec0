import { z } from 'zod';
import { policies } from '#engine/model/policies.ts';
import type { PaymentMethod } from './payment-method.ts';

/** A guest's large order by invoice keeps its units for so long; then it is cancelled unless its mail was answered. */
export const CONFIRM_WINDOW_MS = 60 * 60 * 1000;

/**
 * Guests who share an IP address (an office, a phone network) may together order so many times the limit within a day.
 * One mailbox may not.
 */
const NETWORK_SHARE = 5;

interface GuestOrder {
  /** The shop has heard from the account: its mailbox has answered, or it has paid once. Guests never are. */
  isKnown: boolean;
  paymentMethod: PaymentMethod;
  /** What is left to pay by the method. */
  orderTotalCents: number;
}

/** What guests have ordered by invoice within a day, this order included, in cents. */
export interface GuestInvoices {
  ofMailboxCents: number;
  ofNetworkCents: number;
}

/** Registering makes nobody known: an account that is not is a guest here. */
export function isGuestInvoice({ isKnown, paymentMethod }: Omit<GuestOrder, 'orderTotalCents'>): boolean {
  return !isKnown && paymentMethod === 'invoice';
}

/**
 * Whether an order counts only once the link of its mail was followed: nobody shall take the shop's stock by an invoice
 * that nobody will pay, in one order or in ten that each stay below the limit.
 */
export function mustBeConfirmed(order: GuestOrder, together: GuestInvoices): boolean {
  const limitCents = policies().guestInvoiceLimitCents;
  return (
    isGuestInvoice(order) &&
    // Gift cards and credit have paid it.
    order.orderTotalCents > 0 &&
    (Math.max(order.orderTotalCents, together.ofMailboxCents) > limitCents ||
      isMoreThanOfNetwork(together.ofNetworkCents))
  );
}

/** Whether guests who share an IP address have wanted more by invoice within a day than is taken without an answer. */
export const isMoreThanOfNetwork = (cents: number): boolean =>
  cents > policies().guestInvoiceLimitCents * NETWORK_SHARE;

/** How far an order that has to be confirmed is. 'over': cancelled, or about to be. */
export const CONFIRMATION_STATES = ['waiting', 'confirmed', 'over'] as const;

export const confirmationSchema = z.object({
  orderId: z.number(),
  state: z.enum(CONFIRMATION_STATES),
  confirmBy: z.iso.datetime(),
  orderTotal: z.number(),
  /** Opens the order's page. */
  token: z.string(),
});

export type Confirmation = z.infer<typeof confirmationSchema>;

export function confirmationState(
  { acceptedAt, status, confirmBy }: { acceptedAt: Date | null; status: string; confirmBy: Date },
  now: Date,
): Confirmation['state'] {
  if (acceptedAt !== null) return 'confirmed';
  return status === 'pending' && now < confirmBy ? 'waiting' : 'over';
}
