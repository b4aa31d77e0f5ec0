import type { OrderSum } from '#domains/pricing/model/order-sum.ts';
import { taxesOfOrder, toTaxes, type ComputedTaxes } from '#domains/taxes/model/order-taxes.ts';
import { owesTaxItself } from '#domains/taxes/model/reverse-charge.ts';
import type { RateInForce } from '#domains/taxes/model/rate-for.ts';
import { toDollars } from '#engine/model/money.ts';
import type { Place } from '#engine/model/places/address.ts';
import { policies } from '#engine/model/policies.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import type { Cart, cartTaxesShape } from './cart.ts';

export type CartTaxes = Pick<Cart, keyof typeof cartTaxesShape>;

type TaxedLine = { category: string; finalCents: number };

interface TaxedAt {
  rates: readonly RateInForce[];
  /** For which the customer's account is marked as a business; null: it is none. */
  businessVatId: string | null;
}

/** The shop's own country, as long as nobody has said where something goes. */
export const homePlace = (): Place => ({ country: shopHome().country, region: null, postalCode: null });

/** By the shop's choices, at a place. */
export function taxesAt(
  lines: readonly TaxedLine[],
  sum: OrderSum,
  { place, rates, businessVatId }: TaxedAt & { place: Place },
): ComputedTaxes {
  const { taxMode: mode, taxShippingCategory: shippingCategory } = policies();
  const reverseCharge = owesTaxItself(businessVatId, place);
  return taxesOfOrder(lines, sum, { mode, shippingCategory, place, rates, reverseCharge });
}

/** `place`: null where nobody has said it. */
export function cartTaxes(
  lines: readonly TaxedLine[],
  sum: OrderSum,
  { place, rates, businessVatId }: TaxedAt & { place: Place | null },
): CartTaxes & { dueCents: number } {
  const { taxMode: mode, taxShippingCategory: shippingCategory } = policies();
  const taxes = taxesOfOrder(lines, sum, {
    mode,
    shippingCategory,
    place: place ?? homePlace(),
    rates,
    reverseCharge: owesTaxItself(businessVatId, place),
  });
  return {
    taxTotal: toDollars(taxes.taxTotalCents),
    taxes: toTaxes([...taxes.lines, taxes.shippingTax, taxes.giftWrapTax]),
    taxIncluded: taxes.taxIncluded,
    taxReason: taxes.taxReason,
    taxRelief: taxes.taxReason === null ? 0 : toDollars(0 - taxes.dueCents),
    taxEstimated: policies().taxMode !== 'none' && place === null,
    taxUnknown: taxes.unknown.length > 0,
    dueCents: taxes.dueCents,
  };
}
