import { toTaxes, type ComputedTaxes } from '#domains/taxes/model/order-taxes.ts';
import { toAmount } from '#engine/model/money.ts';
import { policies } from '#engine/model/policies.ts';
import type { Cart, cartTaxesShape } from './cart.ts';

export type CartTaxes = Pick<Cart, keyof typeof cartTaxesShape>;

/** What customers read of the taxes of a cart. `isEstimated`: nobody has said where it goes, or it could not be asked. */
export function toCartTaxes(taxes: ComputedTaxes, isEstimated: boolean): CartTaxes {
  return {
    taxTotal: toAmount(taxes.taxTotalCents),
    taxes: toTaxes([...taxes.lines, taxes.shippingTax, taxes.giftWrapTax]),
    taxIncluded: taxes.taxIncluded,
    taxReason: taxes.taxReason,
    taxRelief: taxes.taxReason === null ? 0 : toAmount(0 - taxes.dueCents),
    taxEstimated: policies().taxMode !== 'none' && isEstimated,
    taxUnknown: taxes.unknown.length > 0,
  };
}
