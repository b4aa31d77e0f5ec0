import type { UseFormReturn } from 'react-hook-form';
import type { Checkout } from '#domains/checkout/model/checkout.ts';

export type CheckoutFormState = UseFormReturn<Checkout>;

/** The form before anything is typed or chosen: nothing in it costs extra. */
export const NO_FIELDS = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  shippingAddress: '',
  shippingMethod: 'standard',
  coldChain: false,
  deliveryDate: '',
  giftWrap: false,
  giftMessage: '',
} satisfies Checkout;

/** What was typed and chosen; what was left as it was is not sent. */
export function filledIn(checkout: Checkout): Checkout {
  const filled = Object.entries(checkout).filter(
    ([name, value]) => value !== undefined && value !== NO_FIELDS[name as keyof typeof NO_FIELDS],
  );
  return Object.fromEntries(filled) as Checkout;
}
