import type { OrderSum } from '#domains/pricing/model/order-sum.ts';
import type { Place } from '#engine/model/places/address.ts';
import { policies } from '#engine/model/policies.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { taxesOfOrder, type ComputedTaxes } from './order-taxes.ts';
import type { RateInForce } from './rate-for.ts';
import { owesTaxItself } from './reverse-charge.ts';

/** Something that is about to be sold, as far as taxes ask. */
export interface TaxedSale {
  lines: readonly { category: string; finalCents: number }[];
  /** Without tax on top. */
  sum: OrderSum;
  place: Place;
  /** For which the customer's account is marked as a business; null: it is none. */
  businessVatId: string | null;
}

/** The shop's own country, as long as nobody has said where something goes. */
export const homePlace = (): Place => ({ country: shopHome().country, region: null, postalCode: null });

/** By the shop's choices and the rates of the day. */
export function taxesByRates(sale: TaxedSale, rates: readonly RateInForce[]): ComputedTaxes {
  const { taxMode: mode, taxShippingCategory: shippingCategory } = policies();
  const { lines, sum, place } = sale;
  const reverseCharge = owesTaxItself(sale.businessVatId, place);
  return taxesOfOrder(lines, sum, { mode, shippingCategory, place, rates, reverseCharge });
}

/** What a cart would be taxed by at home. A business pays there without tax what leaves the country, as most of its orders do. */
export function taxesAtHome(sale: Omit<TaxedSale, 'place'>, rates: readonly RateInForce[]): ComputedTaxes {
  const { taxMode: mode, taxShippingCategory: shippingCategory } = policies();
  const { lines, sum, businessVatId } = sale;
  const reverseCharge = owesTaxItself(businessVatId, null);
  return taxesOfOrder(lines, sum, { mode, shippingCategory, place: homePlace(), rates, reverseCharge });
}
