import type { OrderSum } from '#domains/pricing/model/order-sum.ts';
import { taxesOfOrder, toTaxes, type ComputedTaxes } from '#domains/taxes/model/order-taxes.ts';
import type { RateInForce } from '#domains/taxes/model/rate-for.ts';
import { toDollars } from '#engine/model/money.ts';
import type { Place } from '#engine/model/places/address.ts';
import { policies } from '#engine/model/policies.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import type { Cart } from './cart.ts';

export type CartTaxes = Pick<Cart, 'taxTotal' | 'taxes' | 'taxIncluded' | 'taxEstimated' | 'taxUnknown'>;

type TaxedLine = { category: string; finalCents: number };

/** The shop's own country, as long as nobody has said where something goes. */
export const homePlace = (): Place => ({ country: shopHome().country, region: null, postalCode: null });

/** By the shop's choices, at a place. */
export function taxesAt(
  lines: readonly TaxedLine[],
  sum: OrderSum,
  at: { place: Place; rates: readonly RateInForce[]; reverseCharge?: boolean },
): ComputedTaxes {
  const { taxMode: mode, taxShippingCategory: shippingCategory } = policies();
  return taxesOfOrder(lines, sum, { mode, shippingCategory, ...at });
}

/** `place`: null where nobody has said it. */
export function cartTaxes(
  lines: readonly TaxedLine[],
  sum: OrderSum,
  { place, ...at }: { place: Place | null; rates: readonly RateInForce[]; reverseCharge?: boolean },
): CartTaxes & { dueCents: number } {
  const taxes = taxesAt(lines, sum, { place: place ?? homePlace(), ...at });
  return {
    taxTotal: toDollars(taxes.taxTotalCents),
    taxes: toTaxes([...taxes.lines, taxes.shippingTax, taxes.giftWrapTax]),
    taxIncluded: taxes.taxIncluded,
    taxEstimated: policies().taxMode !== 'none' && place === null,
    taxUnknown: taxes.unknown.length > 0,
    dueCents: taxes.dueCents,
  };
}
