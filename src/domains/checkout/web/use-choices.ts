import { useWatch } from 'react-hook-form';
import { choicesOf } from '#domains/checkout/model/order-choices.ts';
import type { OrderChoices } from '#domains/pricing/model/order-sum.ts';
import type { CheckoutFormState } from './checkout-fields.ts';

/** What is chosen in the form at this moment, as far as it costs something. */
export function useChoices({ control }: CheckoutFormState): OrderChoices {
  const [shippingMethod, coldChain, giftWrap] = useWatch({
    control,
    name: ['shippingMethod', 'coldChain', 'giftWrap'],
  });
  return choicesOf({ shippingMethod, coldChain, giftWrap });
}
