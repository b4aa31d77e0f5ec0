import { PLAIN_DELIVERY, type OrderDelivery } from '#domains/orders/model/draft-order.ts';
import { PLAIN_CHOICES, type DeliveryQuote, type OrderChoices } from '#domains/pricing/model/order-sum.ts';
import type { Checkout } from './checkout.ts';

type Chosen = Pick<
  Checkout,
  'shippingMethod' | 'coldChain' | 'deliveryDate' | 'giftWrap' | 'giftMessage' | 'giftTo' | 'giftFrom'
>;

/** How the order is to be delivered; what was left out is as it is without asking. */
export function deliveryOf(checkout: Chosen): OrderDelivery {
  return {
    shippingMethod: checkout.shippingMethod ?? PLAIN_DELIVERY.shippingMethod,
    coldChain: checkout.coldChain ?? PLAIN_DELIVERY.coldChain,
    deliveryDate: checkout.deliveryDate ?? PLAIN_DELIVERY.deliveryDate,
    giftMessage: checkout.giftMessage || PLAIN_DELIVERY.giftMessage,
    giftTo: checkout.giftTo || PLAIN_DELIVERY.giftTo,
    giftFrom: checkout.giftFrom || PLAIN_DELIVERY.giftFrom,
  };
}

/** What the choices of a checkout mean for its price. `quote`: of a place, or of a carrier. */
export function choicesOf(checkout: Chosen, quote?: DeliveryQuote): OrderChoices {
  const { shippingMethod: method, coldChain } = deliveryOf(checkout);
  const giftWrap = checkout.giftWrap ?? PLAIN_CHOICES.giftWrap;
  return { ...PLAIN_CHOICES, method, coldChain, giftWrap, ...(quote && { quote }) };
}

/** The choices with what delivery costs, where that is not the shop's own rule. */
export function quoted<Choices extends Partial<OrderChoices>>(
  choices: Choices,
  quote: DeliveryQuote | undefined,
): Choices {
  return quote === undefined ? choices : { ...choices, quote };
}
