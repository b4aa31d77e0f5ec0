import {
  isPlaceMethod,
  METHOD_RULES,
  type ShippingMethod,
} from '#domains/pricing/model/delivery/method-rules.ts';
import type { CheckoutOptions } from './checkout-options.ts';

type OfferedMethod = CheckoutOptions['shippingMethods'][number];

interface Cheaper {
  /** Costs less and arrives no later. */
  method: ShippingMethod;
  /** It is so because the dearer one leaves a day later after this hour of the shop's day; null: it has no such hour. */
  cutOffMs: number | null;
}

/** The cheapest method that brings the order at least as early as a dearer one does today; undefined where none does. */
export function noFasterThan(dearer: OfferedMethod, offered: readonly OfferedMethod[]): Cheaper | undefined {
  const [cheapest] = offered
    // What is fetched, or comes in a slot, is another thing: nobody compares the two by the day alone.
    .filter(
      ({ method, price, latest }) =>
        !isPlaceMethod(method) && price < dearer.price && latest <= dearer.earliest,
    )
    .toSorted((one, other) => one.price - other.price);
  return cheapest && { method: cheapest.method, cutOffMs: METHOD_RULES[dearer.method].cutOffMs };
}
