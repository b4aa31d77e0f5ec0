import type { ShippingMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import type { DeliveryQuote } from '#domains/pricing/model/order-sum.ts';
import { toCents } from '#engine/model/money.ts';
import type { CheckoutOptions } from './checkout-options.ts';

/** What the options say that a method costs, where producers have prices of their own; undefined: the shop's rule says it. */
export function quoteIn(
  { delivery, shippingMethods = [] }: Partial<Pick<CheckoutOptions, 'delivery' | 'shippingMethods'>>,
  method: ShippingMethod,
): DeliveryQuote | undefined {
  if (delivery === undefined) return undefined;
  const centsOf = (wanted: ShippingMethod) => {
    const offered = shippingMethods.find((each) => each.method === wanted);
    return offered && toCents(offered.price);
  };
  const [methodCents, standardCents] = [centsOf(method), centsOf('standard')];
  return methodCents === undefined || standardCents === undefined
    ? undefined
    : { methodCents, standardCents };
}

/** What a code takes off, where a place or a producer's own prices decide it. */
export function promoDiscountIn({
  promoDiscount,
  delivery,
}: Partial<Pick<CheckoutOptions, 'delivery' | 'promoDiscount'>>): number | undefined {
  return promoDiscount ?? delivery?.promoDiscount;
}
