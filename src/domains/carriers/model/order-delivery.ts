import { methodPrice } from '#domains/pricing/model/delivery/method-rules.ts';
import type { DeliveryQuote } from '#domains/pricing/model/order-sum.ts';
import { CARRIED_METHODS, type CarriedMethod, type ParcelRates } from './parcel-rates.ts';

/** A parcel with what it costs by itself. */
export interface RatedParcel {
  producerName: string;
  rates: ParcelRates;
}

export type DeliveryQuotes = Readonly<Record<CarriedMethod, DeliveryQuote>>;

/**
 * What delivery of an order costs: its parcels with a price of their own, each by itself, and all others together once by
 * the shop's rule, as if they were the whole order. `ruleCents` is what that says of the standard method for the whole
 * cart, so goods of every producer help to reach the shop's free shipping. `others`: whether there are such parcels.
 */
export function quotesOf(
  rated: readonly RatedParcel[],
  { others, ruleCents }: { others: boolean; ruleCents: number },
): DeliveryQuotes {
  const cents = (method: CarriedMethod) => {
    const rule = others ? (methodPrice(method).priceCents ?? ruleCents) : 0;
    return rated.reduce((sum, { rates }) => sum + rates[method], rule);
  };
  const standardCents = cents('standard');
  const quotes = CARRIED_METHODS.map((method) => [method, { methodCents: cents(method), standardCents }]);
  return Object.fromEntries(quotes) as DeliveryQuotes;
}
